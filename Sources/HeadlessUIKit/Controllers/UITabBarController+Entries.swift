extension UITabBarController {
  /// Replaces the entries, and removes the children that only the old entries had, except for a child that is
  /// `leaving` by itself.
  func replaceEntries(
    _ newEntries: [TabEntry]?,
    animated: Bool,
    leaving child: UIViewController? = nil
  ) {
    runningTransition?.end()
    let old = entries ?? []
    let leaving = old.compactMap(\.loadedController).filter { $0 !== child }
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

  /// The controller of the More tab, created on first use.
  var more: MoreNavigationController {
    if let storedMore { return storedMore }
    let more = MoreNavigationController()
    storedMore = more
    addAsChild(more)
    return more
  }

  /// Updates the content of More, and makes the previous content a child again.
  ///
  /// More keeps its content while another tab is selected (one source, iOS 18.6 and 26.2), but not that of a cancelled
  /// transition (inferred).
  func arrangeMore(animated: Bool = false, keepsContent: Bool = true) {
    let arrangement = arrangement
    let isElsewhere = if case .entry? = arrangement.selectedPlace { true } else { false }
    let entry = isElsewhere && keepsContent ? entryInMore : arrangement.moreContent
    let content = entry?.controller
    guard let old = storedMore?.show(content, animated: animated) else { return }
    if isEntry(old) { addAsChild(old) }
  }

  /// The entry under More whose controller is on the stack of More, if there is one.
  var entryInMore: TabEntry? {
    guard let content = storedMore?.content else { return nil }
    return arrangement.overflow.first { $0.loadedController === content }
  }

  /// Called when the stack of More changes: going back from an entry selects the list.
  func moreDidChange() {
    guard let popped = storedMore?.takePopped() else { return }
    if isEntry(popped) { addAsChild(popped) }
    if shownChild === storedMore { select(.moreList) }
  }

  func isEntry(_ controller: UIViewController) -> Bool {
    entries?.contains { $0.loadedController === controller } == true
  }

  /// Adds a controller as a child, unless it is a child already or in More.
  func addAsChild(_ controller: UIViewController) {
    guard controller.parent !== self, controller.parent == nil || controller.parent !== storedMore
    else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  // MARK: - Tabs

  /// Replaces the item of each tab, if the simulated system remakes items.
  func remakeItems() {
    guard SimulatedSystem.has(.remakesItems) else { return }
    for tab in tabs { tab.remakeItem() }
  }

  /// Whether the entries are tabs rather than view controllers.
  var hasTabs: Bool { !tabs.isEmpty }

  /// Called when a tab is added, removed, hidden, shown or placed elsewhere.
  func tabsDidChange() {
    if hasTabs, batchUpdateDepth == 0, let entries {
      select(selection.kept(from: entries, to: entries))
    }
  }

  /// Called when another child of a group is selected.
  func selectionDidChange(in group: UITabGroup) {
    guard case .tab(let top, _) = selection, group.isInside(top) else { return }
    select(TabEntry.tab(top).selection)
  }

  /// Returns the controllers that a group's managing navigation controller shows: the delegate's choice, or else the
  /// proposed ones.
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
