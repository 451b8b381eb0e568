/// A setting of a theme that systems treat as one, whatever the layout.
///
/// The state of items is before the property.
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
  case titleParagraph = "title paragraph"
  case titlePositionAdjustment
  case itemTitlePositionAdjustment = "items.….titlePositionAdjustment"
  case imageInsets
  case selectedImage = "items.….selectedImage"
  case showsTitle = "items.….showsTitle"
  case selectedBadgeColors = "selected badge colors"
  case otherBadgeColors = "other badge colors"
  case badgeFont = "badge font"
  case badgeParagraph = "badge paragraph"
  case badgeOffsets = "badge offsets"
  case transparentBackground = "background transparent"
  case opaqueBackground = "background opaque"
  case backgroundEffect
  case backgroundColor
  case backgroundImage
  case shadow = "shadowColor, shadowImage"
  case scrollEdge
  case selectionIndicator
  case stackedItems = "stackedItemPositioning, …Width, …Spacing"
  case layout
  case floating = "layout.….floating"
  case glass
  case unselectedColors = "strategies.unselectedColors"
}

extension CapabilityKey {
  /// The keys that can replace the system's own background.
  package static let backgrounds: Set<CapabilityKey> = [
    .transparentBackground, .opaqueBackground, .backgroundEffect, .backgroundColor,
    .backgroundImage, .shadow, .scrollEdge,
  ]
}
