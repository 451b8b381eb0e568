/// The arrangement of a tab bar controller's entries in the bar and under More, for a width and a selection.
@MainActor struct TabArrangement {
  /// The destination of an item of the bar.
  enum Destination {
    case entry(TabEntry)
    case more
  }

  /// The destinations of the bar's items, from the leading to the trailing side.
  let destinations: [Destination]

  /// The selection: the requested one, or else the first entry of the bar if that one can't be selected.
  let selection: TabSelection

  /// The entries in the list of More.
  let overflow: [TabEntry]

  /// Arranges the entries of a tab bar controller.
  ///
  /// - Parameters:
  ///   - entries: The view controllers or the top-level tabs, hidden ones included.
  ///   - selection: The requested selection.
  ///   - isRegular: Whether the width is regular, so that more tabs fit than in a compact width.
  ///   - compactTabIdentifiers: The identifiers of the tabs in a compact width; nil for all tabs.
  ///   - prominentTab: The tab at the trailing end in a compact width, which is never under More.
  init(
    _ entries: [TabEntry],
    selection: TabSelection,
    isRegular: Bool,
    compactTabIdentifiers: [String]? = nil,
    prominentTab: UITab? = nil
  ) {
    // A regular width has a sidebar, so a tab without an item in the bar can be selected.
    let selectable = entries.filter { entry in
      guard case .tab(let tab) = entry else { return true }
      guard !tab.isHidden else { return false }
      guard !isRegular else { return true }
      return compactTabIdentifiers?.contains(tab.identifier) ?? true
        && tab.placementInBar.rank(isRegular: false) != nil
    }
    func rank(_ entry: TabEntry) -> Int? {
      guard case .tab(let tab) = entry else { return 0 }
      return tab.placementInBar.rank(isRegular: isRegular)
    }
    // The order in the bar: leading tabs, others, trailing tabs, and last the prominent one.
    let ranked = [-1, 0, 1].flatMap { wanted in selectable.filter { rank($0) == wanted } }
    let last = ranked.filter { !isRegular && $0.tab != nil && $0.tab === prominentTab }
    let others = ranked.filter { entry in !last.contains { $0 === entry } }
    let inBar = others + last
    let room = (isRegular ? TabBarFacts.regularRoom : TabBarFacts.compactRoom).value - last.count
    // If the others don't all fit, More has the last position among them.
    let first = others.count > room ? Array(others.prefix(room - 1)) : others
    let overflow = Array(others.dropFirst(first.count))
    destinations =
      first.map(Destination.entry) + (overflow.isEmpty ? [] : [.more]) + last.map(Destination.entry)
    self.overflow = overflow
    let isThere =
      switch selection {
      case .nothing: true
      case .moreList: !overflow.isEmpty
      case .child(let child): selectable.contains { $0 === .child(child) }
      case .tab(let tab, _): selectable.contains { $0 === .tab(tab) }
      }
    self.selection = isThere ? selection : inBar.first?.selection ?? .nothing
  }

  /// The selected destination; the bar has no item for it if the tab is only in the sidebar.
  var selectedPlace: Destination? {
    if case .moreList = selection { return .more }
    guard let entry = selection.entry else { return nil }
    return moreContent == nil ? .entry(entry) : .more
  }

  /// The selected entry, if More shows it above its list.
  var moreContent: TabEntry? {
    selection.entry.flatMap { entry in overflow.first { $0 === entry } }
  }

  /// Whether the bar or the list of More has an item for the entry.
  func leads(to entry: TabEntry) -> Bool {
    (overflow + destinations.compactMap(\.entry)).contains { $0 === entry }
  }
}

extension TabArrangement.Destination {
  var entry: TabEntry? {
    if case .entry(let entry) = self { entry } else { nil }
  }
}
