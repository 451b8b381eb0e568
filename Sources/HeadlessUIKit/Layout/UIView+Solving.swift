import Foundation

extension UIView {
  /// The layout state of the view, which is created on first access, along with those of its superviews.
  ///
  /// A view without a layout state takes no part in constraint-based layout, nor do its descendants.
  var layoutState: LayoutState {
    if let storedLayoutState { return storedLayoutState }
    let state = LayoutState()
    storedLayoutState = state
    _ = superview?.layoutState
    return state
  }

  /// Returns the view's guide of a region, creating the guide on first use.
  func guide(of region: UILayoutGuide.Region) -> UILayoutGuide {
    let state = layoutState
    if let guide = state.regionGuides[region] { return guide }
    let guide = UILayoutGuide(region, of: self)
    state.regionGuides[region] = guide
    return guide
  }

  /// The topmost view of the tree, the view itself if it has no superview.
  var root: UIView {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }

  /// Returns the nearest view that contains all the views; nil if they aren't in one tree.
  static func commonAncestor(of views: [UIView]) -> UIView? {
    var ancestor = views.first
    while let view = ancestor, !views.allSatisfy({ $0.isDescendant(of: view) }) {
      ancestor = view.superview
    }
    return ancestor
  }

  /// Invalidates the solution of the tree's constraints and the layout of the view.
  func constraintsDidChange() {
    setNeedsLayout()
    constraintInputsDidChange()
  }

  /// Invalidates the solution of the tree's constraints, if the view takes part in constraint-based layout.
  func constraintInputsDidChange() {
    if storedLayoutState != nil { root.storedLayoutState?.solution = nil }
  }

  /// Whether the constraints in the tree of this root view must be solved.
  var needsSolving: Bool { storedLayoutState.map { $0.solution == nil } ?? false }

  /// Solves the constraints in the tree of this root view if they are out of date, and requests layout of views in
  /// which frames changed.
  func solveConstraints() {
    guard needsSolving else { return }
    updateConstraintsIfNeeded()
    let layout = ConstraintLayout(of: self)
    let solution = layout.solution()
    storedLayoutState?.solution = solution
    for (view, frame) in solution.views where view.untransformedFrame != frame {
      view.superview?.setNeedsLayout()
    }
    for (guide, frame) in solution.guides where guide.placed != frame {
      guide.storedView?.setNeedsLayout()
    }
  }

  /// Sets the frames of subviews and guides, and a scroll view's content size, from the solution.
  func applyConstraints() {
    guard let storedLayoutState else { return }
    let root = root
    root.solveConstraints()
    guard let solution = root.storedLayoutState?.solution else { return }
    for view in subviews {
      if let frame = solution.frames[ObjectIdentifier(view)] { view.place(at: frame) }
    }
    for guide in storedLayoutState.guides {
      if let frame = solution.frames[ObjectIdentifier(guide)] { guide.placed = frame }
    }
    if let size = solution.contentSizes[ObjectIdentifier(self)] {
      (self as? UIScrollView)?.contentSize = size
    }
  }

  /// Removes the constraints between the view or its descendants and other views.
  func removeConstraintsToOutside() {
    guard storedLayoutState != nil else { return }
    removeConstraints(from: superview) { $0.layoutView?.isDescendant(of: self) == true }
  }

  /// Removes the constraints of certain items that a view and its superviews hold.
  func removeConstraints(from first: UIView?, where isRemoved: (any LayoutItem) -> Bool) {
    var view = first
    while let ancestor = view {
      for constraint in ancestor.constraints where constraint.items.contains(where: isRemoved) {
        ancestor.removeConstraint(constraint)
      }
      view = ancestor.superview
    }
  }

  /// The messages about conflicts and ambiguities of the constraints in the view's tree.
  package var layoutProblems: [String] {
    root.solveConstraints()
    return root.storedLayoutState?.solution?.problems ?? []
  }
}
