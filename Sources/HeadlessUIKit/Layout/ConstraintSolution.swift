import Foundation

/// The frames that the constraints in a tree of views determine.
struct ConstraintSolution {
  /// The views that constraints position, with their frames in the coordinates of their superviews.
  var views: [(view: UIView, frame: CGRect)] = []
  var guides: [(guide: UILayoutGuide, frame: CGRect)] = []

  /// The frames of views and guides in the coordinates of the views around them, by view or guide.
  var frames: [ObjectIdentifier: CGRect] = [:]

  /// The content sizes of scroll views, in points, where constraints determine them.
  var contentSizes: [ObjectIdentifier: CGSize] = [:]

  /// The views whose frames the constraints don't determine.
  var ambiguous: Set<ObjectIdentifier> = []

  /// The messages about conflicting constraints and ambiguous frames.
  var problems: [String] = []
}
