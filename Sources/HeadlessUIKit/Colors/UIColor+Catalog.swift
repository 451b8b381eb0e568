extension UIColor {
  /// Creates a color from an asset catalog in the main bundle; returns nil if none has this name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color from an asset catalog in a bundle; returns nil if none has this name.
  ///
  /// Catalogs aren't compiled here but read from Xcode's source folders. The color adapts to style, contrast and
  /// device.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let found = try? AssetCatalogs(bundle ?? .main).color(named: name)
    MissingNames.note(.color, name, isFound: found != nil)
    guard let color = found else { return nil }
    self.init(.dynamic(DynamicProvider(of: color) { color.uiColor(for: $0) }))
  }
}
