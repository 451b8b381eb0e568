/// Finds a short way to say how items look: the reverse of ``CellResolver``, which it asks at every step.
///
/// A leaf goes to `item` if all layouts agree on it, else to its layout, and nowhere if what has been
/// said before comes to the same.
struct ItemWriter {
  /// What the items shall look like.
  private let target: ResolvedCells

  /// What has to be said over the base.
  private(set) var overlay = TabBarTheme.Overlay()

  /// What is said already, with that over it.
  private var whole: TabBarTheme.Overlay

  /// What that comes to in the layouts of the place that is being written.
  private var now: [ResolvedItemState] = []

  init(target: ResolvedAppearance, over base: TabBarTheme.Overlay) {
    self.target = target.cells
    whole = base
    // From what many places ask to what only one does, so that nothing is changed afterward: `normal`
    // before the other states, `item` before the layouts, `inline` before `compactInline`.
    for state in ItemStateName.allCases {
      write(Place(part: \.item, state: state, layouts: ItemLayout.allCases))
      write(Place(part: \.stacked, state: state, layouts: [.stacked]))
      write(Place(part: \.inline, state: state, layouts: [.inline]))
      write(Place(part: \.compactInline, state: state, layouts: [.compactInline]))
    }
  }

  /// Where something can be said, and the layouts for which it is said there.
  private struct Place {
    var part: WritableKeyPath<TabBarTheme.Overlay, TabBarTheme.Item>
    var state: ItemStateName
    var layouts: [ItemLayout]
  }

  private mutating func write(_ place: Place) {
    now = resolved(place)
    writeColor(place)
    write(\.iconColor, \.iconColor, place)
    writeText(\.title, \.title, place)
    write(\.titlePositionAdjustment, \.titlePositionAdjustment, place)
    write(\.badgeBackgroundColor, \.badgeBackgroundColor, place)
    writeText(\.badgeText, \.badgeText, place)
    write(\.badgePositionAdjustment, \.badgePositionAdjustment, place)
    write(\.badgeTitlePositionAdjustment, \.badgeTitlePositionAdjustment, place)
  }

  private mutating func writeText(
    _ setting: WritableKeyPath<TabBarTheme.ItemState, TabBarTheme.Text>,
    _ value: KeyPath<ResolvedItemState, ResolvedText>,
    _ place: Place
  ) {
    func write<Value>(
      _ leaf: WritableKeyPath<TabBarTheme.Text, Setting<Value>>,
      _ resolved: KeyPath<ResolvedText, Value?>
    ) {
      self.write(setting.appending(path: leaf), value.appending(path: resolved), place)
    }
    write(\.color, \.color)
    write(\.family, \.family)
    write(\.size, \.size)
    write(\.weight, \.weight)
    write(\.design, \.design)
    write(\.italic, \.italic)
    write(\.kern, \.kern)
    write(\.shadow, \.shadow)
    write(\.paragraph.alignment, \.paragraph.alignment)
    write(\.paragraph.lineBreakMode, \.paragraph.lineBreakMode)
    write(
      \.paragraph.allowsDefaultTighteningForTruncation,
      \.paragraph.allowsDefaultTighteningForTruncation
    )
  }

  /// Says icon and title in one where they are alike and neither is right yet.
  private mutating func writeColor(_ place: Place) {
    guard
      let color = agreed(\.iconColor, place),
      color == agreed(\.title.color, place)
    else { return }
    say(color, \.color, place) { $0.iconColor == color || $0.title.color == color }
  }

  private mutating func write<Value>(
    _ setting: WritableKeyPath<TabBarTheme.ItemState, Setting<Value>>,
    _ value: KeyPath<ResolvedItemState, Value?>,
    _ place: Place
  ) {
    guard let wanted = agreed(value, place) else { return }
    say(wanted, setting, place) { $0[keyPath: value] == wanted }
  }

  /// Says something if it makes more layouts right: what a layout says itself can stand before it.
  private mutating func say<Value>(
    _ value: Value?,
    _ setting: WritableKeyPath<TabBarTheme.ItemState, Setting<Value>>,
    _ place: Place,
    isRight: (ResolvedItemState) -> Bool
  ) {
    let before = now
    guard !before.allSatisfy(isRight) else { return }
    let path = place.part.appending(path: place.state.item).appending(path: setting)
    let old = (overlay[keyPath: path], whole[keyPath: path])
    overlay[keyPath: path] = value.map(Setting.value) ?? .systemDefault
    whole[keyPath: path] = overlay[keyPath: path]
    now = resolved(place)
    if now.count(where: isRight) <= before.count(where: isRight) {
      (overlay[keyPath: path], whole[keyPath: path]) = old
      now = before
    }
  }

  /// What all layouts of the place want, or `nil` if they don't agree.
  private func agreed<Value: Equatable>(
    _ value: KeyPath<ResolvedItemState, Value?>,
    _ place: Place
  ) -> Value?? {
    let values = place.layouts.map { layout in
      target[.init(layout: layout, state: place.state)]?[keyPath: value]
    }
    guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
    return .some(first)
  }

  private func resolved(_ place: Place) -> [ResolvedItemState] {
    // Colors that are read from objects have no names.
    let cells = CellResolver(items: whole, colors: NamedColors(theme: "", colors: [:]))
    return place.layouts.map { cells.state(.init(layout: $0, state: place.state)) }
  }
}

extension ItemStateName {
  /// The state among those of items.
  fileprivate var item: WritableKeyPath<TabBarTheme.Item, TabBarTheme.ItemState> {
    switch self {
    case .normal: \.normal
    case .selected: \.selected
    case .disabled: \.disabled
    case .focused: \.focused
    }
  }
}
