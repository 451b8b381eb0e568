import TabAppearance

/// Who inherits what is said in one place of a theme: the whole table, so that a change of a rule is a
/// change of a line here.
enum CellHeirs {
  /// The layouts that take what a part of the theme says.
  static let layouts: [(part: Part, heirs: [String])] = [
    (.item, ["stacked", "inline", "compactInline"]),
    (.stacked, ["stacked"]),
    (.inline, ["inline", "compactInline"]),
    (.compactInline, ["compactInline"]),
  ]

  /// The states that take what is said of a state: of colors, and of everything else.
  static let states: [(state: State, colorHeirs: [String], otherHeirs: [String])] = [
    (.normal, ["normal"], ["normal", "selected", "disabled", "focused"]),
    (.selected, ["selected"], ["selected"]),
    (.disabled, ["disabled"], ["disabled"]),
    (.focused, ["focused"], ["focused"]),
  ]

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

  /// A property of a state with a value for it, and the lines it comes to.
  struct Property {
    var name: String
    var isColor: Bool
    var set: @Sendable (inout TabBarTheme.ItemStateAppearance) -> Void

    /// The last part of each line, with its value; fonts differ by layout.
    var lines: @Sendable (_ layout: String) -> [String: String]
  }

  static let properties: [Property] = [
    color("color", ["iconColor", "title.color"]) { $0.color = "#123456" },
    color("iconColor", ["iconColor"]) { $0.iconColor = "#123456" },
    color("title.color", ["title.color"]) { $0.title.color = "#123456" },
    color("badgeBackgroundColor", ["badgeBackgroundColor"]) { $0.badgeBackgroundColor = "#123456" },
    color("badgeText.color", ["badgeText.color"]) { $0.badgeText.color = "#123456" },
    font("title.size", "title", stacked: "system 17 medium", inline: "system 17 regular") {
      $0.title.size = 17
    },
    font("title.weight", "title", stacked: "system 10 bold", inline: "system 13 bold") {
      $0.title.weight = .value(.bold)
    },
    font("badgeText.size", "badgeText", stacked: "system 9 regular", inline: "system 9 regular") {
      $0.badgeText.size = 9
    },
    font("badgeText.weight", "badgeText", stacked: "system 13 bold", inline: "system 13 bold") {
      $0.badgeText.weight = .value(.bold)
    },
    offset("titlePositionAdjustment") {
      $0.titlePositionAdjustment = .value(.init(leading: 1, vertical: -2))
    },
    offset("badgePositionAdjustment") {
      $0.badgePositionAdjustment = .value(.init(leading: 1, vertical: -2))
    },
    offset("badgeTitlePositionAdjustment") {
      $0.badgeTitlePositionAdjustment = .value(.init(leading: 1, vertical: -2))
    },
  ]

  private static func color(
    _ name: String,
    _ lines: [String],
    set: @escaping @Sendable (inout TabBarTheme.ItemStateAppearance) -> Void
  ) -> Property {
    let values = Dictionary(uniqueKeysWithValues: lines.map { ($0, "#123456") })
    return Property(name: name, isColor: true, set: set) { _ in values }
  }

  private static func font(
    _ name: String,
    _ text: String,
    stacked: String,
    inline: String,
    set: @escaping @Sendable (inout TabBarTheme.ItemStateAppearance) -> Void
  ) -> Property {
    Property(name: name, isColor: false, set: set) { layout in
      ["\(text).font": layout == "stacked" ? stacked : inline]
    }
  }

  private static func offset(
    _ name: String,
    set: @escaping @Sendable (inout TabBarTheme.ItemStateAppearance) -> Void
  ) -> Property {
    Property(name: name, isColor: false, set: set) { _ in [name: "1 -2"] }
  }
}
