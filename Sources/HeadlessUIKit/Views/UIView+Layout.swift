extension UIView {
  /// How many rounds of layout a tree may need before its views are taken to undo each other's work.
  static let layoutPassLimit = 100

  /// Lays out the tree until nothing in it needs layout any more.
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

  // UIKit's order: a view before its subviews, and the callbacks of its controller around its own
  // layout only. So a subview lays out after its controller's `viewDidLayoutSubviews`.
  private func layoutPass() {
    if needsLayout {
      needsLayout = false
      // The traits may change on the way.
      viewController?.asCurrent { $0.viewWillLayoutSubviews() }
      traitCollection.performAsCurrent { layoutSubviews() }
      viewController?.asCurrent { $0.viewDidLayoutSubviews() }
    }
    for view in subviews { view.layoutPass() }
  }
}
