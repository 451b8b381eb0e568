import TabUIKit

extension TabBarTheme {
  /// The settings of one `UITabBarAppearance`: of the bar and its items.
  ///
  /// A theme has one for its bar, and can have others for the scroll edge and for single items; so
  /// does a resolved theme.
  public struct Appearance: Hashable, Sendable {
    /// The settings of the bar behind the items.
    public var bar: Bar

    /// The settings of items in every layout.
    public var item: ItemAppearance

    /// The settings of stacked items, with the icon above the title, that override ``item``.
    public var stacked: ItemAppearance

    /// The settings of inline items, with the icon before the title, that override ``item``.
    public var inline: ItemAppearance

    /// The settings of inline items in compact width, which override ``inline``.
    public var compactInline: ItemAppearance

    /// Creates an appearance; omitted arguments are inherited.
    public init(
      bar: Bar = Bar(),
      item: ItemAppearance = ItemAppearance(),
      stacked: ItemAppearance = ItemAppearance(),
      inline: ItemAppearance = ItemAppearance(),
      compactInline: ItemAppearance = ItemAppearance()
    ) {
      self.bar = bar
      self.item = item
      self.stacked = stacked
      self.inline = inline
      self.compactInline = compactInline
    }
  }
}

extension TabBarTheme.Appearance: Keyed {
  package typealias Target = UITabBarAppearance
  package static let noun = "an appearance"
  /// Creates an appearance whose settings are all inherited.
  public init() { self.init(bar: .init()) }

  package static let keys: [Key<Self>] = [
    .object("bar", \.bar, "The bar behind the items.") { \.self },
    .object("item", \.item, "The items, in every layout."),
    .object(
      "stacked",
      \.stacked,
      "Overrides for the stacked layout, with the icon above the title.",
      layout: .stacked
    ) { \.stackedLayoutAppearance },
    .object(
      "inline",
      \.inline,
      "Overrides for the inline layout, with the icon beside the title.",
      layout: .inline
    ) { \.inlineLayoutAppearance },
    .object(
      "compactInline",
      \.compactInline,
      "Overrides of 'inline' in compact width.",
      layout: .compactInline
    ) { \.compactInlineLayoutAppearance },
  ]
}

/// A layout of items, under the names of `UITabBarItemAppearance.Style`.
package enum ItemLayout: String, Hashable, Sendable, CaseIterable {
  case stacked, inline, compactInline
}

extension TabBarTheme {
  /// The appearance of items in each of their states.
  public struct ItemAppearance: Hashable, Sendable {
    /// The settings in each state, in the order of ``ItemState``.
    ///
    /// Stored in an array, for its indirection: otherwise copying a theme copies some 400 settings,
    /// and the compiler emits megabytes of copying code for the types that contain a theme.
    private var states: [ItemStateAppearance]

    /// The appearance of items that are neither selected, disabled nor focused.
    public var normal: ItemStateAppearance {
      get { states[0] }
      _modify { yield &states[0] }
    }

    /// The appearance of the selected item.
    public var selected: ItemStateAppearance {
      get { states[1] }
      _modify { yield &states[1] }
    }

    /// The appearance of disabled items.
    public var disabled: ItemStateAppearance {
      get { states[2] }
      _modify { yield &states[2] }
    }

    /// The appearance of the item with the focus of a keyboard or remote control.
    public var focused: ItemStateAppearance {
      get { states[3] }
      _modify { yield &states[3] }
    }

    /// Creates an appearance of items; omitted arguments are inherited.
    public init(
      normal: ItemStateAppearance = ItemStateAppearance(),
      selected: ItemStateAppearance = ItemStateAppearance(),
      disabled: ItemStateAppearance = ItemStateAppearance(),
      focused: ItemStateAppearance = ItemStateAppearance()
    ) {
      states = [normal, selected, disabled, focused]
    }

    /// Creates an appearance whose settings are all inherited.
    public init() { states = Self.inherited }

    private static let inherited = Array(repeating: ItemStateAppearance(), count: 4)
  }
}

extension TabBarTheme.ItemAppearance: Keyed {
  package typealias Target = UITabBarItemAppearance
  package static let noun = "the items"

  package static let keys: [Key<Self>] = [
    .object("normal", \.normal, "An item that is neither selected, disabled nor focused.") {
      \.normal
    },
    .object("selected", \.selected, "The selected item.", isSelected: true) { \.selected },
    .object("disabled", \.disabled, "A disabled item.") { \.disabled },
    .object("focused", \.focused, "The focused item.") { \.focused },
  ]
}

/// A state of items, under the names of `UITabBarItemAppearance`.
package enum ItemState: String, Hashable, Sendable, CaseIterable {
  case normal, selected, disabled, focused
}

extension TabBarTheme {
  /// The appearance of items in one state; names and meanings are those of
  /// `UITabBarItemStateAppearance`.
  public struct ItemStateAppearance: Hashable, Sendable {
    /// The color of the icon and the title.
    public var color: Setting<Color>

    /// The color of the icon, instead of ``color``.
    public var iconColor: Setting<Color>

    /// The text attributes of the title, whose color overrides ``color``.
    public var title: Text

    /// The offset of the title from its default position, in points.
    public var titlePositionAdjustment: Setting<Offset>

    /// The color of the badge.
    public var badgeBackgroundColor: Setting<Color>

    /// The text attributes of the badge.
    public var badgeText: Text

    /// The offset of the badge from its default position, in points.
    public var badgePositionAdjustment: Setting<Offset>

    /// The offset of the text inside the badge, in points.
    public var badgeTitlePositionAdjustment: Setting<Offset>

    /// Creates an appearance of items in a state; omitted arguments are inherited.
    public init(
      color: Setting<Color> = .inherited,
      iconColor: Setting<Color> = .inherited,
      title: Text = Text(),
      titlePositionAdjustment: Setting<Offset> = .inherited,
      badgeBackgroundColor: Setting<Color> = .inherited,
      badgeText: Text = Text(),
      badgePositionAdjustment: Setting<Offset> = .inherited,
      badgeTitlePositionAdjustment: Setting<Offset> = .inherited
    ) {
      self.color = color
      self.iconColor = iconColor
      self.title = title
      self.titlePositionAdjustment = titlePositionAdjustment
      self.badgeBackgroundColor = badgeBackgroundColor
      self.badgeText = badgeText
      self.badgePositionAdjustment = badgePositionAdjustment
      self.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
    }
  }
}

// The name of the property on `UITabBarItem`, whose errors have the name here.
extension TabBarTheme.ItemStateAppearance {
  @available(*, unavailable, renamed: "badgeBackgroundColor")
  public var badgeColor: TabBarTheme.Setting<TabBarTheme.Color> {
    get { badgeBackgroundColor }
    set { badgeBackgroundColor = newValue }
  }

  @available(*, unavailable, message: "write badgeBackgroundColor: for badgeColor:")
  public init(
    color: TabBarTheme.Setting<TabBarTheme.Color> = .inherited,
    badgeColor: TabBarTheme.Setting<TabBarTheme.Color>
  ) { self.init(color: color, badgeBackgroundColor: badgeColor) }
}

extension TabBarTheme.ItemStateAppearance: Keyed {
  package typealias Target = UITabBarItemStateAppearance
  package static let noun = "a state of items"
  /// Creates an appearance whose settings are all inherited.
  public init() { self.init(color: .inherited) }

  package static let keys: [Key<Self>] = [
    .setting("color", \.color, .color, "The color of the icon and the title."),
    .setting("iconColor", \.iconColor, .color, "The color of the icon, instead of 'color'.") {
      \.iconColor
    },
    .text(
      "title",
      \.title,
      "The title; its color overrides 'color'.",
      base: .title,
      as: "titleTextAttributes"
    ) { \.titleTextAttributes },
    .setting(
      "titlePositionAdjustment",
      \.titlePositionAdjustment,
      .offset,
      "The offset of the title, in points.",
      capability: .titlePositionAdjustment
    ) { \.titlePositionAdjustment },
    // A badge doesn't mark the selection: its colors are those of 'normal' in every state.
    .setting("badgeBackgroundColor", \.badgeBackgroundColor, .color, "The color of the badge.") {
      \.badgeBackgroundColor
    }.passingFromNormal(),
    .text(
      "badgeText",
      \.badgeText,
      "The text of the badge.",
      base: .badge,
      as: "badgeTextAttributes"
    ) { \.badgeTextAttributes }.passingFromNormal(),
    .setting(
      "badgePositionAdjustment",
      \.badgePositionAdjustment,
      .offset,
      "The offset of the badge, in points.",
      capability: .badgeOffsets
    ) { \.badgePositionAdjustment },
    .setting(
      "badgeTitlePositionAdjustment",
      \.badgeTitlePositionAdjustment,
      .offset,
      "The offset of the text inside the badge, in points.",
      capability: .badgeOffsets
    ) { \.badgeTitlePositionAdjustment },
  ]
}
