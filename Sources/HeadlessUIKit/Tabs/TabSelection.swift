/// What is selected in a tab bar controller.
@MainActor enum TabSelection {
  case nothing
  case child(UIViewController)

  /// A tab of the top level, and what is selected in it: itself, or a tab in the group that it is.
  case tab(UITab, leaf: UITab)

  /// The list of what the bar has no room for.
  case moreList

  /// The entry that is selected.
  var entry: TabEntry? {
    switch self {
    case .nothing, .moreList: nil
    case .child(let controller): .child(controller)
    case .tab(let tab, _): .tab(tab)
    }
  }

  /// The tab that is selected, at any depth.
  var leaf: UITab? {
    if case .tab(_, let leaf) = self { leaf } else { nil }
  }

  /// The selection after other entries took the place of the old ones.
  ///
  /// Documented for `viewControllers`: the object that was selected, else what has its index now, else the first. Measured by
  /// others on iOS 26.1 for `tabs`: the tab that was selected, else the first. That the list of More stays is inferred.
  func kept(from old: [TabEntry], to new: [TabEntry]) -> TabSelection {
    if case .moreList = self { return self }
    if let leaf, let top = new.first(where: { $0.contains(leaf) }) { return top.selection }
    if let entry, new.contains(where: { $0 === entry }) { return self }
    let oldIndex = entry.flatMap { entry in old.firstIndex { $0 === entry } } ?? 0
    let index = new.first?.tab == nil ? oldIndex : 0
    return (new.indices.contains(index) ? new[index] : new.first)?.selection ?? .nothing
  }
}

extension TabEntry {
  /// Whether a tab is the entry, or is in the entry's group.
  func contains(_ tab: UITab) -> Bool {
    if case .tab(let top) = self { tab.isInside(top) } else { false }
  }
}
