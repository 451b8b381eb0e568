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
    let isNew = isRestyled || old != new
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
    let isSame =
      items.count == named.count
      && zip(items, named).allSatisfy { $0.item === $1.item && $0.identifiers == $1.identifiers }
    guard isNew || !isSame else { return }
    var gone = items.filter { old in !named.contains { $0.item === old.item } }
    for index in gone.indices { gone[index].update(to: nil, isRestyled: false) }
    items = named.enumerated().map { index, named in
      let before = items.first { $0.item === named.item }
      var item = ThemedItem(
        named.item,
        index: index,
        identifiers: named.identifiers,
        before: before
      )
      item.update(to: look, isRestyled: isRestyled)
      return item
    }
  }
}
