import Foundation

extension UITabBarController {
  // MARK: - Taps

  /// Performs a tap on the item at an index in the bar.
  ///
  /// Calls `tabBar(_:didSelect:)`, asks the delegate, selects the tab and notifies the delegate, also if the tab was
  /// selected already. A disabled item can't be tapped.
  package func selectByUser(_ index: Int) {
    let places = arrangement.destinations
    precondition(
      places.indices.contains(index),
      "There must be an item to tap (\(index) of \(places.count))"
    )
    let item = item(of: places[index])
    guard item.isEnabled else { return }
    SimulatedEvent.run {
      isHandlingTap = true
      defer { isHandlingTap = false }
      tabBar(tabBar, didSelect: item)
      switch places[index] {
      case .more:
        // A tap on the selected More leads back to its list.
        let kept = shownChild === more ? nil : entryInMore
        tap(more, selects: kept?.selection ?? .moreList)
      case .entry(.child(let controller)): tap(controller, selects: .child(controller))
      case .entry(.tab(let tab)): tap(tab)
      }
      viewIfLoaded?.layoutIfNeeded()
    }
  }

  /// Performs a tap on a row of the list of More, without asking the delegate (react-native-screens #3838 works around
  /// that).
  package func selectRowOfMore(_ row: Int) {
    let rows = arrangement.overflow
    precondition(rows.indices.contains(row), "There must be a row to tap (\(row) of \(rows.count))")
    SimulatedEvent.run {
      select(rows[row].selection)
      viewIfLoaded?.layoutIfNeeded()
    }
  }

  private func tap(_ controller: UIViewController, selects selection: TabSelection) {
    // With tabs, the methods about view controllers aren't called, not even for More.
    let delegate = hasTabs ? nil : delegate
    let tab = SimulatedSystem.has(.asksTabFamilyOnly) ? madeUpTab(for: controller) : nil
    let previous = tab == nil ? nil : selectedTab
    let answer = optionalCall(delegate) {
      if let tab {
        $0.tabBarController(self, shouldSelectTab: tab)
      } else {
        $0.tabBarController(self, shouldSelect: controller)
      }
    }
    guard answer ?? true else { return }
    if controller === shownChild { popToRoot(controller) }
    select(selection)
    let _: Void? = optionalCall(delegate) {
      if let tab {
        $0.tabBarController(self, didSelectTab: tab, previousTab: previous)
      } else {
        $0.tabBarController(self, didSelect: controller)
      }
    }
  }

  /// Selects a tab if the delegate agrees, and notifies the delegate.
  ///
  /// A delegate with both pairs of methods is asked by the pair about tabs alone (measured by others on iOS 26.1). A
  /// delegate with the older pair alone is likely asked by that. A delegate that has `didSelectTab` without
  /// `shouldSelectTab` can't be detected before it is called, and is asked by the older method here.
  private func tap(_ tab: UITab) {
    let previous = selection.leaf
    let answer = optionalCall(delegate) { $0.tabBarController(self, shouldSelectTab: tab) }
    guard answer ?? olderAnswer(about: tab) ?? true else { return }
    if let previous, previous.isInside(tab), let shownChild {
      popToRoot(shownChild)
    } else {
      select(TabEntry.tab(tab).selection)
    }
    let leaf = tab.selectedLeaf
    let told: Void? = optionalCall(delegate) {
      $0.tabBarController(self, didSelectTab: leaf, previousTab: previous)
    }
    if told == nil, answer == nil, let controller = leaf.viewController {
      let _: Void? = optionalCall(delegate) { $0.tabBarController(self, didSelect: controller) }
    }
  }

  private func olderAnswer(about tab: UITab) -> Bool? {
    tab.viewController.flatMap { controller in
      optionalCall(delegate) { $0.tabBarController(self, shouldSelect: controller) }
    }
  }

  /// Pops a navigation controller to its root, as a second tap on its tab does.
  private func popToRoot(_ controller: UIViewController) {
    (controller as? UINavigationController)?.popToRootViewController(animated: true)
  }

  // MARK: - What follows from the selection

  /// The arrangement of the entries for the current selection.
  var arrangement: TabArrangement { arrangement(of: selection) }

  private func arrangement(of selection: TabSelection) -> TabArrangement {
    TabArrangement(
      entries ?? [],
      selection: selection,
      isRegular: traitCollection.horizontalSizeClass == .regular,
      compactTabIdentifiers: compactTabIdentifiers,
      prominentTab: prominentTab
    )
  }

  /// Changes the selection without notifying the delegate.
  func select(_ newSelection: TabSelection, animated: Bool = false) {
    runningTransition?.end()
    let previous = selection
    selection = newSelection
    arrange(animated: animated, previous: previous)
  }

  /// Selects an entry as the app does, unless it can't be selected, such as a hidden tab.
  func selectByCode(_ entry: TabEntry) {
    guard let selectable = arrangement(of: entry.selection).selection.entry, selectable === entry
    else { return }
    notifyingDelegate { select(entry.selection) }
  }

  /// Performs a change by code, and calls `didSelectTab` at once if it selects another tab.
  ///
  /// Measured by others on iOS 26.1 for `tabs`, `selectedTab`, `selectedIndex` and `selectedViewController`: the
  /// delegate isn't asked, and the methods about view controllers aren't called.
  func notifyingDelegate(of change: () -> Void) {
    let previous = selection.leaf ?? lastTab
    change()
    guard let leaf = selection.leaf, leaf !== previous else { return }
    let _: Void? = optionalCall(delegate) {
      $0.tabBarController(self, didSelectTab: leaf, previousTab: previous)
    }
  }

  /// Updates the shown child, the bar and More for the current entries, width and selection.
  func arrange(animated: Bool = false, previous: TabSelection? = nil) {
    runningTransition?.end()
    let previous = previous ?? selection
    selection = arrangement.selection
    if case .tab(let top, _) = selection {
      (top as? UITabGroup)?.selectDefaultChild()
      selection = TabEntry.tab(top).selection
    }
    show(animated: animated, previous: previous)
    updateBar()
    // A selection ends with a layout of the controller's view, after the bar has changed its selected item.
    if !SimulatedSystem.has(.barRelaysItselfOut) || !showsContent { viewIfLoaded?.setNeedsLayout() }
    observers.notify()
  }

  private func show(animated: Bool, previous: TabSelection) {
    let arrangement = arrangement
    let content = arrangement.moreContent?.controller
    let child = arrangement.selectedPlace.flatMap(controller(of:))
    if let controller = content ?? child { addAsChild(controller) }
    guard isViewLoaded, showsContent else { return }
    let movesOutOfMore = child != nil && child === storedMore?.content
    if let old = shownChild, old !== child, old === content || movesOutOfMore {
      // A controller that moves between bar and More disappears first, and then appears in its new position.
      swap(old, for: nil, animated: animated)
    }
    let old = shownChild
    // More keeps its content until another child has replaced it.
    if child === storedMore || old !== storedMore { arrangeMore(animated: animated) }
    guard old !== child else { return }
    if let old, let child, appearance == .appeared,
      startTransition(from: old, to: child, previous: previous)
    {
      return
    }
    swap(old, for: child, animated: animated)
    arrangeMore(animated: animated)
  }

  /// Replaces the visible child's view with another child's.
  private func swap(_ old: UIViewController?, for child: UIViewController?, animated: Bool) {
    transition(from: old, to: child, animated: animated) {
      old?.viewIfLoaded?.removeFromSuperview()
      old?.containerInsets = .zero
      shownChild = child
      if let child {
        let childView: UIView = child.view
        childView.place(at: contentView.bounds)
        contentView.addSubview(childView)
      }
      hidesBarChanged()
      if SimulatedSystem.has(.barRelaysItselfOut) {
        placeShownChild()
      } else {
        view.setNeedsLayout()
      }
    }
  }

  /// Marks the system's search item among those of view controllers, which iOS 26 shows as it shows a search tab.
  ///
  /// Reported for apps that are built with the SDK of iOS 26, and not of iOS 27 (react-native-screens #4671).
  private func separateSearchItem() {
    guard tabs.isEmpty, let viewControllers else { return }
    let items = viewControllers.compactMap(\.existingTabBarItem)
    let isSeparate = SimulatedSystem.current.osVersion.major == 26
    let search = isSeparate ? items.first(where: \.isSearch) : nil
    for item in items { item.isProminent = item === search }
  }

  /// Updates the items of the bar and its selected item.
  func updateBar() {
    let arrangement = arrangement
    let selectedItem = arrangement.selectedPlace.map(item(of:))
    if tabBar.selectedItem !== selectedItem { setTabBarMinimized(false) }
    let prominentTab = prominentTab
    for tab in tabs { tab.item.isProminent = tab === prominentTab }
    separateSearchItem()
    tabBar.updateByController(
      items: entries == nil ? nil : arrangement.destinations.map(item(of:)),
      selectedItem: selectedItem
    )
    // Items in the list of More count as items of the bar.
    for entry in arrangement.overflow { entry.item.bar = tabBar }
    if isViewLoaded { updateScrollEdge() }
  }

  func item(of destination: TabArrangement.Destination) -> UITabBarItem {
    switch destination {
    case .entry(let entry): entry.item
    case .more: more.tabBarItem
    }
  }

  private func controller(of destination: TabArrangement.Destination) -> UIViewController? {
    switch destination {
    case .entry(let entry): entry.controller
    case .more: more
    }
  }
}
