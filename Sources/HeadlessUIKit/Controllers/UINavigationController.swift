public import Foundation

/// A stack of view controllers, of which the top one is shown.
///
/// Its bar stores appearances and isn't drawn.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private let bar = UINavigationBar()

  private var stack: [UIViewController] = []
  private weak var shownController: UIViewController?

  /// The push or pop that is running.
  private(set) var runningTransition: SimulatedTransition?

  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Whether the navigation bar is hidden; it isn't drawn in either case.
  open var isNavigationBarHidden: Bool {
    get { bar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    bar.isHidden = hidden
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  open var navigationBar: UINavigationBar { bar }

  /// The view controllers on the stack, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { stack.last }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "A controller can't be pushed twice (\(type(of: viewController)))"
    )
    replaceStack(stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replaceStack(stack.dropLast(), animated: animated)
    return top
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    replaceStack(Array(stack[...index]), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first, stack.count > 1 else { return nil }
    return popToViewController(root, animated: animated)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    // Without a size, since it isn't drawn; a subview, so that appearance proxies apply to it.
    view.addSubview(bar)
    showTop(animated: false)
  }

  override var visibleChildren: [UIViewController] { stack.suffix(1) }

  /// The item that was set, or else that of the root controller.
  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get {
      storedTabBarItem ?? itemWhileGivenUp ?? stack.first?.tabBarItem ?? super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  override var existingTabBarItem: UITabBarItem? {
    storedTabBarItem ?? itemWhileGivenUp ?? stack.first?.existingTabBarItem
  }

  override var contentController: UIViewController? { topViewController }

  /// Whether a controller on the stack, or on a stack inside of it, hides the bar at the bottom.
  ///
  /// A pushed controller hides the bar (documented), and the root counts as pushed.
  override var hasPushedControllerThatHidesBar: Bool {
    stack.contains { $0.hidesBottomBarWhenPushed || $0.hasPushedControllerThatHidesBar }
  }

  // According to public answers, the bar determines the style, and the top controller whether the status bar is hidden.

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForPreferredVerticalBarBehavior: UIViewController? { topViewController }

  /// Whether More has the pages of the stack; the item of the root stays the controller's.
  private var hasGivenUpStack = false
  private var itemWhileGivenUp: UITabBarItem?

  /// Empties the stack without notifying the delegate, and returns its pages for the stack of More.
  func giveUpStack() -> [UIViewController] {
    itemWhileGivenUp = existingTabBarItem
    hasGivenUpStack = true
    let pages = stack
    for page in pages {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    stack = []
    shownController = nil
    return pages
  }

  /// Restores the stack that was given up, unless the app has set another.
  func takeBackStack(_ pages: [UIViewController]) {
    guard hasGivenUpStack else { return }
    hasGivenUpStack = false
    itemWhileGivenUp = nil
    if stack.isEmpty { setViewControllers(pages, animated: false) }
  }

  private func replaceStack(_ newStack: [UIViewController], animated: Bool) {
    transition(to: newStack, animated: animated, isInteractive: false)(true)
  }

  /// Begins to pop the top controller, as a swipe from the leading edge does.
  ///
  /// - Returns: A closure that ends the pop, called with whether it is completed; nil if the top is the root.
  package func simulateInteractivePop() -> ((_ isCompleted: Bool) -> Void)? {
    guard stack.count > 1, let top = topViewController else { return nil }
    let old = stack
    let end = transition(to: old.dropLast(), animated: true, isInteractive: true)
    return { [self] isCompleted in
      if !isCompleted {
        stack = old
        top.didMove(toParent: self)
        showTop(animated: true)
      }
      end(isCompleted)
    }
  }

  /// Begins a push or a pop: replaces the stack, and calls the delegate's `willShow` while `transitionCoordinator` is
  /// set.
  ///
  /// - Returns: A closure that ends the transition, called with whether it is completed; if it is, it calls `didShow`.
  private func transition(
    to newStack: [UIViewController],
    animated: Bool,
    isInteractive: Bool
  ) -> (_ isCompleted: Bool) -> Void {
    let removed = stack.filter { old in !newStack.contains { $0 === old } }
    let added = newStack.filter { new in !stack.contains { $0 === new } }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    stack = newStack
    let transition = SimulatedTransition(containerView: viewIfLoaded ?? UIView())
    (transition.isAnimated, transition.isInteractive) = (animated, isInteractive)
    let top = isViewLoaded && topViewController !== shownController ? topViewController : nil
    if let top {
      runningTransition = transition
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
    if isViewLoaded { showTop(animated: animated) }
    transition.runAnimations()
    for controller in added { controller.didMove(toParent: self) }
    if isInteractive { stackDidChange() }
    return { [self] isCompleted in
      if isCompleted {
        for controller in removed { controller.removeFromParent() }
      }
      runningTransition = nil
      transition.isCancelled = !isCompleted
      transition.complete()
      if let top, isCompleted {
        delegate?.navigationController(self, didShow: top, animated: animated)
      }
      stackDidChange()
    }
  }

  private func showTop(animated: Bool) {
    let old = shownController
    guard old !== topViewController else { return }
    transition(from: old, to: topViewController, animated: animated) {
      old?.viewIfLoaded?.removeFromSuperview()
      if let newView = topViewController?.view {
        newView.place(at: view.bounds)
        newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(newView)
      }
    }
    shownController = topViewController
  }

  private func stackDidChange() {
    bar.items = stack.map(\.navigationItem)
    // A tab bar controller's bar shows the root's item, and is hidden if a controller on the stack hides it.
    tabBarController?.childDidChange(self)
  }
}
