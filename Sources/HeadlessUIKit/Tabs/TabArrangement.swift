/// What a tab bar controller shows, as it follows from its entries, its width and the selection.
@MainActor struct TabArrangement {
  /// What an item of the bar leads to.
  enum Place {
    case entry(TabEntry)
    case more
  }

  /// What has an item in the bar, from the leading to the trailing side.
  let places: [Place]

  /// What is selected: what was asked for, or the first entry of the bar where that can't be had.
  let selection: TabSelection

  /// The entries in the list of More.
  let overflow: [TabEntry]

  /// Arranges entries.
  ///
  /// - Parameters:
  ///   - entries: The view controllers, or the tabs of the top level, hidden ones too.
  ///   - selection: What is to be selected.
  ///   - isRegular: Whether the width is regular, where there is more room than in a compact one.
  ///   - compactTabIdentifiers: The identifiers of the tabs that are shown in a compact width; nil for all tabs.
  ///   - prominentTab: The tab at the trailing end of a compact width, which is never under More.
  init(
    _ entries: [TabEntry],
    selection: TabSelection,
    isRegular: Bool,
    compactTabIdentifiers: [String]? = nil,
    prominentTab: UITab? = nil
  ) {
    // A regular width has a sidebar, so a tab needs no item in the bar to be selected.
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
    let ranked = [-1, 0, 1].flatMap { wanted in selectable.filter { rank($0) == wanted } }
    let last = ranked.filter { !isRegular && $0.tab != nil && $0.tab === prominentTab }
    let others = ranked.filter { entry in !last.contains { $0 === entry } }
    let inBar = others + last
    let room = (isRegular ? TabBarFacts.regularRoom : TabBarFacts.compactRoom).value - last.count
    let first = others.count > room ? Array(others.prefix(room - 1)) : others
    let overflow = Array(others.dropFirst(first.count))
    places = first.map(Place.entry) + (overflow.isEmpty ? [] : [.more]) + last.map(Place.entry)
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

  /// The place whose item is in front, and whose controller shows; it has no item if only the sidebar leads to it.
  var selectedPlace: Place? {
    if case .moreList = selection { return .more }
    guard let entry = selection.entry else { return nil }
    return moreContent == nil ? .entry(entry) : .more
  }

  /// What More shows above its list.
  var moreContent: TabEntry? {
    selection.entry.flatMap { entry in overflow.first { $0 === entry } }
  }

  /// Whether an item of the bar, or of the list of More, leads to the entry.
  func leads(to entry: TabEntry) -> Bool {
    (overflow + places.compactMap(\.entry)).contains { $0 === entry }
  }
}

extension TabArrangement.Place {
  var entry: TabEntry? {
    if case .entry(let entry) = self { entry } else { nil }
  }
}
