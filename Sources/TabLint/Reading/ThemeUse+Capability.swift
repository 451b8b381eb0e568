import TabAppearance

extension ThemeUse.Property {
  /// The property that represents all properties with the same effect: apart from the colors of
  /// badges, the effect depends neither on the layout nor on the edge.
  var representative: ThemeUse.Property {
    guard let cell, !["badgeBackgroundColor", "badgeText.color"].contains(name) else { return self }
    let other = Cell(layout: .stacked, state: cell.state)
    return ThemeUse.Property(isAtEdge: false, cell: other, name: name)
  }

  /// Returns the property's key in the capability table, or `nil` if no system treats it specially.
  func capability(in outcome: Linter.Outcome) -> CapabilityKey? {
    if let cell { return itemCapability(cell.state) }
    guard name == "bar.background" else { return TabBarTheme.shape.capability(of: name) }
    let resolved = outcome.resolved
    return switch (isAtEdge ? resolved.scrollEdge : resolved.standard)?.bar.background.value {
    case .transparent: .transparentBackground
    case .opaque: .opaqueBackground
    default: nil
    }
  }

  private func itemCapability(_ state: ItemState) -> CapabilityKey? {
    switch (name, state) {
    case ("iconColor", .normal): .normalIconColor
    case ("iconColor", .selected): .selectedIconColor
    case ("title.color", .normal): .normalTitleColor
    case ("title.color", .selected): .selectedTitleColor
    case ("iconColor", .disabled), ("title.color", .disabled): .disabledColors
    case ("iconColor", .focused), ("title.color", .focused): .focusedColors
    case ("badgeBackgroundColor", .selected), ("badgeText.color", .selected): .selectedBadgeColors
    case ("badgeBackgroundColor", _), ("badgeText.color", _): .otherBadgeColors
    case _ where name.hasPrefix("badgeText."): .badgeFont
    case _ where name.hasPrefix("title."): .titleFont
    default: ObjectSchema(TabBarTheme.ItemStateAppearance.self).capability(of: name)
    }
  }
}

extension ObjectSchema {
  /// Returns the key in the capability table for a path of keys, by its row.
  fileprivate func capability(of path: String) -> CapabilityKey? {
    let keys = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let row = keys.first.flatMap({ self[$0] }) else { return nil }
    guard keys.count > 1 else { return row.capability }
    // The identifier of a single item isn't a key.
    let isItems = if case .items = row.shape { true } else { false }
    let remainingPath =
      isItems ? keys[1].split(separator: ".", maxSplits: 1).dropFirst().joined() : keys[1]
    return row.shape.object?.capability(of: remainingPath)
  }
}
