import Foundation

extension UIView {
  /// The view's state of layout, made when it is first asked for, with those of the views around it.
  ///
  /// So a view without one has nothing to do with constraints, and neither have the views below it.
  var layoutState: LayoutState {
    if let storedLayoutState { return storedLayoutState }
    let state = LayoutState()
    storedLayoutState = state
    _ = superview?.layoutState
    return state
  }

  /// The guide of a region of the view, which is always the same.
  func guide(of region: UILayoutGuide.Region) -> UILayoutGuide {
    let state = layoutState
    if let guide = state.regionGuides[region] { return guide }
    let guide = UILayoutGuide(region, of: self)
    state.regionGuides[region] = guide
    return guide
  }

  /// The topmost view above this one.
  var root: UIView {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }

  static func commonAncestor(of views: [UIView]) -> UIView? {
    var ancestor = views.first
    while let view = ancestor, !views.allSatisfy({ $0.isDescendant(of: view) }) {
      ancestor = view.superview
    }
    return ancestor
  }

  /// Has the constraints of the tree solved anew, and the view laid out.
  func constraintsDidChange() {
    setNeedsLayout()
    constraintInputsDidChange()
  }

  /// Has the constraints of the tree solved anew, if the view has to do with them.
  func constraintInputsDidChange() {
    if storedLayoutState != nil { root.storedLayoutState?.solution = nil }
  }

  /// Whether the constraints in the tree of this topmost view must be solved.
  var needsSolving: Bool { storedLayoutState.map { $0.solution == nil } ?? false }

  /// Solves the constraints in the tree of this topmost view, if something has changed since, and has views laid out whose
  /// subviews get another place.
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

  /// Sets the frames of subviews and guides to those of the solution.
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

  /// Removes the constraints between what is in the view and what is around it.
  func removeConstraintsToOutside() {
    guard storedLayoutState != nil else { return }
    removeConstraints(from: superview) { $0.layoutView?.isDescendant(of: self) == true }
  }

  /// Removes the constraints that a view and the views above it have on certain items.
  func removeConstraints(from first: UIView?, where isRemoved: (any LayoutItem) -> Bool) {
    var view = first
    while let ancestor = view {
      for constraint in ancestor.constraints where constraint.items.contains(where: isRemoved) {
        ancestor.removeConstraint(constraint)
      }
      view = ancestor.superview
    }
  }

  /// The contradictions and ambiguities of the constraints in the tree of this view, in words.
  package var layoutProblems: [String] {
    root.solveConstraints()
    return root.storedLayoutState?.solution?.problems ?? []
  }
}
