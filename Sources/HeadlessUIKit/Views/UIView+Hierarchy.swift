import Foundation

extension UIView {
  /// Inserts a view into the subviews at an index, or moves it there, with UIKit's callbacks.
  func insert(_ view: UIView, at index: Int) {
    precondition(view !== self, "A view can't be added to itself")
    precondition(
      !isDescendant(of: view),
      "A view can't be added to its own descendant (\(type(of: view)) to \(type(of: self)))"
    )
    if view.superview === self {
      leaveLayers(on: view)
      storedSubviews.removeAll { $0 === view }
      storedSubviews.insert(view, at: min(index, storedSubviews.count))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    let oldTint = view.tintColor
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceMove(to: newWindow) }
    if let oldSuperview = view.superview {
      view.removeConstraintsToOutside()
      oldSuperview.willRemoveSubview(view)
      oldSuperview.detach(view)
    }
    view.storedSuperview = self
    storedSubviews.insert(view, at: min(index, storedSubviews.count))
    setNeedsLayout()
    if let state = view.storedLayoutState {
      // The superviews of a view with a layout state need one, too (`layoutState` creates them); no solution is valid
      // now.
      (state.solution, layoutState.solution) = (nil, nil)
      constraintInputsDidChange()
    }
    view.environmentDidChange(from: oldTint)
    if oldWindow !== newWindow { view.finishMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Inserts a view at `offset` from a sibling: 0 is behind the sibling, 1 in front; in front of all if it isn't a
  /// subview.
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = storedSubviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + offset } ?? others.count)
  }

  /// Removes the view from its superview, with UIKit's callbacks.
  func detachFromSuperview() {
    guard let oldSuperview = superview else { return }
    let wasInWindow = window != nil
    let oldTint = tintColor
    willMove(toSuperview: nil)
    if wasInWindow { announceMove(to: nil) }
    removeConstraintsToOutside()
    oldSuperview.willRemoveSubview(self)
    oldSuperview.detach(self)
    storedSuperview = nil
    environmentDidChange(from: oldTint)
    if wasInWindow { finishMoveToWindow() }
    didMoveToSuperview()
  }

  private func detach(_ view: UIView) {
    if view.storedLayoutState != nil { constraintInputsDidChange() }
    leaveLayers(on: view)
    storedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  private func announceMove(to newWindow: UIWindow?) {
    viewController?.viewWillMove(to: newWindow)
    willMove(toWindow: newWindow)
    for view in subviews { view.announceMove(to: newWindow) }
  }

  private func finishMoveToWindow() {
    // Proxies apply between `willMove(toWindow:)` and `didMoveToWindow()`, as public call logs show.
    if window != nil { applyAppearanceProxies() }
    didMoveToWindow()
    for view in subviews { view.finishMoveToWindow() }
    viewController?.viewDidMove(to: window)
  }

  /// Updates traits, safe area and tint after the view moved to another superview.
  private func environmentDidChange(from oldTint: UIColor?) {
    updateTraits()
    updateSafeArea()
    if tintColor != oldTint { announceTintChange() }
  }
}
