/// Finds what holds for the items of one layout in one state.
///
/// A cell takes each leaf from the first that says something of: its own layout and state, `item` in
/// that state, its own layout in `normal`, `item` in `normal`. Colors skip the two `normal` steps: a gray
/// `normal` must not make the selection gray. `compactInline` asks `inline` wherever it says nothing
/// itself; no layout asks `stacked`.
struct CellResolver {
  let items: TabBarTheme.Overlay
  let colors: NamedColors

  /// What holds for the items of all layouts in all states.
  func cells() -> ResolvedCells { ResolvedCells(state) }

  /// The same, if it is known already for other items: at the scroll edge, little differs as a rule.
  func cells(_ known: ResolvedCells, of other: TabBarTheme.Overlay) -> ResolvedCells {
    let resolver = CellResolver(items: other, colors: colors)
    return known.replacing(where: { differs(from: resolver, in: $0) }, by: state)
  }

  private func differs(from other: CellResolver, in cell: ResolvedAppearance.Cell) -> Bool {
    func differs(_ own: TabBarTheme.Item, _ others: TabBarTheme.Item) -> Bool {
      !own[cell.state].isIdentical(to: others[cell.state])
        || !own[.normal].isIdentical(to: others[.normal])
    }
    if differs(items.item, other.items.item) { return true }
    return switch cell.layout {
    case .stacked: differs(items.stacked, other.items.stacked)
    case .inline: differs(items.inline, other.items.inline)
    case .compactInline:
      differs(items.compactInline, other.items.compactInline)
        || differs(items.inline, other.items.inline)
    }
  }

  func state(_ cell: ResolvedAppearance.Cell) -> ResolvedItemState {
    let all = sources(cell)
    let own = cell.state == .normal ? all[...] : all.prefix(all.count / 2)
    let color = own.first { $0.color }
    return ResolvedItemState(
      iconColor: colors.resolve(own.first { $0.iconColor }.inheriting(from: color)),
      title: text(.title, own: own, all: all, fallback: color),
      titlePositionAdjustment: all.first { $0.titlePositionAdjustment }.value,
      badgeBackgroundColor: colors.resolve(own.first { $0.badgeBackgroundColor }),
      badgeText: text(.badge, own: own, all: all),
      badgePositionAdjustment: all.first { $0.badgePositionAdjustment }.value,
      badgeTitlePositionAdjustment: all.first { $0.badgeTitlePositionAdjustment }.value
    )
  }

  private func text(
    _ name: TextName,
    own: ArraySlice<Source>,
    all: [Source],
    fallback: Setting<ThemeColor> = .inherited
  ) -> ResolvedText {
    let color = own.first(name) { $0.color }.inheriting(from: fallback)
    let scaledBy = all.first(name) { $0.scaledBy }.value
    return ResolvedText(
      color: colors.resolve(color),
      family: all.first(name) { $0.family }.value,
      size: all.first(name) { $0.size }.value,
      weight: all.first(name) { $0.weight }.value,
      design: all.first(name) { $0.design }.value,
      italic: all.first(name) { $0.italic }.value,
      scaledBy: scaledBy,
      maxSize: scaledBy == nil ? nil : all.first(name) { $0.maxSize }.value,
      kern: all.first(name) { $0.kern }.value,
      shadow: all.first(name) { $0.shadow }.value.map(colors.resolve),
      paragraph: ResolvedParagraph(
        alignment: all.first(name) { $0.paragraph.alignment }.value,
        lineBreakMode: all.first(name) { $0.paragraph.lineBreakMode }.value,
        allowsDefaultTighteningForTruncation: all.first(name) {
          $0.paragraph.allowsDefaultTighteningForTruncation
        }.value
      )
    )
  }

  private typealias Source = Part<TabBarTheme.ItemState>

  /// Those that are asked, those in `normal` last.
  private func sources(_ cell: ResolvedAppearance.Cell) -> [Source] {
    let (state, item) = (cell.state, items.item)
    switch (cell.layout, state) {
    case (.stacked, .normal): return [items.stacked[state], item[state]]
    case (.inline, .normal): return [items.inline[state], item[state]]
    case (.compactInline, .normal):
      return [items.compactInline[state], items.inline[state], item[state]]
    case (.stacked, _):
      return [items.stacked[state], item[state], items.stacked[.normal], item[.normal]]
    case (.inline, _):
      return [items.inline[state], item[state], items.inline[.normal], item[.normal]]
    case (.compactInline, _):
      return [
        items.compactInline[state], items.inline[state], item[state],
        items.compactInline[.normal], items.inline[.normal], item[.normal],
      ]
    }
  }
}

/// One of the two texts of an item.
private enum TextName {
  case title, badge
}

// Inlined, so that each leaf is read where it stands, without copies of what is around it.
extension Collection<Part<TabBarTheme.ItemState>> {
  /// The first leaf that is said.
  @inline(__always)
  fileprivate func first<Value>(
    _ leaf: (TabBarTheme.ItemState) -> Setting<Value>
  ) -> Setting<Value> {
    for part in self where !part.isBlank {
      let setting = part.read(leaf)
      if !setting.isInherited { return setting }
    }
    return .inherited
  }

  /// The first leaf of a text that is said.
  @inline(__always)
  fileprivate func first<Value>(
    _ name: TextName,
    _ leaf: (TabBarTheme.Text) -> Setting<Value>
  ) -> Setting<Value> {
    switch name {
    case .title: first { leaf($0.title) }
    case .badge: first { leaf($0.badgeText) }
    }
  }
}
