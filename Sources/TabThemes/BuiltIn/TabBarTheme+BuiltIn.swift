extension TabBarTheme {
  private static func builtIn(_ name: String) -> TabBarTheme {
    do {
      return try named(name)
    } catch {
      preconditionFailure("the package has no theme \(name): \(error)")
    }
  }

  /// The built-in theme Admiral.
  public static let admiral = builtIn("Admiral")

  /// The built-in theme Arcade.
  public static let arcade = builtIn("Arcade")

  /// The built-in theme Atelier.
  public static let atelier = builtIn("Atelier")

  /// The built-in theme Aurora.
  public static let aurora = builtIn("Aurora")

  /// The built-in theme Beacon.
  public static let beacon = builtIn("Beacon")

  /// The built-in theme Blossom.
  public static let blossom = builtIn("Blossom")

  /// The built-in theme Blueprint.
  public static let blueprint = builtIn("Blueprint")

  /// The built-in theme Broadsheet.
  public static let broadsheet = builtIn("Broadsheet")

  /// The built-in theme Candy.
  public static let candy = builtIn("Candy")

  /// The built-in theme Chalkboard.
  public static let chalkboard = builtIn("Chalkboard")

  /// The built-in theme Citrus.
  public static let citrus = builtIn("Citrus")

  /// The built-in theme Clear.
  public static let clear = builtIn("Clear")

  /// The built-in theme Clinic.
  public static let clinic = builtIn("Clinic")

  /// The built-in theme Contrast.
  public static let contrast = builtIn("Contrast")

  /// The built-in theme Forest.
  public static let forest = builtIn("Forest")

  /// The built-in theme Foundry.
  public static let foundry = builtIn("Foundry")

  /// The built-in theme Frost.
  public static let frost = builtIn("Frost")

  /// The built-in theme Graphite.
  public static let graphite = builtIn("Graphite")

  /// The built-in theme Harvest.
  public static let harvest = builtIn("Harvest")

  /// The built-in theme Iris.
  public static let iris = builtIn("Iris")

  /// The built-in theme Midnight.
  public static let midnight = builtIn("Midnight")

  /// The built-in theme Observatory.
  public static let observatory = builtIn("Observatory")

  /// The built-in theme Ocean.
  public static let ocean = builtIn("Ocean")

  /// The built-in theme Paper.
  public static let paper = builtIn("Paper")

  /// The built-in theme Pop.
  public static let pop = builtIn("Pop")

  /// The built-in theme Sunset.
  public static let sunset = builtIn("Sunset")

  /// The built-in theme System, which leaves everything to UIKit.
  public static let system = builtIn("System")

  /// The built-in theme Terminal.
  public static let terminal = builtIn("Terminal")
}
