import TabAppearance

/// What shows a bar and reads what no public class of views has in common: UIKit on iOS, and the
/// stand-in.
@MainActor
protocol ParityHost {
  /// The version of iOS, as in "18.5".
  var system: String { get }

  /// What else is known of the machine.
  var details: [String: String] { get }

  /// Shows a controller on the screen of a case, laid out, while the operation runs.
  func show<Result>(
    _ controller: UITabBarController,
    for parityCase: ParityCase,
    while operation: () -> Result
  ) -> Result

  /// What each item shows, in points of the bar.
  ///
  /// - Parameters:
  ///   - bar: A bar that is laid out.
  ///   - frames: The frames of its items.
  /// - Returns: What each of them shows, in their order.
  func parts(of bar: UITabBar, in frames: [CGRect]) -> [ParityItemParts]
}

/// What an item shows, in points of its bar.
struct ParityItemParts {
  struct Text {
    var frame: CGRect?
    /// The y of the line on which the letters stand.
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
