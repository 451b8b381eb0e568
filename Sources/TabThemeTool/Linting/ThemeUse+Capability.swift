import TabAppearance

extension ThemeUse.Property {
  /// What the property counts as in the table of capabilities, or `nil` if no system minds it.
  func capability(in resolved: ResolvedTheme) -> CapabilityKey? {
    if let cell { return itemCapability(cell.state) }
    let appearance = isAtEdge ? resolved.scrollEdge : resolved.standard
    return switch name {
    case "tintColor": .tintColor
    case "unselectedItemTintColor": .unselectedItemTintColor
    case "bar.backgroundEffect": .backgroundEffect
    case "bar.backgroundColor": .backgroundColor
    case "bar.backgroundImage", "bar.backgroundImageContentMode": .backgroundImage
    case "bar.shadowColor", "bar.shadowImage": .shadow
    case "bar.selectionIndicatorTintColor", "bar.selectionIndicatorImage": .selectionIndicator
    case "bar.stackedItemPositioning", "bar.stackedItemWidth", "bar.stackedItemSpacing":
      .stackedItems
    case "bar.background":
      switch appearance?.bar.background {
      case .transparent: .transparentBackground
      case .opaque: .opaqueBackground
      default: nil
      }
    case _ where name.hasPrefix("layout.landscape"): .landscapeLayout
    case _ where name.hasPrefix("items."): singleItemCapability
    default: nil
    }
  }

  /// What is said of a single item besides its appearance.
  private var singleItemCapability: CapabilityKey? {
    switch name.split(separator: ".").dropFirst(2).joined(separator: ".") {
    case "imageInsets": .imageInsets
    case "titlePositionAdjustment": .titlePositionAdjustment
    case "badgeColor": .otherBadgeColors
    default: nil
    }
  }

  private func itemCapability(_ state: ItemStateName) -> CapabilityKey? {
    switch (name, state) {
    case ("iconColor", .normal): .normalIconColor
    case ("iconColor", .selected): .selectedIconColor
    case ("title.color", .normal): .normalTitleColor
    case ("title.color", .selected): .selectedTitleColor
    case ("iconColor", .disabled), ("title.color", .disabled): .disabledColors
    case ("iconColor", .focused), ("title.color", .focused): .focusedColors
    case ("badgeBackgroundColor", .selected), ("badgeText.color", .selected): .selectedBadgeColors
    case ("badgeBackgroundColor", _), ("badgeText.color", _): .otherBadgeColors
    case ("titlePositionAdjustment", _): .titlePositionAdjustment
    case ("badgePositionAdjustment", _), ("badgeTitlePositionAdjustment", _): .badgeOffsets
    case _ where name.hasPrefix("badgeText."): .badgeFont
    case _ where name.hasPrefix("title."): .titleFont
    default: nil
    }
  }
}
