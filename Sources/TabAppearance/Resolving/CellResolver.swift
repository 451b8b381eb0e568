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
    ResolvedText(
      color: colors.resolve(
        first(text.appending(path: \.color), in: own).inheriting(from: fallback)
      ),
      family: first(text.appending(path: \.family), in: all).value,
      size: first(text.appending(path: \.size), in: all).value,
      weight: first(text.appending(path: \.weight), in: all).value
    )
  }

  private func first<Value>(
    _ leaf: KeyPath<TabBarTheme.ItemState, Setting<Value>>,
    in states: [TabBarTheme.ItemState]
  ) -> Setting<Value> {
    states.lazy.map { $0[keyPath: leaf] }.first { $0 != .inherited } ?? .inherited
  }

  private func sources(
    _ layout: ItemLayout,
    _ state: ItemStateName
  ) -> [TabBarTheme.ItemState] {
    let layouts: [TabBarTheme.Item] =
      switch layout {
      case .stacked: [items.stacked]
      case .inline: [items.inline]
      case .compactInline: [items.compactInline, items.inline]
      }
    return (layouts + [items.item]).map { item in
      switch state {
      case .normal: item.normal
      case .selected: item.selected
      case .disabled: item.disabled
      case .focused: item.focused
      }
    }
  }
}
