import Foundation

/// The constraints, guides and priorities of a view that takes part in constraint-based layout.
@MainActor final class LayoutState {
  var translatesAutoresizingMask = true
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var regionGuides: [UILayoutGuide.Region: UILayoutGuide] = [:]
  var needsUpdateConstraints = true

  // Indexed by the raw values of the axes.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var compressionResistance = [UILayoutPriority.defaultHigh, .defaultHigh]

  /// The margins set by the app; nil for the system's margins.
  var margins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true

  /// The solution of the constraints in the tree of a root view; nil if it is out of date, and in all other views.
  var solution: ConstraintSolution?
}
