import TabAppearance

/// Who inherits what is set in one place of a theme: the whole table, so that a change of a rule is a
/// change of a line here.
enum CellHeirs {
  /// The layouts that take what is set in a part of the theme.
  static let layouts: [(part: Part, heirs: [String])] = [
    (.item, ["stacked", "inline", "compactInline"]),
    (.stacked, ["stacked"]),
    (.inline, ["inline", "compactInline"]),
    (.compactInline, ["compactInline"]),
  ]

  /// The states that take what is set in a state.
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

  /// A key of a state with a value for it, and the lines of the description that change.
  struct Property {
    enum Kind { case color, badgeColor, other }

    /// The keys below the state, as in `title.size`.
    var name: String
    var kind = Kind.other
    var set: @Sendable (inout TabBarTheme.ItemStateAppearance) -> Void

    /// The last part of each line, with its value; fonts differ by layout.
    var lines: @Sendable (_ layout: String) -> [String: String]
  }

  static let properties: [Property] =
    [
      color("color", ["iconColor", "title.color"]) { $0.color = "#123456" },
      color("iconColor", ["iconColor"]) { $0.iconColor = "#123456" },
      color("badgeBackgroundColor", ["badgeBackgroundColor"], .badgeColor) {
        $0.badgeBackgroundColor = "#123456"
      },
      offset("titlePositionAdjustment", \.titlePositionAdjustment),
      offset("badgePositionAdjustment", \.badgePositionAdjustment),
      offset("badgeTitlePositionAdjustment", \.badgeTitlePositionAdjustment),
    ]
    + text("title", \.title, .color, stacked: ("10", "medium"), inline: ("13", "regular"))
    + text(
      "badgeText",
      \.badgeText,
      .badgeColor,
      stacked: ("13", "regular"),
      inline: ("13", "regular")
    )

  private static func color(
    _ name: String,
    _ lines: [String],
    _ kind: Property.Kind = .color,
    set: @escaping @Sendable (inout TabBarTheme.ItemStateAppearance) -> Void
  ) -> Property {
    let values = Dictionary(uniqueKeysWithValues: lines.map { ($0, "#123456") })
    return Property(name: name, kind: kind, set: set) { _ in values }
  }

  private static func offset(
    _ name: String,
    _ path: Path<TabBarTheme.Setting<TabBarTheme.Offset>>
  ) -> Property {
    Property(
      name: name,
      set: { $0[keyPath: path] = .value(.init(leading: 1, vertical: -2)) },
      lines: { _ in [name: "1 -2"] }
    )
  }

  /// The keys of a text, whose font in each layout has the given size and weight.
  private static func text(
    _ name: String,
    _ path: Path<TabBarTheme.Text>,
    _ colorKind: Property.Kind,
    stacked: (size: String, weight: String),
    inline: (size: String, weight: String)
  ) -> [Property] {
    func property(
      _ key: String,
      _ kind: Property.Kind,
      _ lines: [String: String],
      set: @escaping @Sendable (inout TabBarTheme.Text) -> Void
    ) -> Property {
      Property(
        name: "\(name).\(key)",
        kind: kind,
        set: { set(&$0[keyPath: path]) },
        lines: { _ in Dictionary(uniqueKeysWithValues: lines.map { ("\(name).\($0)", $1) }) }
      )
    }
    // The font's SIZE and WEIGHT are those of the layout.
    func font(
      _ key: String,
      _ value: String,
      set: @escaping @Sendable (inout TabBarTheme.Text) -> Void
    ) -> Property {
      Property(
        name: "\(name).\(key)",
        set: { set(&$0[keyPath: path]) },
        lines: { layout in
          let base = layout == "stacked" ? stacked : inline
          let font = value.replacing("SIZE", with: base.size)
          return ["\(name).font": font.replacing("WEIGHT", with: base.weight)]
        }
      )
    }
    // A paragraph style has all of its properties once one is set.
    func paragraph(
      _ key: String,
      _ value: String,
      set: @escaping @Sendable (inout TabBarTheme.Paragraph) -> Void
    ) -> Property {
      var lines = [
        "paragraph.alignment": "natural",
        "paragraph.lineBreakMode": "byWordWrapping",
        "paragraph.allowsDefaultTighteningForTruncation": "false",
      ]
      lines["paragraph.\(key)"] = value
      return property("paragraph.\(key)", .other, lines) { set(&$0.paragraph) }
    }
    return [
      property("color", colorKind, ["color": "#123456"]) { $0.color = "#123456" },
      font("family", "Avenir Next SIZE WEIGHT") { $0.family = "Avenir Next" },
      font("size", "system 17 WEIGHT") { $0.size = 17 },
      font("weight", "system SIZE bold") { $0.weight = .bold },
      font("design", "system rounded SIZE WEIGHT") { $0.design = .rounded },
      font("italic", "system SIZE WEIGHT italic") { $0.italic = true },
      font("scaledBy", "system SIZE WEIGHT") { $0.scaledBy = .body },
      // The limit has an effect only on a font that grows.
      font("maxSize", "system 9 WEIGHT") {
        $0.scaledBy = .body
        $0.maxSize = 9
      },
      property("kern", .other, ["kern": "1.5"]) { $0.kern = 1.5 },
      property("underlineStyle", .other, ["underlineStyle": "double"]) {
        $0.underlineStyle = .double
      },
      property("shadow", .other, ["shadow": "#123456 1 -2 blur 3"]) {
        $0.shadow = .value(
          .init(color: "#123456", offset: .init(leading: 1, vertical: -2), blur: 3)
        )
      },
      paragraph("alignment", "center") { $0.alignment = .center },
      paragraph("lineBreakMode", "byClipping") { $0.lineBreakMode = .byClipping },
      paragraph("allowsDefaultTighteningForTruncation", "true") {
        $0.allowsDefaultTighteningForTruncation = true
      },
    ]
  }

  private typealias Path<Value> = any WritableKeyPath<TabBarTheme.ItemStateAppearance, Value>
    & Sendable
}
