import TabAppearance

extension ThemeUse.Property {
  /// The property that stands for all of which the same becomes: but for colors of badges, which can come out alike,
  /// neither the layout of items nor the edge makes a difference.
  var withFateOfOthers: ThemeUse.Property {
    guard let cell, !["badgeBackgroundColor", "badgeText.color"].contains(name) else { return self }
    let other = Cell(layout: .stacked, state: cell.state)
    return ThemeUse.Property(isAtEdge: false, cell: other, name: name)
  }

  /// What the property counts as in the table of capabilities, or `nil` if no system minds it.
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
    default: ObjectShape(TabBarTheme.ItemStateAppearance.self).capability(of: name)
    }
  }
}

extension ObjectShape {
  /// What the systems treat a key as, by its row in the table.
  fileprivate func capability(of path: String) -> CapabilityKey? {
    let keys = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let row = keys.first.flatMap({ self[$0] }) else { return nil }
    guard keys.count > 1 else { return row.capability }
    // The name of a single item is no key.
    let isItems = if case .items = row.shape { true } else { false }
    let rest = isItems ? keys[1].split(separator: ".", maxSplits: 1).dropFirst().joined() : keys[1]
    return row.shape.object?.capability(of: rest)
  }
}
