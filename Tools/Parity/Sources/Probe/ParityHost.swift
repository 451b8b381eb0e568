import TabAppearance

/// A system that shows a bar and reads the parts of its items, which UIKit and the stand-in draw
/// with different views.
@MainActor
protocol ParityHost {
  /// The version of iOS, as in "18.5".
  var system: String { get }

  /// Further details of the machine for the environment of records, by name.
  var details: [String: String] { get }

  /// Shows a controller on the screen of a case, laid out, while the operation runs.
  func show<Result>(
    _ controller: UITabBarController,
    for parityCase: ParityCase,
    while operation: () -> Result
  ) -> Result

  /// Selects a row of the list of More, which is shown, as the user does.
  ///
  /// - Returns: Whether there is such a row.
  func selectRowOfMore(_ row: Int, of controller: UITabBarController) -> Bool

  /// Lets the run loop and animations run for a number of seconds.
  func wait(_ seconds: Double)

  /// Returns the visible parts of each item, in the bar's coordinates, in points.
  ///
  /// - Parameters:
  ///   - bar: A bar that is laid out.
  ///   - frames: The frames of its items.
  /// - Returns: The parts of each item, in the order of the items.
  func parts(of bar: UITabBar, in frames: [CGRect]) -> [ParityItemParts]
}

/// The visible parts of an item, in the bar's coordinates, in points.
struct ParityItemParts {
  struct Text {
    var frame: CGRect?
    /// The y of the baseline.
    var baseline: CGFloat?
    var text: String
    var font: UIFont?
    var color: UIColor?
  }

  var icon: CGRect?
  var iconColor: UIColor?
  var title: Text?
  var badge: CGRect?
  var badgeColor: UIColor?
  var badgeText: Text?
}
