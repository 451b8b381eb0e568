import TabUIKit

/// What a theme changes beside the bar itself: its items, the bar of More, the tint of the content.
@MainActor
struct ThemedSurroundings {
  private var items: [ThemedItem] = []
  private var more: ThemedMoreBar?
  private var content: ThemedContent?

  /// Brings all that there is now to a look; without one, back to what it was.
  ///
  /// What has come since the last time gets the look, and what has gone gets its own back.
  mutating func update(
    from old: ThemeLook?,
    to new: ThemeLook?,
    of themed: ThemedBar,
    isRestyled: Bool = false
  ) {
    update(to: new, of: themed, isNew: isRestyled || old != new, isRestyled: isRestyled)
  }

  /// Gives the look that all else has already to what has come since, and its own back to what has gone.
  mutating func refresh(of themed: ThemedBar, look: ThemeLook) {
    update(to: look, of: themed, isNew: false, isRestyled: false)
  }

  private mutating func update(
    to new: ThemeLook?,
    of themed: ThemedBar,
    isNew: Bool,
    isRestyled: Bool
  ) {
    updateItems(to: new, named: themed.namedItems, isNew: isNew, isRestyled: isRestyled)
    if let bar = themed.controller?.moreNavigationBar, more?.isOf(bar) != true {
      more?.update(to: nil, isRestyled: false)
      more = ThemedMoreBar(bar)
      more?.update(to: new, isRestyled: false)
    } else if isNew {
      more?.update(to: new, isRestyled: isRestyled)
    }
    if let view = themed.controller?.viewIfLoaded, content?.isOf(view) != true {
      content = ThemedContent(view)
      content?.update(to: new)
    } else if isNew {
      content?.update(to: new)
    }
  }

  private mutating func updateItems(
    to look: ThemeLook?,
    named: [NamedItem],
    isNew: Bool,
    isRestyled: Bool
  ) {
    guard isNew || !isOf(named) else { return }
    for old in items where !named.contains(where: { $0.item === old.item }) {
      old.update(to: nil, isRestyled: false)
    }
    items = named.enumerated().map { index, named in
      let before = items.first { $0.item === named.item }
      let item = ThemedItem(
        named.item,
        index: index,
        identifiers: named.identifiers,
        before: before
      )
      item.update(to: look, isRestyled: isRestyled)
      return item
    }
  }
  /// Whether these are the items, in this order.
  private func isOf(_ named: [NamedItem]) -> Bool {
    guard items.count == named.count else { return false }
    for index in items.indices
    where items[index].item !== named[index].item
      || items[index].identifiers != named[index].identifiers
    { return false }
    return true
  }
}
