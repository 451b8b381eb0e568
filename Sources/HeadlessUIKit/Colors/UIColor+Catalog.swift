extension UIColor {
  /// Creates a color of an asset catalog in the main bundle, or returns nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color of an asset catalog in a bundle, or returns nil if there is none.
  ///
  /// Catalogs aren't compiled here: they are read as the folders that Xcode keeps them in. The color follows style,
  /// contrast and the kind of device.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = try? AssetCatalogs(bundle ?? .main).color(named: name) else { return nil }
    self.init(.dynamic(DynamicProvider(of: color) { color.uiColor(for: $0) }))
  }
}
