import Foundation

/// The constraints, guides and priorities of a view; views that take no part in constraint-based layout have none.
@MainActor final class LayoutState {
  var translatesAutoresizingMask = true
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var regionGuides: [UILayoutGuide.Region: UILayoutGuide] = [:]
  var needsUpdateConstraints = true

  // By the raw values of the axes.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var compressionResistance = [UILayoutPriority.defaultHigh, .defaultHigh]

  /// The margins that the app set, by the direction of text; nil for those of the system.
  var margins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true

  /// The solution of all constraints below a topmost view; `nil` if it has to be computed, and for other views.
  var solution: ConstraintSolution?
}
