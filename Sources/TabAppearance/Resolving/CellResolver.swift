/// Finds what holds for the items of one layout in one state.
///
/// A cell takes each leaf from the first that says something of: its own layout and state, `item` in
/// that state, its own layout in `normal`, `item` in `normal`. Colors skip the two `normal` steps: a gray
/// `normal` must not make the selection gray. `compactInline` asks `inline` wherever it says nothing
/// itself; no layout asks `stacked`.
struct CellResolver {
  let items: TabBarTheme.Overlay
  let colors: NamedColors

  func state(_ cell: ResolvedAppearance.Cell) -> ResolvedItemState {
    let own = sources(cell.layout, cell.state)
    let all = cell.state == .normal ? own : own + sources(cell.layout, .normal)
    let color = first(\.color, in: own)
    return ResolvedItemState(
      iconColor: colors.resolve(first(\.iconColor, in: own).inheriting(from: color)),
      title: text(\.title, own: own, all: all, fallback: color),
      titlePositionAdjustment: first(\.titlePositionAdjustment, in: all).value,
      badgeBackgroundColor: colors.resolve(first(\.badgeBackgroundColor, in: own)),
      badgeText: text(\.badgeText, own: own, all: all),
      badgePositionAdjustment: first(\.badgePositionAdjustment, in: all).value,
      badgeTitlePositionAdjustment: first(\.badgeTitlePositionAdjustment, in: all).value
    )
  }

  private func text(
    _ text: KeyPath<TabBarTheme.ItemState, TabBarTheme.Text>,
    own: [TabBarTheme.ItemState],
    all: [TabBarTheme.ItemState],
    fallback: Setting<ThemeColor> = .inherited
  ) -> ResolvedText {
    let texts = all.map { $0[keyPath: text] }
    func first<Value>(_ leaf: KeyPath<TabBarTheme.Text, Setting<Value>>) -> Value? {
      self.first(leaf, in: texts).value
    }
    let color = self.first(\.color, in: texts.prefix(own.count)).inheriting(from: fallback)
    let scaledBy = first(\.scaledBy)
    return ResolvedText(
      color: colors.resolve(color),
      family: first(\.family),
      size: first(\.size),
      weight: first(\.weight),
      design: first(\.design),
      italic: first(\.italic),
      scaledBy: scaledBy,
      maxSize: scaledBy == nil ? nil : first(\.maxSize),
      kern: first(\.kern),
      shadow: first(\.shadow).map(colors.resolve),
      paragraph: ResolvedParagraph(
        alignment: first(\.paragraph.alignment),
        lineBreakMode: first(\.paragraph.lineBreakMode),
        allowsDefaultTighteningForTruncation: first(
          \.paragraph.allowsDefaultTighteningForTruncation
        )
      )
    )
  }

  private func first<Object, Value>(
    _ leaf: KeyPath<Object, Setting<Value>>,
    in objects: some Sequence<Object>
  ) -> Setting<Value> {
    objects.lazy.map { $0[keyPath: leaf] }.first { $0 != .inherited } ?? .inherited
  }

  private func sources(
    _ layout: ItemLayout,
    _ state: ItemStateName
  ) -> [TabBarTheme.ItemState] {
    switch layout {
    case .stacked: [items.stacked[state], items.item[state]]
    case .inline: [items.inline[state], items.item[state]]
    case .compactInline: [items.compactInline[state], items.inline[state], items.item[state]]
    }
  }
}

extension TabBarTheme.Item {
  fileprivate subscript(state: ItemStateName) -> TabBarTheme.ItemState {
    switch state {
    case .normal: normal
    case .selected: selected
    case .disabled: disabled
    case .focused: focused
    }
  }
}
