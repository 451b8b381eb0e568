import TabUIKit

extension TabBarTheme {
  /// How items look in each of their states.
  public struct ItemAppearance: Hashable, Sendable {
    /// An item that is neither selected, disabled nor focused.
    public var normal: ItemStateAppearance

    /// The selected item.
    public var selected: ItemStateAppearance

    /// An item that can't be chosen.
    public var disabled: ItemStateAppearance

    /// The item that the focus engine is on.
    public var focused: ItemStateAppearance

    /// Creates a description of items; what is left out is inherited.
    public init(
      normal: ItemStateAppearance = ItemStateAppearance(),
      selected: ItemStateAppearance = ItemStateAppearance(),
      disabled: ItemStateAppearance = ItemStateAppearance(),
      focused: ItemStateAppearance = ItemStateAppearance()
    ) {
      self.normal = normal
      self.selected = selected
      self.disabled = disabled
      self.focused = focused
    }
  }
}

extension TabBarTheme.ItemAppearance: Keyed {
  package typealias Target = UITabBarItemAppearance
  package static let noun = "the items"
  /// Creates one in which everything is inherited.
  public init() { self.init(normal: .init()) }

  package static let keys: [Key<Self>] = [
    .object("normal", \.normal, "An item that is neither selected, disabled nor focused.") {
      \.normal
    },
    .object("selected", \.selected, "The selected item.") { \.selected },
    .object("disabled", \.disabled, "An item that can't be chosen.") { \.disabled },
    .object("focused", \.focused, "The item that the focus engine is on.") { \.focused },
  ]
}

/// A state of items, under the names of `UITabBarItemAppearance`.
package enum ItemState: String, Hashable, Sendable, CaseIterable {
  case normal, selected, disabled, focused
}
