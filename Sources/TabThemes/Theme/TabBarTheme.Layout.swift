extension TabBarTheme {
  /// Bar and item dimensions that no appearance property covers.
  ///
  ///     TabBarTheme.Layout(portrait: .init(height: 60, slot: .init(width: 72)))
  public struct Layout: Hashable, Sendable {
    /// The layout of the bar where the controller is at least as high as wide.
    public var portrait: BarLayout

    /// The layout of the bar where the controller is wider than high.
    public var landscape: BarLayout

    /// Creates a layout; omitted arguments are the system's.
    public init(portrait: BarLayout = BarLayout(), landscape: BarLayout = BarLayout()) {
      self.portrait = portrait
      self.landscape = landscape
    }
  }

  /// The height of a bar and the widths of its items in one orientation.
  public struct BarLayout: Hashable, Sendable {
    /// The height of the bar, in points, without the bottom safe area.
    public var height: Setting<Double>

    /// The width of each item, in points, in reading order.
    public var itemWidths: Setting<[Double]>

    /// The gap before each item, in points, in reading order: the first from the bar's leading
    /// edge.
    ///
    /// With a gap below 0 an item overlaps the one before it.
    public var itemGaps: Setting<[Double]>

    /// A gap among the items that none of them occupies, as for a raised button.
    ///
    /// Without ``itemWidths`` the items share the remaining width.
    public var slot: Slot

    /// The place and shape of a bar that floats over the content.
    public var floating: Floating

    /// Creates a layout of a bar; omitted arguments are the system's.
    public init(
      height: Setting<Double> = .inherited,
      itemWidths: Setting<[Double]> = .inherited,
      itemGaps: Setting<[Double]> = .inherited,
      slot: Slot = Slot(),
      floating: Floating = Floating()
    ) {
      self.height = height
      self.itemWidths = itemWidths
      self.itemGaps = itemGaps
      self.slot = slot
      self.floating = floating
    }
  }

  /// A gap among the items of a bar that none of them occupies.
  public struct Slot: Hashable, Sendable {
    /// The number of items before the slot; if it is inherited, half of them.
    public var index: Setting<Int>

    /// The width of the slot, in points; without a width there is no slot.
    public var width: Setting<Double>

    /// Creates a slot; omitted arguments are inherited.
    public init(index: Setting<Int> = .inherited, width: Setting<Double> = .inherited) {
      self.index = index
      self.width = width
    }
  }

  /// The place and shape of a bar that floats over the content, with space around it, round corners
  /// and a shadow.
  ///
  ///     TabBarTheme.BarLayout(height: 56, floating: .init(margin: 20))
  ///
  /// A `CustomTabBar` of TabControls floats. The system's bar doesn't, which its layout reports.
  public struct Floating: Hashable, Sendable {
    /// The space between the bar and the sides of the safe area, and the least space between the bar
    /// and the bottom of the screen, in points; without a margin the bar doesn't float.
    public var margin: Setting<Double>

    /// The radius of the corners, in points; if it is inherited, the ends are half circles.
    public var cornerRadius: Setting<Double>

    /// The opacity of the shadow, from 0 to 1; if it is inherited, 0.15.
    public var shadowOpacity: Setting<Double>

    /// The blur of the shadow, in points, as the `shadowRadius` of a layer; if it is inherited, 12.
    public var shadowRadius: Setting<Double>

    /// Creates the place and shape of a bar; omitted arguments are inherited.
    public init(
      margin: Setting<Double> = .inherited,
      cornerRadius: Setting<Double> = .inherited,
      shadowOpacity: Setting<Double> = .inherited,
      shadowRadius: Setting<Double> = .inherited
    ) {
      self.margin = margin
      self.cornerRadius = cornerRadius
      self.shadowOpacity = shadowOpacity
      self.shadowRadius = shadowRadius
    }
  }
}

extension TabBarTheme.Layout {
  /// Returns the layout in an orientation.
  package func bar(isLandscape: Bool) -> TabBarTheme.BarLayout {
    isLandscape ? landscape : portrait
  }
}

extension TabBarTheme.Layout: Keyed {
  package static let noun = "the layout"
  /// Creates a layout whose settings are all inherited.
  public init() { self.init(portrait: .init()) }

  package static let keys: [Key<Self>] = [
    .object("portrait", \.portrait, "The bar in portrait."),
    .object("landscape", \.landscape, "The bar in landscape."),
  ]
}

extension TabBarTheme.BarLayout: Keyed {
  package static let noun = "the layout of a bar"
  /// Creates a layout whose settings are all inherited.
  public init() { self.init(height: .inherited) }

  package static let keys: [Key<Self>] = [
    .setting(
      "height",
      \.height,
      .length,
      "The height without the bottom safe area, in points.",
      capability: .layout
    ),
    .setting(
      "itemWidths",
      \.itemWidths,
      .lengths,
      "The width of each item, in points.",
      capability: .layout
    ),
    .setting(
      "itemGaps",
      \.itemGaps,
      .moves,
      "The gap before each item, in points. A negative gap makes items overlap.",
      capability: .layout
    ),
    .object("slot", \.slot, "An empty place among the items, as for a center button."),
    .object("floating", \.floating, "A bar that floats over the content."),
  ]
}

extension TabBarTheme.Slot: Keyed {
  package static let noun = "a slot"
  /// Creates a slot whose settings are all inherited.
  public init() { self.init(index: .inherited) }

  package static let keys: [Key<Self>] = [
    .setting(
      "index",
      \.index,
      .index,
      "The number of items before the place. The default is half of the items.",
      capability: .layout
    ),
    .setting("width", \.width, .length, "The width of the place, in points.", capability: .layout),
  ]
}

extension TabBarTheme.Floating: Keyed {
  package static let noun = "a floating bar"
  /// Creates a floating bar whose settings are all inherited.
  public init() { self.init(margin: .inherited) }

  package static let keys: [Key<Self>] = [
    .setting(
      "margin",
      \.margin,
      .length,
      "The space beside and below the bar, in points. Without it, the bar doesn't float.",
      capability: .floating
    ),
    .setting(
      "cornerRadius",
      \.cornerRadius,
      .length,
      "The radius of the corners, in points. The default is half the height.",
      capability: .floating
    ),
    .setting(
      "shadowOpacity",
      \.shadowOpacity,
      .opacity,
      "The opacity of the shadow, from 0 to 1. The default is 0.15.",
      capability: .floating
    ),
    .setting(
      "shadowRadius",
      \.shadowRadius,
      .blur,
      "The blur of the shadow, in points. The default is 12.",
      capability: .floating
    ),
  ]
}
