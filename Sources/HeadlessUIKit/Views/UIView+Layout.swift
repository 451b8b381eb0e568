extension UIView {
  /// The number of layout passes after which views are assumed to undo each other's layout.
  static let layoutPassLimit = 100

  /// Repeats layout passes until no view of the tree needs layout.
  func settleLayout() {
    var passes = 0
    while root.needsSolving || treeNeedsLayout {
      precondition(
        passes < Self.layoutPassLimit,
        "The layout of \(type(of: self)) didn't settle after \(passes) passes"
      )
      root.solveConstraints()
      layoutPass()
      passes += 1
    }
  }

  private var treeNeedsLayout: Bool {
    needsLayout || subviews.contains { $0.treeNeedsLayout }
  }

  // UIKit's order: a view before its subviews, and its controller's callbacks around the view's own layout only. So
  // subviews are laid out after their controller's `viewDidLayoutSubviews()`.
  private func layoutPass() {
    if needsLayout {
      needsLayout = false
      // The traits may change during layout.
      viewController?.asCurrent { $0.viewWillLayoutSubviews() }
      traitCollection.performAsCurrent { layoutSubviews() }
      viewController?.asCurrent { $0.viewDidLayoutSubviews() }
    }
    for view in subviews { view.layoutPass() }
  }
}
