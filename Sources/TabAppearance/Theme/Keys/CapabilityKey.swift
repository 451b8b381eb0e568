/// Something a theme can set, as far as systems treat it as one.
///
/// States stand before the property, layouts don't matter.
package enum CapabilityKey: String, Hashable, Sendable, CaseIterable {
  case tintColor
  case unselectedItemTintColor
  case normalIconColor = "normal.iconColor"
  case normalTitleColor = "normal.title.color"
  case selectedIconColor = "selected.iconColor"
  case selectedTitleColor = "selected.title.color"
  case disabledColors = "disabled colors"
  case focusedColors = "focused colors"
  case titleFont = "title font"
  case titlePositionAdjustment
  case imageInsets
  case selectedBadgeColors = "selected badge colors"
  case otherBadgeColors = "other badge colors"
  case badgeFont = "badge font"
  case badgeOffsets = "badge offsets"
  case transparentBackground = "background transparent"
  case opaqueBackground = "background opaque"
  case backgroundEffect
  case backgroundColor
  case backgroundImage
  case shadow = "shadowColor, shadowImage"
  case selectionIndicator
  case stackedItems = "stackedItemPositioning, …Width, …Spacing"
  case layout
}

extension CapabilityKey {
  /// What can stand in the way of the system's own background.
  package static let backgrounds: Set<CapabilityKey> = [
    .transparentBackground, .opaqueBackground, .backgroundEffect, .backgroundColor,
    .backgroundImage, .shadow,
  ]
}
