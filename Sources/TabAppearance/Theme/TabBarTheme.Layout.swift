extension TabBarTheme {
  /// What an appearance can't say: heights and widths.
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

    /// The gap before each item, in points, in reading order: the first from the bar's leading edge.
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
