public import Foundation

extension TabBarTheme {
  /// The name of a theme that is known when code is written, so that the compiler checks it.
  ///
  ///     try tabBarController.applyTheme(.named(.midnight))
  ///
  /// The built-in themes have names here; the plugin `TabThemePlugin` declares one for each theme
  /// file of a target, which knows the target's bundle.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The ``TabBarTheme/name`` of the theme.
    public let rawValue: String

    /// The bundle that has the theme among its resources, or `nil` if the name is one of any
    /// bundle.
    public let bundle: Bundle?

    /// Creates a name.
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

extension TabBarTheme.Name {
  /// The built-in theme Admiral.
  public static let admiral: Self = "Admiral"

  /// The built-in theme Arcade.
  public static let arcade: Self = "Arcade"

  /// The built-in theme Atelier.
  public static let atelier: Self = "Atelier"

  /// The built-in theme Aurora.
  public static let aurora: Self = "Aurora"

  /// The built-in theme Beacon.
  public static let beacon: Self = "Beacon"

  /// The built-in theme Blossom.
  public static let blossom: Self = "Blossom"

  /// The built-in theme Blueprint.
  public static let blueprint: Self = "Blueprint"

  /// The built-in theme Broadsheet.
  public static let broadsheet: Self = "Broadsheet"

  /// The built-in theme Candy.
  public static let candy: Self = "Candy"

  /// The built-in theme Chalkboard.
  public static let chalkboard: Self = "Chalkboard"

  /// The built-in theme Citrus.
  public static let citrus: Self = "Citrus"

  /// The built-in theme Clear.
  public static let clear: Self = "Clear"

  /// The built-in theme Clinic.
  public static let clinic: Self = "Clinic"

  /// The built-in theme Contrast.
  public static let contrast: Self = "Contrast"

  /// The built-in theme Forest.
  public static let forest: Self = "Forest"

  /// The built-in theme Foundry.
  public static let foundry: Self = "Foundry"

  /// The built-in theme Frost.
  public static let frost: Self = "Frost"

  /// The built-in theme Graphite.
  public static let graphite: Self = "Graphite"

  /// The built-in theme Harvest.
  public static let harvest: Self = "Harvest"

  /// The built-in theme Iris.
  public static let iris: Self = "Iris"

  /// The built-in theme Midnight.
  public static let midnight: Self = "Midnight"

  /// The built-in theme Observatory.
  public static let observatory: Self = "Observatory"

  /// The built-in theme Ocean.
  public static let ocean: Self = "Ocean"

  /// The built-in theme Paper.
  public static let paper: Self = "Paper"

  /// The built-in theme Pop.
  public static let pop: Self = "Pop"

  /// The built-in theme Sunset.
  public static let sunset: Self = "Sunset"

  /// The built-in theme System, which leaves everything to UIKit.
  public static let system: Self = "System"

  /// The built-in theme Terminal.
  public static let terminal: Self = "Terminal"
}
