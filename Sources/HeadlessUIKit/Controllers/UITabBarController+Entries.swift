extension UITabBarController {
  /// Takes other entries, and lets the children go that only the old ones had.
  func replaceEntries(_ newEntries: [TabEntry]?, animated: Bool) {
    runningTransition?.end()
    let old = entries ?? []
    let leaving = old.compactMap(\.loadedController)
    for case .tab(let tab) in old { tab.owner = nil }
    for case .tab(let tab) in newEntries ?? [] { tab.owner = self }
    entries = newEntries
    lastTab = nil
    remakeItems()
    for case .child(let controller) in newEntries ?? [] { addAsChild(controller) }
    select(selection.kept(from: old, to: newEntries ?? []), animated: animated)
    for controller in leaving where controller.parent === self && !isEntry(controller) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  /// The controller of the More tab, made when it is first needed.
  var more: MoreNavigationController {
    if let storedMore { return storedMore }
    let more = MoreNavigationController()
    storedMore = more
    addAsChild(more)
    return more
  }

  /// Gives More what it is to show above its list, and takes back what it showed.
  func arrangeMore(animated: Bool = false) {
    let content = arrangement.moreContent?.controller
    guard let old = storedMore?.show(content, animated: animated) else { return }
    if isEntry(old) { addAsChild(old) }
  }

  /// Hears that the stack of More changed: going back from an entry selects the list.
  func moreDidChange() {
    guard let popped = storedMore?.takePopped() else { return }
    if isEntry(popped) { addAsChild(popped) }
    if shownChild === storedMore { select(.moreList) }
  }

  private func isEntry(_ controller: UIViewController) -> Bool {
    entries?.contains { $0.loadedController === controller } == true
  }

  /// Makes a controller a child, unless it is one already, or is in More.
  func addAsChild(_ controller: UIViewController) {
    guard controller.parent !== self, controller.parent == nil || controller.parent !== storedMore
    else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  // MARK: - Tabs

  /// Gives each tab a new item, if the simulated system remakes items.
  func remakeItems() {
    guard SimulatedSystem.has(.remakesItems) else { return }
    for tab in tabs { tab.remakeItem() }
  }

  /// Whether the controller has tabs, and not view controllers.
  var hasTabs: Bool { !tabs.isEmpty }

  /// Hears that a tab came, went, was hidden or got another place.
  func tabsDidChange() {
    if hasTabs, batchUpdateDepth == 0, let entries {
      select(selection.kept(from: entries, to: entries))
    }
  }

  /// Hears that another child of a group is selected.
  func selectionDidChange(in group: UITabGroup) {
    guard case .tab(let top, _) = selection, group.isInside(top) else { return }
    select(TabEntry.tab(top).selection)
  }

  /// What a group with a navigation controller of its own shows, by the wish of the delegate.
  func displayedControllers(
    for tab: UITab,
    proposed: [UIViewController]
  ) -> [UIViewController] {
    delegate?.tabBarController(
      self,
      displayedViewControllersFor: tab,
      proposedViewControllers: proposed
    ) ?? proposed
  }
}
