/// The selection in a tab bar controller.
@MainActor enum TabSelection {
  case nothing
  case child(UIViewController)

  /// A top-level tab with the selected tab inside of it: a descendant, or the tab itself.
  case tab(UITab, leaf: UITab)

  /// The list of the entries that don't fit in the bar.
  case moreList

  /// The selected entry, if there is one.
  var entry: TabEntry? {
    switch self {
    case .nothing, .moreList: nil
    case .child(let controller): .child(controller)
    case .tab(let tab, _): .tab(tab)
    }
  }

  /// The selected tab, at any depth of groups.
  var leaf: UITab? {
    if case .tab(_, let leaf) = self { leaf } else { nil }
  }

  /// Returns the selection after new entries replaced the old ones.
  ///
  /// Documented for `viewControllers`: the selected controller stays selected, else the one now at its index, else the
  /// first. Measured by others on iOS 26.1 for `tabs`: the selected tab stays selected, else the first. That the list
  /// of More stays selected is inferred.
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
  /// Whether a tab is that of the entry, or one of its descendants.
  func contains(_ tab: UITab) -> Bool {
    if case .tab(let top) = self { tab.isInside(top) } else { false }
  }
}
