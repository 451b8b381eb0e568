import Foundation

/// What a view knows of constraints; only views that have to do with them have one.
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

  /// What the constraints in the tree below this view come to; nil where that has to be computed anew, and of all views
  /// but the topmost.
  var solution: ConstraintSolution?
}
