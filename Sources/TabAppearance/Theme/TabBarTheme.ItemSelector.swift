extension TabBarTheme {
  /// Which item of a bar is meant: the one at an index, or the one with an identifier.
  ///
  ///     let first: TabBarTheme.ItemSelector = 0
  ///     let home: TabBarTheme.ItemSelector = "home"
  ///
  /// In a theme file, digits are an index and all else is an identifier. Of two that mean the same
  /// item, the identifier wins.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum ItemSelector: Hashable, Sendable {
    /// The item at a place in reading order, from 0.
    case index(Int)

    /// The item of the `UITab` with that identifier, or else with that `accessibilityIdentifier`.
    case identifier(String)
  }
}

extension TabBarTheme.ItemSelector: ExpressibleByIntegerLiteral {
  public init(integerLiteral index: Int) { self = .index(index) }
}

extension TabBarTheme.ItemSelector: ExpressibleByStringLiteral {
  /// Creates a selector from its text in a theme file: digits are an index, all else is an
  /// identifier.
  public init(stringLiteral text: String) {
    let isIndex = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    self = (isIndex ? Int(text) : nil).map { .index($0) } ?? .identifier(text)
  }
}

extension TabBarTheme.ItemSelector: Comparable {
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
