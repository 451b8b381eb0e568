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
    if let cell { return Self.capability(of: name, in: cell.state) }
    let keys = name.split(separator: ".").map(String.init)
    if keys.count > 3, keys[0] == "items", keys[2] == "badgeText" {
      return Self.capability(of: keys.dropFirst(2).joined(separator: "."), in: .normal)
    }
    // The keys of an item's appearance are those of the theme's, as in `items.0.standard.bar`.
    guard keys.count > 4, keys[0] == "items" else {
      let appearance = isAtEdge ? outcome.resolved.scrollEdge : outcome.resolved.standard
      return Self.capability(of: keys, in: appearance)
    }
    let item = outcome.theme.items[.init(stringLiteral: keys[1])]
    let overlay: TabBarTheme.Appearance? =
      if keys[2] == "standard" {
        item?.standard
      } else if case .overlay(let overlay)? = item?.scrollEdge.value {
        overlay
      } else {
        nil
      }
    return Self.capability(of: Array(keys.dropFirst(3)), in: overlay)
  }

  private static func capability(
    of keys: [String],
    in appearance: TabBarTheme.Appearance?
  ) -> CapabilityKey? {
    if keys == ["bar", "background"] {
      return switch appearance?.bar.background {
      case .value(.transparent): .transparentBackground
      case .value(.opaque): .opaqueBackground
      // Resolving has left it to the system, as it does with what would replace glass.
      case .inherited: .opaqueBackground
      default: nil
      }
    }
    if keys.count > 2, ItemScope.Part(rawValue: keys[0]) != nil,
      let state = ItemState(rawValue: keys[1])
    {
      return capability(of: keys.dropFirst(2).joined(separator: "."), in: state)
    }
    return TabBarTheme.shape.capability(of: keys.joined(separator: "."))
  }

  private static func capability(of name: String, in state: ItemState) -> CapabilityKey? {
    // The icon has a color of its own on more systems than the title.
    let name = name == "color" ? "iconColor" : name
    return switch (name, state) {
    case ("iconColor", .normal): .normalIconColor
    case ("iconColor", .selected): .selectedIconColor
    case ("title.color", .normal): .normalTitleColor
    case ("title.color", .selected): .selectedTitleColor
    case ("iconColor", .disabled), ("title.color", .disabled): .disabledColors
    case ("iconColor", .focused), ("title.color", .focused): .focusedColors
    case ("badgeBackgroundColor", .selected), ("badgeText.color", .selected): .selectedBadgeColors
    case ("badgeBackgroundColor", _), ("badgeText.color", _): .otherBadgeColors
    case _ where name.hasPrefix("badgeText.paragraph."): .badgeParagraph
    case _ where name.hasPrefix("title.paragraph."): .titleParagraph
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
