import TabRaster

extension UIImage {
  /// Creates the image of a symbol, or returns nil where the stand-in's own set has none of that name.
  ///
  /// Its size is that of symbols in a tab bar.
  public convenience init?(systemName name: String) {
    guard let icon = IconCache.shared.icon(named: name) else { return nil }
    self.init(values: ImageValues(content: .symbol(icon), scale: 3, renderingMode: .automatic))
  }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool {
    if case .symbol = values.content { true } else { false }
  }
}
