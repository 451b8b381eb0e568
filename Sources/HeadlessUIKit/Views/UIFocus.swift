/// A move of the focus from one view to another.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open private(set) weak var previouslyFocusedView: UIView?
  open private(set) weak var nextFocusedView: UIView?

  init(from previous: UIView?, to next: UIView?) {
    (previouslyFocusedView, nextFocusedView) = (previous, next)
  }
}

/// The coordinator of the animations along with a move of the focus; here they complete at once.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

extension UIWindow {
  /// Moves the focus to a view as the keyboard of an iPad does; nil, or a view that can't have the focus, removes it.
  package func simulateFocus(on view: UIView?) {
    let next = view.flatMap { $0.canBecomeFocused && $0.window === self ? $0 : nil }
    guard next !== focusedView else { return }
    let context = UIFocusUpdateContext(from: focusedView, to: next)
    let coordinator = UIFocusAnimationCoordinator()
    focusedView = next
    // UIKit notifies each ancestor of either view once, from the inside out (documented).
    let old = context.previouslyFocusedView?.viewsAround ?? []
    let new = next?.viewsAround ?? []
    for view in old + new.filter({ view in !old.contains { $0 === view } }) {
      view.didUpdateFocus(in: context, with: coordinator)
    }
  }
}

extension UIView {
  /// The view and its superviews, from the inside out.
  fileprivate var viewsAround: [UIView] { [self] + (superview?.viewsAround ?? []) }
}
