public import Foundation

/// A controller of tabs: a bar at the bottom chooses which of its children shows.
///
/// Tabs as objects, sidebars, the bar at the top of iPadOS 18 and customizing aren't modelled.
@MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  let contentView = UIView()
  private let bar = UITabBar()
  private var storedViewControllers: [UIViewController]?

  /// The controller that was chosen: one of the view controllers, or the More navigation controller.
  private(set) var chosen: UIViewController?

  /// The child whose view shows: the chosen one, or the More navigation controller around it.
  var shownChild: UIViewController?

  var storedMore: UINavigationController?
  var isBarHiddenByController = false
  private var isTabBarHiddenByCode = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.delegate = self
    bar.isManaged = true
    bar.onTapOfManagedItem = { [weak self] item in
      guard let self else { return }
      guard let index = barControllers.firstIndex(where: { $0.tabBarItem === item }) else { return }
      selectByUser(index)
    }
  }

  /// Returns nil, since archives aren't modelled; it is here because subclasses must have it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UITabBarControllerDelegate)?
  open var tabBar: UITabBar { bar }

  /// The controllers that the user may rearrange: all, unless set.
  open var customizableViewControllers: [UIViewController]?

  // MARK: - Tabs

  open var viewControllers: [UIViewController]? {
    get { storedViewControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs; the chosen one stays where it is among the new, else the first is chosen.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = storedViewControllers ?? []
    let new = viewControllers ?? []
    for controller in new where !old.contains(where: { $0 === controller }) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    storedViewControllers = viewControllers
    customizableViewControllers = viewControllers
    let keepsChosen = new.contains { $0 === chosen }
    choose(keepsChosen ? chosen : new.first, animated: animated)
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  /// The list of the tabs that the bar has no room for.
  open var moreNavigationController: UINavigationController { more }

  // MARK: - Selection

  /// The index of the chosen tab; `NSNotFound` for More and for none.
  ///
  /// Setting one that doesn't exist does nothing, which isn't established of UIKit.
  open var selectedIndex: Int {
    get { viewControllers?.firstIndex { $0 === chosen } ?? NSNotFound }
    set {
      guard let viewControllers, viewControllers.indices.contains(newValue) else { return }
      choose(viewControllers[newValue], animated: false)
    }
  }

  open var selectedViewController: UIViewController? {
    get { chosen }
    set {
      precondition(
        newValue == nil || newValue === storedMore
          || viewControllers?.contains { $0 === newValue } == true,
        "Only a view controller of the tab bar controller, or More, can be selected"
      )
      choose(newValue, animated: false)
    }
  }

  /// Chooses silently: only taps are told to the delegate.
  func choose(_ controller: UIViewController?, animated: Bool) {
    chosen = controller
    show(animated: animated)
    updateBar()
    // A choice ends with a layout of the controller's view, after the bar has heard of it.
    viewIfLoaded?.setNeedsLayout()
  }

  /// Tells a subclass that the user tapped an item, before anything else happens.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: - Hiding the bar

  @available(iOS 18.0, *)
  open var isTabBarHidden: Bool {
    get { isTabBarHiddenByCode }
    set { setTabBarHidden(newValue, animated: false) }
  }

  @available(iOS 18.0, *)
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isTabBarHiddenByCode = hidden
    hidesBarChanged()
  }

  /// Whether code, or a controller on the shown navigation stack, wants the bar away.
  var wantsBarHidden: Bool {
    if isTabBarHiddenByCode { return true }
    guard let shownChild else { return false }
    let stack = (shownChild as? UINavigationController)?.viewControllers ?? [shownChild]
    return stack.contains { $0.hidesBottomBarWhenPushed }
  }

  // MARK: - View

  open override func loadView() {
    let view = TabBarControllerView(frame: initialViewFrame)
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = view.bounds
    view.addSubview(contentView)
    view.addSubview(bar)
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    show(animated: false)
    updateBar()
  }

  override var visibleChildren: [UIViewController] { shownChild.map { [$0] } ?? [] }

  override var contentController: UIViewController? { shownChild }

  // MARK: - Orientations

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
