public import Foundation

extension TabBarTheme {
  /// A theme that comes with the package, or one of a bundle that its name knows.
  ///
  ///     try tabBarController.applyTheme(.named(.midnight))
  ///
  /// - Parameter name: The theme's name, in any case.
  /// - Returns: The theme.
  /// - Throws: ``TabBarThemeNameError`` if there is no such theme; it names the nearest. For a theme
  ///   of a bundle also ``TabBarThemeError`` if its file can't be read.
  public static func named(_ name: Name) throws -> TabBarTheme {
    if let bundle = name.bundle { return try named(name, in: bundle) }
    return try named(name.rawValue)
  }

  /// A theme among the resources of a bundle, or else one that comes with the package.
  ///
  ///     try tabBarController.applyTheme(.named("Night", in: .module))
  ///
  /// - Parameters:
  ///   - name: The theme's name, in any case.
  ///   - bundle: A bundle with theme files (`*.tabtheme.json`) in its uppermost folder.
  /// - Returns: The theme.
  /// - Throws: ``TabBarThemeNameError`` if no theme has the name, ``TabBarThemeError`` if its file can't
  ///   be read. Other files may be broken. To ask for many themes, make a ``TabBarThemeCatalog``.
  public static func named(_ name: Name, in bundle: Bundle) throws -> TabBarTheme {
    try TabBarThemeCatalog(.bundle(bundle), .builtIn).theme(named: name.rawValue)
  }
}
