import TabUIKit

/// What a theme comes to on a bar: two that are equal need no work in between.
struct ThemeLook: Hashable {
  let resolved: ResolvedTheme
  let isRightToLeft: Bool

  /// The size of text that the user prefers, for fonts that grow.
  let contentSize: UIContentSizeCategory

  /// Whether the system's glass is behind the items.
  let isOnGlass: Bool

  /// The color that icons of items which aren't selected are drawn in beforehand, if they are.
  ///
  /// Only on glass: elsewhere the appearance is honored.
  var bakedColor: TabBarTheme.Color? {
    guard isOnGlass, resolved.strategies.unselectedColors.value == .bakeImages else { return nil }
    let normal = resolved.standard[Cell(layout: .stacked, state: .normal)]
    return normal.iconColor.value ?? resolved.unselectedItemTintColor.value
  }

  /// What the theme sets for an item; of two keys that mean it, the identifier wins setting by setting.
  func item(
    at index: Int,
    identifiers: [String]
  ) -> (TabBarTheme.ItemOverride, ResolvedTheme.ItemAppearances) {
    let identifier = identifiers.map { TabBarTheme.ItemSelector.identifier($0) }
      .first { resolved.items[$0] != nil }
    let keys = [.index(index)] + [identifier].compactMap(\.self)
    let item = keys.compactMap { resolved.items[$0] }
      .reduce(TabBarTheme.ItemOverride()) { $0.merging($1) }
    let own = keys.compactMap { resolved.itemAppearances[$0] }
    let last = own.last { $0.standard != nil } ?? own.last
    return (item, last ?? .init())
  }
}
