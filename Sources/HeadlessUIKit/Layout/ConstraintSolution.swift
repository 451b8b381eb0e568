import Foundation

/// What the constraints of a tree of views come to.
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

  /// What is wrong, in words.
  var problems: [String] = []
}
