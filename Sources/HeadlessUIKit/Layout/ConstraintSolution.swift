import Foundation

/// The frames that the constraints in a tree of views determine.
struct ConstraintSolution {
  /// The views and guides that constraints place, with their frames in the coordinates of the view around them.
  var views: [(view: UIView, frame: CGRect)] = []
  var guides: [(guide: UILayoutGuide, frame: CGRect)] = []

  /// The same frames, by view or guide.
  var frames: [ObjectIdentifier: CGRect] = [:]

  /// The sizes of what is in scroll views whose content constraints give a size, in points.
  var contentSizes: [ObjectIdentifier: CGSize] = [:]

  /// The views whose frames the constraints leave open.
  var ambiguous: Set<ObjectIdentifier> = []

  /// Constraints that contradict each other and frames that are ambiguous, in words.
  var problems: [String] = []
}
