import Foundation

extension UIViewController {
  /// How far the view of a controller has come in appearing or disappearing.
  enum AppearanceState {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  // A container brings its visible children along: it goes first into a transition and comes last
  // out of it.

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

  // A view that is added to or taken out of a window by hand brings its controller along. Where a
  // container is in charge, the transition has begun already, and nothing happens here.

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
    // Where the parent is on its way itself, it brings the child along to the end.
    if parent?.appearance != .appearing { didAppear(animated: false) }
  }

  /// Swaps the visible child of a container, with the callbacks that its own state calls for.
  ///
  /// `swap` takes the old view out and puts the new one in.
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
      // Still to come while the container itself appears: it brings its visible child along.
      newChild?.isAppearing(animated: animated)
      if appearance == .appeared { viewIfLoaded?.layoutIfNeeded() }
      oldChild?.didDisappear(animated: animated)
      if appearance == .appeared { newChild?.didAppear(animated: animated) }
    }
    oldChild?.isInContainerTransition = false
    newChild?.isInContainerTransition = false
  }

  /// The frame of a view before anything lays it out: that of the window, or of the usual device.
  var initialViewFrame: CGRect {
    let device = SimulatedDevice.usual(for: traitCollection.userInterfaceIdiom)
    return parent?.viewIfLoaded?.window?.bounds
      ?? CGRect(origin: .zero, size: device.posture(in: .portrait).size)
  }
}
