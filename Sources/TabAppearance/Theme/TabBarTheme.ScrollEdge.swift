extension TabBarTheme {
  /// How the bar looks while the content's edge meets it.
  public enum ScrollEdge: Hashable, Sendable {
    /// Like the bar elsewhere.
    case standard

    /// Like the bar elsewhere, without background and hairline.
    case transparent

    /// Like the bar elsewhere, but for what the overlay says.
    case overlay(Overlay)
  }

  /// The parts of a theme that can differ where the content's edge meets the bar.
  public struct Overlay: Hashable, Sendable {
    /// The bar behind the items.
    public var bar: Bar

    /// The items, in every layout.
    public var item: Item

    /// What differs from ``item`` where the icon stands above the title.
    public var stacked: Item

    /// What differs from ``item`` where the icon stands beside the title.
    public var inline: Item

    /// What differs from ``inline`` in compact width.
    public var compactInline: Item

    /// Creates an overlay; what is left out is like the bar elsewhere.
    public init(
      bar: Bar = Bar(),
      item: Item = Item(),
      stacked: Item = Item(),
      inline: Item = Item(),
      compactInline: Item = Item()
    ) {
      self.bar = bar
      self.item = item
      self.stacked = stacked
      self.inline = inline
      self.compactInline = compactInline
    }
  }

  /// What happens to the system's glass on iOS 26 and later.
  public enum Glass: String, Hashable, Sendable, CaseIterable {
    /// It stays: the theme's background, material and hairline aren't applied there.
    case system

    /// The theme's background, material and hairline replace it.
    case override
  }
}

extension Setting where Value == TabBarTheme.ScrollEdge {
  /// Like the bar elsewhere.
  public static var standard: Setting { .value(.standard) }

  /// Like the bar elsewhere, without background and hairline.
  public static var transparent: Setting { .value(.transparent) }

  /// Like the bar elsewhere, but for what the overlay says.
  ///
  /// - Parameter overlay: What differs.
  /// - Returns: A setting with that overlay.
  public static func overlay(_ overlay: TabBarTheme.Overlay) -> Setting {
    .value(.overlay(overlay))
  }
}
