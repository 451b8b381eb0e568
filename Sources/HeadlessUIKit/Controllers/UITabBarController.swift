public import Foundation

/// A controller of tabs: a bar selects which of its children is shown.
///
/// Sidebars aren't modelled.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  let contentView = UIView()
  private var bar = UITabBar()

  /// The view controllers or tabs that were set; nil if none were.
  var entries: [TabEntry]?
  var selection = TabSelection.nothing

  /// The observers of the selection and of the bar's identity.
  package var observers = ChangeObservers()

  /// The child whose view is shown.
  var shownChild: UIViewController?

  /// The tab that was selected when `tabs` became empty, which stays `selectedTab`.
  var lastTab: UITab?

  /// The number of private tabs created for view controllers, from which identifiers are made.
  private var madeUpTabCount = 0

  var storedMore: MoreNavigationController?
  var runningTransition: TabTransition?

  /// Whether the running selection is that of a tap on the bar.
  var isHandlingTap = false
  var isBarHiddenByController = false

  /// Whether tabs load their views: true once the controller is about to appear or is laid out (inferred).
  var showsContent = false
  private var isTabBarHiddenByCode = false
  private let storedSidebar = Sidebar()

  /// The nesting depth of running batch updates.
  var batchUpdateDepth = 0

  /// The view around the content of the accessory, once it was laid out.
  var accessoryView: TabAccessoryView?

  /// The scroll position of the content when it was last checked.
  var lastScrollPosition: ScrollPosition?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    manageBar()
    // Load the view now: a subclass's `viewDidLoad` runs before its initializer continues (public reports).
    loadViewIfNeeded()
  }

  private func manageBar() {
    bar.delegate = self
    bar.isManaged = true
    bar.onTapOfManagedItem = { [weak self] item in
      guard let self, !expandsTabBar(forTapOn: item) else { return }
      let index = arrangement.destinations.firstIndex { self.item(of: $0) === item }
      if let index { selectByUser(index) }
    }
  }

  /// Returns nil: archives aren't modelled, but subclasses must implement the initializer.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UITabBarControllerDelegate)?
  open var tabBar: UITabBar { bar }

  /// Sets a value by key-value coding: a bar of the app's class for the key "tabBar", the only one that the stand-in
  /// models.
  ///
  /// Another key stops the program, as an undefined key does in UIKit.
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
    observers.notify()
  }

  /// The controllers that the user can rearrange: all, unless set; nil disables rearranging.
  open var customizableViewControllers: [UIViewController]?

  // MARK: - Tabs

  open var viewControllers: [UIViewController]? {
    get {
      guard let entries, !hasTabs else { return nil }
      return entries.compactMap(\.child)
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the view controllers; the selected one stays selected, else the one now at its index, else the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    customizableViewControllers = viewControllers
    replaceEntries(viewControllers?.map(TabEntry.child), animated: animated)
  }

  /// Adds a child, and a tab for it after the others, as if `viewControllers` were set (several sources).
  ///
  /// While the tabs are objects, the child gets no tab (inferred).
  open override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    guard !hasTabs, childController !== storedMore, !isEntry(childController) else { return }
    setViewControllers((viewControllers ?? []) + [childController], animated: false)
  }

  /// Removes the tab of a child that leaves for another parent than More.
  override func childWillLeave(_ child: UIViewController) {
    guard !hasTabs, isEntry(child), storedMore?.isTakingChild != true else { return }
    let others = viewControllers?.filter { $0 !== child } ?? []
    customizableViewControllers = others
    replaceEntries(others.map(TabEntry.child), animated: false, leaving: child)
  }

  /// The navigation controller of the More tab, with the list of the tabs that don't fit in the bar.
  open var moreNavigationController: UINavigationController { more }

  // MARK: - Selection

  /// The index of the selected tab; `NSNotFound` for More and without a selection.
  ///
  /// The index of a tab that doesn't exist or is hidden is ignored; UIKit's behavior isn't established.
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

  /// Called first when the user taps an item; for subclasses.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // Called for the sheet behind More's Edit button, before the delegate's methods; for subclasses.

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

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// The tabs at the top level, which replace `viewControllers`.
  open var tabs: [UITab] {
    get { entries?.compactMap(\.tab) ?? [] }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs; the selected one stays selected, else the first that isn't hidden.
  ///
  /// If `tabs` is empty, `selectedTab` and `selectedViewController` stay as they were (measured by others on iOS 26.1).
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    customizableViewControllers = nil
    let leaf = selection.leaf ?? lastTab
    notifyingDelegate {
      replaceEntries(tabs.map(TabEntry.tab), animated: animated)
      if tabs.isEmpty { lastTab = leaf }
    }
  }

  /// The selected tab; for a group, the selected tab inside of it.
  ///
  /// For a view controller that wasn't created by a tab, this is a private tab (measured by others on iOS 26.1).
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
  /// UIKit uses UUIDs as identifiers. Here they are made from a count, so that they are the same in each run.
  func madeUpTab(for controller: UIViewController) -> UITab {
    if let tab = controller.madeUpTab { return tab }
    madeUpTabCount += 1
    let digits = String(madeUpTabCount, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 12 - digits.count))
    let tab = MadeUpTab(controller, identifier: "00000000-0000-4000-8000-" + padding + digits)
    controller.madeUpTab = tab
    return tab
  }

  /// Returns the tab with an identifier, at any depth.
  open func tab(forIdentifier identifier: String) -> UITab? { tabs.firstTab(identifier) }

  /// The choice between a tab bar and a sidebar; sidebars aren't drawn.
  open var mode: UITabBarController.Mode = .automatic
  open var sidebar: UITabBarController.Sidebar { storedSidebar }

  /// The name under which the system stores the user's arrangement of the tabs; nothing is stored here.
  open var customizationIdentifier: String?

  /// The identifiers of the tabs in a compact width; nil for all tabs.
  open var compactTabIdentifiers: [String]? { didSet { tabsDidChange() } }

  /// The identifier of the prominent tab, in a separate circle at the trailing end of the bar, from iOS 27 on.
  ///
  /// If it is nil, a search tab that activates its search automatically is prominent.
  open var prominentTabIdentifier: String? { didSet { tabsDidChange() } }

  open func setProminentTabIdentifier(_ identifier: String?, animated: Bool) {
    prominentTabIdentifier = identifier
  }

  /// Runs the updates, and then updates bar and selection once; from iOS 27 on.
  open func performBatchUpdates(_ updates: () -> Void) {
    batchUpdateDepth += 1
    updates()
    batchUpdateDepth -= 1
    tabsDidChange()
  }

  /// The event that minimizes a bar of iOS 26 on an iPhone; `automatic` counts as never (inferred).
  open var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior = .automatic {
    didSet { if tabBarMinimizeBehavior != oldValue { setTabBarMinimized(false) } }
  }

  /// The accessory above the bar of iOS 26.
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

  /// Whether the app, or a controller on the shown navigation stack, hides the bar.
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
    view.addSubview(barContainer(around: bar))
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
