public import Foundation

extension TabBarTheme {
  /// The name of a theme that exists at compile time, so that the compiler checks its spelling.
  ///
  ///     try tabBarController.applyTheme(.named(.night))
  ///
  /// The plugin `TabThemePlugin` declares one for each theme file of a target, with the target's
  /// bundle. Themes that come with the package are values, as in ``TabBarTheme/midnight``.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The ``TabBarTheme/name`` of the theme.
    public let rawValue: String

    /// The bundle that has the theme among its resources, or `nil` if the name isn't bound to a
    /// bundle.
    public let bundle: Bundle?

    /// Creates a name that isn't bound to a bundle.
    ///
    /// - Parameter rawValue: The ``TabBarTheme/name`` of the theme.
    public init(rawValue: String) {
      self.rawValue = rawValue
      bundle = nil
    }

    /// Creates the name of a theme in a bundle.
    ///
    ///     let night = TabBarTheme.Name("Night", in: .module)
    ///
    /// - Parameters:
    ///   - name: The ``TabBarTheme/name`` of the theme.
    ///   - bundle: The bundle that has the theme among its resources.
    public init(_ name: String, in bundle: Bundle) {
      rawValue = name
      self.bundle = bundle
    }
  }
}

extension TabBarTheme.Name: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension TabBarTheme.Name: CustomStringConvertible {
  public var description: String { rawValue }
}
