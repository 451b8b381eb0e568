import TabRaster

extension UIImage {
  /// Creates a symbol image; returns nil if the stand-in's icons have no such name.
  ///
  /// The image has the size of symbols in a tab bar.
  public convenience init?(systemName name: String) {
    let found = IconCache.shared.icon(named: name)
    MissingNames.note(.symbol, name, isFound: found != nil)
    guard let icon = found else { return nil }
    self.init(values: ImageValues(content: .symbol(icon), scale: 3, renderingMode: .automatic))
  }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool {
    if case .symbol = values.content { true } else { false }
  }
}
