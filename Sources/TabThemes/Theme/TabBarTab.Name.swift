extension TabBarTab {
  /// A name of tabs and of their items: an index, an identifier, or all.
  ///
  ///     let first: TabBarTab.Name = 0
  ///     let home: TabBarTab.Name = "home"
  ///     let all: TabBarTab.Name = "*"
  ///
  /// In a theme file, digits are an index, `*` is all, and other text is an identifier. Of several
  /// names of an item, the identifier wins over the index, and both win over all.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Name: Hashable, Sendable {
    /// The item at an index in reading order, from 0.
    case index(Int)

    /// The item of the `UITab` with that identifier, or else with that `accessibilityIdentifier`.
    case identifier(String)

    /// All items.
    case all
  }
}

extension TabBarTab.Name: ExpressibleByIntegerLiteral {
  public init(integerLiteral index: Int) { self = .index(index) }
}

extension TabBarTab.Name: ExpressibleByStringLiteral {
  /// Creates a name from its text in a theme file: digits are an index, `*` is all, and other
  /// text is an identifier.
  public init(stringLiteral text: String) {
    let isIndex = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    self =
      text == "*"
      ? .all : (isIndex ? Int(text) : nil).map { .index($0) } ?? .identifier(text)
  }
}

extension TabBarTab.Name: Comparable {
  /// Orders `all` first, then indices, then identifiers.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (_, .all): false
    case (.all, _): true
    case (.index(let left), .index(let right)): left < right
    case (.identifier(let left), .identifier(let right)): left < right
    case (.index, .identifier): true
    case (.identifier, .index): false
    }
  }
}
