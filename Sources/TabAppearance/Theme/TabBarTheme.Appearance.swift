import TabUIKit

extension TabBarTheme {
  /// What one `UITabBarAppearance` is made from: a bar and its items.
  ///
  /// A theme has one for its bar, can have another for the scroll edge and for single items, and so has a resolved theme.
  public struct Appearance: Hashable, Sendable {
    /// The bar behind the items.
    public var bar: Bar

    /// The items, in every layout.
    public var item: ItemAppearance

    /// What differs from ``item`` where the icon stands above the title.
    public var stacked: ItemAppearance

    /// What differs from ``item`` where the icon stands beside the title.
    public var inline: ItemAppearance

    /// What differs from ``inline`` in compact width.
    public var compactInline: ItemAppearance

    /// Creates an appearance; what is left out is inherited.
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
  /// Creates one in which everything is inherited.
  public init() { self.init(bar: .init()) }

  package static let keys: [Key<Self>] = [
    .object("bar", \.bar, "The bar behind the items.") { \.self },
    .object("item", \.item, "The items, in every layout."),
    .object(
      "stacked",
      \.stacked,
      "What differs where the icon stands above the title.",
      layout: .stacked
    ) { \.stackedLayoutAppearance },
    .object(
      "inline",
      \.inline,
      "What differs where the icon stands beside the title.",
      layout: .inline
    ) { \.inlineLayoutAppearance },
    .object(
      "compactInline",
      \.compactInline,
      "What differs from 'inline' in compact width.",
      layout: .compactInline
    ) { \.compactInlineLayoutAppearance },
  ]
}

/// A layout of items, under the names of `UITabBarItemAppearance.Style`.
package enum ItemLayout: String, Hashable, Sendable, CaseIterable {
  case stacked, inline, compactInline
}
