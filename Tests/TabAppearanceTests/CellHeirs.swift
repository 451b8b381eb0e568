import TabAppearance
import TabFiles

/// The layouts and states that inherit the settings of a part and state of a theme: the complete
/// table, so that a change of a rule changes a line here.
enum CellHeirs {
  /// The layouts that inherit the settings of each part of a theme.
  static let layouts: [(part: Part, heirs: [String])] = [
    (.item, ["stacked", "inline", "compactInline"]),
    (.stacked, ["stacked"]),
    (.inline, ["inline", "compactInline"]),
    (.compactInline, ["compactInline"]),
  ]

  /// The states that inherit the settings of a state, by kind of property.
  struct States {
    let state: State
    let color: [String]
    let badgeColor: [String]
    let other: [String]

    subscript(kind: Property.Kind) -> [String] {
      switch kind {
      case .color: color
      case .badgeColor: badgeColor
      case .other: other
      }
    }
  }

  static let states: [States] = [
    .init(state: .normal, color: ["normal"], badgeColor: all, other: all),
    .init(state: .selected, color: ["selected"], badgeColor: ["selected"], other: ["selected"]),
    .init(state: .disabled, color: ["disabled"], badgeColor: ["disabled"], other: ["disabled"]),
    .init(state: .focused, color: ["focused"], badgeColor: ["focused"], other: ["focused"]),
  ]

  private static let all = ["normal", "selected", "disabled", "focused"]

  enum Part: String, CaseIterable {
    case item, stacked, inline, compactInline

    var keyPath: WritableKeyPath<TabBarTheme.Appearance, TabBarTheme.ItemAppearance> {
      switch self {
      case .item: \.item
      case .stacked: \.stacked
      case .inline: \.inline
      case .compactInline: \.compactInline
      }
    }
  }

  enum State: String, CaseIterable {
    case normal, selected, disabled, focused

    var keyPath: WritableKeyPath<TabBarTheme.ItemAppearance, TabBarTheme.ItemStateAppearance> {
      switch self {
      case .normal: \.normal
      case .selected: \.selected
      case .disabled: \.disabled
      case .focused: \.focused
      }
    }
  }

  /// A key of a state with a value for it.
  struct Property {
    enum Kind { case color, badgeColor, other }

    /// The keys below the state, as in `title.size`.
    let name: String
    let kind: Kind

    /// A state that sets only the key, and any key that it needs to have an effect.
    let value: TabBarTheme.ItemStateAppearance
  }

  /// Returns every key that a state can have.
  static func properties() throws -> [Property] {
    let shape = ObjectSchema(TabBarTheme.ItemStateAppearance.self)
    return try ThemeFileTableTests.leaves(of: shape, below: []).map { leaf in
      let isColor = if case .either(.colorValue, _) = leaf.shape { true } else { false }
      let json = ThemeFileTableTests.theme(
        ["item", "normal"] + leaf.path,
        isColor ? "#123456" : ThemeFileTableTests.sample(of: leaf.shape)
      )
      var value = try TabBarTheme(json: json.text()).item.normal
      // A maximum size has an effect only on a font that scales.
      if value.title.maxSize.value != nil { value.title.scaledBy = .body }
      if value.badgeText.maxSize.value != nil { value.badgeText.scaledBy = .body }
      let isBadge = leaf.path[0].hasPrefix("badge")
      return Property(
        name: leaf.path.joined(separator: "."),
        kind: isColor ? isBadge ? .badgeColor : .color : .other,
        value: value
      )
    }
  }
}
