public import Foundation

/// A part of the interface: it owns a view, responds to the view's appearance and contains other controllers.
///
/// Storyboards aren't modelled.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  var loadedView: UIView?
  var appearance = AppearanceState.disappeared

  /// Whether `viewIsAppearing(_:)` was called since the view began to appear; for a child that is added by hand it is
  /// called at once.
  var hasHeardIsAppearing = false

  /// Whether a container or window performs the current transition of the controller.
  var isInContainerTransition = false

  /// Whether the current transition began because the app added or removed the view itself.
  var isMovedByHand = false
  weak var storedParent: UIViewController?
  var storedChildren: [UIViewController] = []

  var storedTraits: UITraitCollection = .current
  var storedTraitOverrides = TraitValues()
  var traitRegistrations = TraitChangeRegistrations()

  /// The traits that the parent overrides for this child.
  var parentTraitOverrides = TraitValues()

  /// The part of each edge that a container's bar covers, in points, safe area included.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

  var contentScrollViews: [UInt: WeakReference<UIScrollView>] = [:]

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: archives aren't modelled, but subclasses must implement the initializer.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: - View

  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() {
    let view = UIView(frame: initialViewFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "loadView() of \(type(of: self)) must set the view")
    loadedView?.updateTraits()
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}

  /// Updates the constraints of the view; called in place of the view's `updateConstraints()`.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingParent }

  /// The insets that the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

  // MARK: - Containment

  open var parent: UIViewController? { storedParent }
  open var children: [UIViewController] { storedChildren }

  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    storedChildren.append(childController)
    childController.storedParent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.childWillLeave(self)
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    parentTraitOverrides = TraitValues()
    didMove(toParent: nil)
  }

  /// Called before a child is removed or moves to another parent.
  func childWillLeave(_ child: UIViewController) {}

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// The children that appear and disappear together with the controller.
  var visibleChildren: [UIViewController] {
    children.filter { child in
      guard let childView = child.viewIfLoaded, let loadedView else { return false }
      return childView.isDescendant(of: loadedView)
    }
  }

  /// The child whose view is the content of a container, such as the top of a stack; nil for other controllers.
  var contentController: UIViewController? { nil }

  // MARK: - Traits

  open var traitCollection: UITraitCollection {
    guard loadedView == nil, let parent else { return storedTraits }
    return resolvedTraits(parent.traitCollection)
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style of the controller and its content; `unspecified` inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.parentTraitOverrides = collection?.values ?? TraitValues()
    childViewController.updateTraits()
  }

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    let values = childViewController.parentTraitOverrides
    return values == TraitValues() ? nil : UITraitCollection(values: values)
  }

  // MARK: - Transitions

  /// Called before the view gets another size; calls the same method of the children.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called before the traits change; calls the same method of the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The coordinator of the transition that the controller is part of; nil at other times.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    (self as? UITabBarController)?.runningTransition?.coordinator
      ?? (self as? UINavigationController)?.runningTransition ?? parent?.transitionCoordinator
  }

  // MARK: - Presenting

  var presentedChild: UIViewController?
  weak var presentingParent: UIViewController?
  var isPresentationRunning = false
  var isDismissalRunning = false

  /// The style in which the controller is presented; sheets cover the window here.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The controller that this one, or a container around it, presents.
  open var presentedViewController: UIViewController? {
    presentedChild ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or a container around it.
  open var presentingViewController: UIViewController? {
    presentingParent ?? parent?.presentingViewController
  }

  open var isBeingPresented: Bool { isPresentationRunning }
  open var isBeingDismissed: Bool { isDismissalRunning }

  /// Presents a controller over all others in the window; the completion runs after its `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(overAll: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses all that the controller presents; if it presents nothing, the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: flag, completion: completion)
  }

  // MARK: - Status bar

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the controller prefers a hidden status bar; by default true in a compact height.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Updates the status bar from the preferences of the controllers, at once.
  open func setNeedsStatusBarAppearanceUpdate() {
    viewIfLoaded?.window?.updateStatusBar()
  }

  // MARK: - Bars at the side

  /// The preference for vertical bars on a device that can show them, from iOS 27.1 on.
  open var preferredVerticalBarBehavior: UIVerticalBarBehavior { .automatic }
  open var childForPreferredVerticalBarBehavior: UIViewController? { nil }

  /// Does nothing: the preference is read whenever a bar is drawn.
  open func setNeedsUpdateOfVerticalBarConfiguration() {}

  // MARK: - Orientations

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    usualInterfaceOrientations
  }

  /// Whether the interface follows the device before iOS 16; a test that turns a window doesn't ask.
  @available(iOS, deprecated: 16.0, message: "Update supported interface orientations instead")
  open var shouldAutorotate: Bool { true }

  /// Does nothing: orientations aren't cached.
  @available(iOS 16.0, *)
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// The orientations that a controller supports by default.
  package var usualInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  // MARK: - Bars

  var storedTabBarItem: UITabBarItem?

  /// The title, which is copied to the tab bar item and the navigation item if they exist.
  open var title: String? {
    didSet {
      existingTabBarItem?.title = title
      storedNavigationItem?.title = title
    }
  }

  private var storedNavigationItem: UINavigationItem?

  /// The item for a navigation bar, created with the title on first use.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  /// The item for a tab bar, created with the title on first use.
  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      if let existingTabBarItem { return existingTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set {
      storedTabBarItem = newValue
      tabBarController?.childDidChange(self)
    }
  }

  var existingTabBarItem: UITabBarItem? { storedTabBarItem }

  /// Whether the bar at the bottom is hidden while the controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false

  /// Whether the controller is a navigation controller with a stack that hides the bar at the bottom.
  var hasPushedControllerThatHidesBar: Bool { false }

  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  var storedTab: WeakReference<UITab>?

  /// The private tab that a tab bar controller created for the controller.
  var madeUpTab: UITab?

  /// The tab that created the controller; nil if none did.
  open var tab: UITab? { storedTab?.object }

  open var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }

  /// Sets the scroll view that bars observe at the given edges.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for single in NSDirectionalRectEdge.singles where edge.contains(single) {
      contentScrollViews[single.rawValue] = scrollView.map(WeakReference.init)
    }
    contentScrollViewDidChange()
  }

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]?.object
  }
}
