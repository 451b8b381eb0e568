extension TabBarTheme {
  /// What an appearance has no property for: heights and widths.
  public struct Layout: Hashable, Sendable {
    /// The bar in landscape; in portrait the layout is always the system's.
    public var landscape: Landscape

    /// Creates a layout; what is left out is the system's.
    public init(landscape: Landscape = Landscape()) {
      self.landscape = landscape
    }
  }

  /// The height of the bar and the places of its items in landscape.
  public struct Landscape: Hashable, Sendable {
    /// The height of the bar, in points, without the bottom safe area.
    public var height: Setting<Double>

    /// The width of each item, in points, in reading order.
    public var itemWidths: Setting<[Double]>

    /// The gap before each item, in points, in reading order: the first from the bar's leading
    /// edge.
    public var itemGaps: Setting<[Double]>

    /// Creates a layout; what is left out is the system's.
    public init(
      height: Setting<Double> = .inherited,
      itemWidths: Setting<[Double]> = .inherited,
      itemGaps: Setting<[Double]> = .inherited
    ) {
      self.height = height
      self.itemWidths = itemWidths
      self.itemGaps = itemGaps
    }
  }
}

extension TabBarTheme.Layout: Keyed {
  package static let noun = "the layout"
  /// Creates one in which everything is inherited.
  public init() { self.init(landscape: .init()) }

  package static let keys: [Key<Self>] = [
    .object("landscape", \.landscape, "The bar in landscape.")
  ]
}

extension TabBarTheme.Landscape: Keyed {
  package static let noun = "the layout in landscape"
  /// Creates one in which everything is inherited.
  public init() { self.init(height: .inherited) }

  package static let keys: [Key<Self>] = [
    .setting(
      "height",
      \.height,
      .length,
      "The height without the bottom safe area, in points.",
      capability: .landscapeLayout
    ),
    .setting(
      "itemWidths",
      \.itemWidths,
      .lengths,
      "The width of each item, in points.",
      capability: .landscapeLayout
    ),
    .setting(
      "itemGaps",
      \.itemGaps,
      .lengths,
      "The gap before each item, in points.",
      capability: .landscapeLayout
    ),
  ]
}
