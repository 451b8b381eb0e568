extension TabBarTheme {
  /// Which item of a bar is meant: the one at an index, or the one with an identifier.
  ///
  ///     let first: TabBarTheme.ItemKey = 0
  ///     let home: TabBarTheme.ItemKey = "home"
  ///
  /// In a theme file, digits are an index and all else is an identifier. Of two that mean the same item, the
  /// identifier wins.
  public enum ItemKey: Hashable, Sendable {
    /// The item at a place in reading order, from 0.
    case index(Int)

    /// The item of the `UITab` with that identifier, or else with that `accessibilityIdentifier`.
    case identifier(String)
  }
}

extension TabBarTheme.ItemKey: ExpressibleByIntegerLiteral {
  public init(integerLiteral index: Int) { self = .index(index) }
}

extension TabBarTheme.ItemKey: ExpressibleByStringLiteral {
  public init(stringLiteral identifier: String) { self = .identifier(identifier) }
}

extension TabBarTheme.ItemKey: Comparable {
  /// Indices come first.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.index(let left), .index(let right)): left < right
    case (.identifier(let left), .identifier(let right)): left < right
    case (.index, .identifier): true
    case (.identifier, .index): false
    }
  }
}
