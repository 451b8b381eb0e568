public import Foundation

/// A controller of tabs: a bar at the bottom chooses which of its children shows.
///
/// Sidebars and the bar at the top of iPadOS 18 aren't modelled.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  let contentView = UIView()
  private var bar = UITabBar()

  /// The view controllers or tabs that were set; nil before.
  var entries: [TabEntry]?
  var selection = TabSelection.nothing

  /// The child whose view shows.
  var shownChild: UIViewController?

  /// The tab that was selected when `tabs` became empty, which stays `selectedTab`.
  var lastTab: UITab?

  /// The number of private tabs made for view controllers, from which their identifiers are made.
  private var madeUpTabCount = 0

  var storedMore: MoreNavigationController?
  var runningTransition: TabTransition?
  var isBarHiddenByController = false

  /// Whether tabs load their views: since the controller first was about to appear or was laid out, which is inferred.
  var showsContent = false
  private var isTabBarHiddenByCode = false
  private let storedSidebar = Sidebar()

  /// The number of batches of updates that run.
  var batchUpdateDepth = 0

  /// The view around the content of the accessory, while that shows.
  var accessoryView: TabAccessoryView?

  /// Where the content was when its position was last asked for.
  var lastScrollPosition: ScrollPosition?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    manageBar()
    // So a subclass's `viewDidLoad` runs before its initializer goes on (public reports).
    loadViewIfNeeded()
  }

  private func manageBar() {
    bar.delegate = self
    bar.isManaged = true
    bar.onTapOfManagedItem = { [weak self] item in
      guard let self, !expandsTabBar(forTapOn: item) else { return }
      let index = arrangement.places.firstIndex { self.item(of: $0) === item }
      if let index { selectByUser(index) }
    }
  }

  /// Returns nil: archives aren't modelled, but subclasses must implement the initializer.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UITabBarControllerDelegate)?
  open var tabBar: UITabBar { bar }

  /// Sets what key-value coding reaches in UIKit and the stand-in models: a bar of the app's class under "tabBar".
  ///
  /// Another key stops the program, as UIKit does for one that it doesn't know.
  #if canImport(ObjectiveC)
  nonisolated open override func setValue(_ value: Any?, forKey key: String) {
    set(value as? UITabBar, forKey: key)
  }
  #else
  nonisolated open func setValue(_ value: Any?, forKey key: String) {
    set(value as? UITabBar, forKey: key)
  }
  #endif

  private nonisolated func set(_ newBar: UITabBar?, forKey key: String) {
    guard key == "tabBar", let newBar else {
      preconditionFailure("setValue(_:forKey:) sets a UITabBar under 'tabBar' (was '\(key)')")
    }
    MainActor.assumeIsolated { install(newBar) }
  }

  private func install(_ newBar: UITabBar) {
    let old = bar
    bar = newBar
    manageBar()
    if let superview = old.superview {
      newBar.place(at: old.untransformedFrame)
      superview.insertSubview(newBar, aboveSubview: old)
      old.removeFromSuperview()
    }
    newBar.isHidden = isBarHiddenByController
    updateBar()
  }

  /// The controllers that the user may rearrange: all, unless set; nil takes the user's means to do so away.
  open var customizableViewControllers: [UIViewController]?

  // MARK: - Tabs

  open var viewControllers: [UIViewController]? {
    get {
      guard let entries, !hasTabs else { return nil }
      return entries.compactMap(\.child)
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs; the selected controller stays so among the new, else the one at its index, else the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    customizableViewControllers = viewControllers
    replaceEntries(viewControllers?.map(TabEntry.child), animated: animated)
  }

  /// The list of the tabs that the bar has no room for.
  open var moreNavigationController: UINavigationController { more }

  // MARK: - Selection

  /// The index of the selected tab; `NSNotFound` for More and for none.
  ///
  /// Setting that of a tab which doesn't exist or is hidden does nothing, which isn't established of UIKit.
  open var selectedIndex: Int {
    get {
      selection.entry.flatMap { entry in entries?.firstIndex { $0 === entry } } ?? NSNotFound
    }
    set {
      guard let entries, entries.indices.contains(newValue) else { return }
      selectByCode(entries[newValue])
    }
  }

  open var selectedViewController: UIViewController? {
    get {
      if case .moreList = selection { return more }
      return selection.entry?.loadedController ?? lastTab?.loadedController
    }
    set {
      guard let newValue else {
        select(.nothing)
        return
      }
      if newValue === storedMore {
        select(.moreList)
        return
      }
      guard let entry = entries?.first(where: { $0.loadedController === newValue }) else {
        preconditionFailure(
          "Only a view controller of the tab bar controller, or More, can be selected"
        )
      }
      selectByCode(entry)
    }
  }

  /// Tells a subclass that the user tapped an item, before anything else happens.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // Those of the sheet behind More's Edit button, which tell a subclass before the delegate.

  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(
    _ tabBar: UITabBar,
    willEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}
  open func tabBar(
    _ tabBar: UITabBar,
    didEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}

  // MARK: - Tabs as objects

  /// Creates a controller of tabs as objects.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// The tabs at the top level, where they are objects; they take the place of the view controllers.
  open var tabs: [UITab] {
    get { entries?.compactMap(\.tab) ?? [] }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs; the selected one stays so, else the first that isn't hidden is selected.
  ///
  /// Without any tab, `selectedTab` and `selectedViewController` stay as they were, as measured by others on iOS 26.1.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    customizableViewControllers = nil
    let leaf = selection.leaf ?? lastTab
    notifyingDelegate {
      replaceEntries(tabs.map(TabEntry.tab), animated: animated)
      if tabs.isEmpty { lastTab = leaf }
    }
  }

  /// The selected tab; where a group is selected, the selected one in it.
  ///
  /// Of a view controller that no tab made it is a private tab, as measured by others on iOS 26.1.
  open var selectedTab: UITab? {
    get {
      if case .child(let controller) = selection { return madeUpTab(for: controller) }
      return selection.leaf ?? lastTab
    }
    set {
      guard let newValue else {
        select(.nothing)
        return
      }
      precondition(
        newValue.tabBarController === self,
        "Only a tab of the tab bar controller can be selected (was '\(newValue.identifier)')"
      )
      selectByCode(.tab(newValue.selectInGroups()))
    }
  }

  /// Returns the private tab of a view controller, creating it on first use.
  ///
  /// UIKit's has a UUID for its identifier. Here it is made from a count, so that it is the same each time.
  func madeUpTab(for controller: UIViewController) -> UITab {
    if let tab = controller.madeUpTab { return tab }
    madeUpTabCount += 1
    let digits = String(madeUpTabCount, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 12 - digits.count))
    let tab = MadeUpTab(controller, identifier: "00000000-0000-4000-8000-" + padding + digits)
    controller.madeUpTab = tab
    return tab
  }

  /// The tab with an identifier, at any depth.
  open func tab(forIdentifier identifier: String) -> UITab? { tabs.firstTab(identifier) }

  /// Whether there is a sidebar beside the bar; none is drawn.
  open var mode: UITabBarController.Mode = .automatic
  open var sidebar: UITabBarController.Sidebar { storedSidebar }

  /// The name under which the system keeps how the user arranged the tabs, which it never does here.
  open var customizationIdentifier: String?

  /// The identifiers of the tabs that are shown in a compact width; nil for all tabs.
  open var compactTabIdentifiers: [String]? { didSet { tabsDidChange() } }

  /// The identifier of the prominent tab, in a separate circle at the trailing end of the bar, from iOS 27 on.
  ///
  /// Where it is nil, a search tab that begins a search by itself is prominent.
  open var prominentTabIdentifier: String? { didSet { tabsDidChange() } }

  open func setProminentTabIdentifier(_ identifier: String?, animated: Bool) {
    prominentTabIdentifier = identifier
  }

  /// Runs the updates, and brings bar and selection in line with the tabs once after them; from iOS 27 on.
  open func performBatchUpdates(_ updates: () -> Void) {
    batchUpdateDepth += 1
    updates()
    batchUpdateDepth -= 1
    tabsDidChange()
  }

  /// When a bar of iOS 26 makes itself small on an iPhone; `automatic` counts as never, which is inferred.
  open var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior = .automatic {
    didSet { if tabBarMinimizeBehavior != oldValue { setTabBarMinimized(false) } }
  }

  /// A view above the bar of iOS 26.
  open var bottomAccessory: UITabAccessory? { didSet { accessoryDidChange(from: oldValue) } }

  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

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
    isTabBarHiddenByCode || shownChild?.hasPushedControllerThatHidesBar == true
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
    arrange()
  }

  override var visibleChildren: [UIViewController] { shownChild.map { [$0] } ?? [] }

  override var contentController: UIViewController? { shownChild }
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForPreferredVerticalBarBehavior: UIViewController? {
    selectedViewController
  }

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
