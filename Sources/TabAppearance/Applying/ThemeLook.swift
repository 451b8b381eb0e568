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
  var bakedColor: ThemeColor? {
    guard isOnGlass, resolved.unselectedColors == .bakeImages else { return nil }
    let normal = resolved.standard.cells[.init(layout: .stacked, state: .normal)]
    return normal?.iconColor ?? resolved.unselectedItemTintColor.value
  }

  /// What the theme says of an item; of two keys that mean it, the identifier wins leaf by leaf.
  func item(at index: Int, identifiers: [String]) -> ResolvedTabItem {
    let byIndex = resolved.items[.index(index)]
    let byIdentifier = identifiers.lazy.compactMap { resolved.items[.identifier($0)] }.first
    guard let first = byIdentifier ?? byIndex else { return ResolvedTabItem() }
    guard byIdentifier != nil, let second = byIndex else { return first }
    return ResolvedTabItem(
      image: first.image ?? second.image,
      selectedImage: first.selectedImage ?? second.selectedImage,
      landscapeImagePhone: first.landscapeImagePhone ?? second.landscapeImagePhone,
      largeContentSizeImage: first.largeContentSizeImage ?? second.largeContentSizeImage,
      imageInsets: first.imageInsets ?? second.imageInsets,
      titlePositionAdjustment: first.titlePositionAdjustment ?? second.titlePositionAdjustment,
      badgeValue: first.badgeValue ?? second.badgeValue,
      badgeColor: first.badgeColor ?? second.badgeColor,
      standard: first.standard ?? second.standard,
      scrollEdge: first.standard == nil ? second.scrollEdge : first.scrollEdge
    )
  }
}
