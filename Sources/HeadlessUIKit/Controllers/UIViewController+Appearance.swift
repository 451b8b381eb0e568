import Foundation
import TabDevices

extension UIViewController {
  /// The stage of a controller's view in appearing and disappearing.
  enum AppearanceState {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  // A container includes its visible children: its "will" callbacks run before theirs, its "did" callbacks after
  // theirs.

  func willAppear(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    (self as? UITabBarController)?.showContent()
    appearance = .appearing
    hasHeardIsAppearing = false
    viewWillAppear(animated)
    for child in visibleChildren { child.willAppear(animated: animated) }
  }

  /// Calls `viewIsAppearing(_:)`: the view is in the window and has its traits, but isn't laid out.
  func isAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    if !hasHeardIsAppearing {
      hasHeardIsAppearing = true
      viewIsAppearing(animated)
    }
    for child in visibleChildren { child.isAppearing(animated: animated) }
  }

  func didAppear(animated: Bool) {
    guard appearance == .appearing else { return }
    for child in visibleChildren { child.didAppear(animated: animated) }
    appearance = .appeared
    viewDidAppear(animated)
    setNeedsStatusBarAppearanceUpdate()
  }

  func willDisappear(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    for child in visibleChildren { child.willDisappear(animated: animated) }
  }

  func didDisappear(animated: Bool) {
    guard appearance == .disappearing else { return }
    for child in storedChildren where child.appearance == .disappearing {
      child.didDisappear(animated: animated)
    }
    appearance = .disappeared
    viewDidDisappear(animated)
  }

  // An app that adds a view to a window, or removes it, moves the controller too. In a transition of a container the
  // callbacks have run already, and nothing happens here.

  func viewWillMove(to window: UIWindow?) {
    guard !isInContainerTransition else { return }
    let before = appearance
    if window == nil {
      willDisappear(animated: false)
    } else if parent.map({ $0.appearance == .appearing || $0.appearance == .appeared }) ?? true {
      willAppear(animated: false)
    }
    isMovedByHand = appearance != before
  }

  func viewDidMove(to window: UIWindow?) {
    guard isMovedByHand else { return }
    isMovedByHand = false
    if window == nil {
      didDisappear(animated: false)
      return
    }
    isAppearing(animated: false)
    // A parent that is appearing completes the appearance of the child.
    if parent?.appearance != .appearing { didAppear(animated: false) }
  }

  /// Swaps the visible child of a container, with the appearance callbacks that the state of the container requires.
  ///
  /// `swap` removes the old view and adds the new one.
  func transition(
    from oldChild: UIViewController?,
    to newChild: UIViewController?,
    animated: Bool,
    swap: () -> Void
  ) {
    guard oldChild !== newChild else { return }
    oldChild?.isInContainerTransition = true
    newChild?.isInContainerTransition = true
    let isVisible = appearance == .appeared || appearance == .appearing
    if isVisible {
      oldChild?.willDisappear(animated: animated)
      newChild?.willAppear(animated: animated)
    }
    swap()
    if isVisible {
      // If the container is appearing, the layout and `didAppear` of the child follow with those of the container.
      newChild?.isAppearing(animated: animated)
      if appearance == .appeared { viewIfLoaded?.layoutIfNeeded() }
      oldChild?.didDisappear(animated: animated)
      if appearance == .appeared { newChild?.didAppear(animated: animated) }
    }
    oldChild?.isInContainerTransition = false
    newChild?.isInContainerTransition = false
  }

  /// The frame of a view before its first layout: that of the window, or of the default device.
  var initialViewFrame: CGRect {
    let device = DeviceScreen.usual(for: traitCollection.userInterfaceIdiom)
    return parent?.viewIfLoaded?.window?.bounds
      ?? CGRect(origin: .zero, size: device.posture(in: .portrait).size)
  }
}
