extension TabBarTheme {
  /// How to reach what the system doesn't offer everywhere.
  public struct Strategies: Hashable, Sendable {
    /// How items that aren't selected get their color.
    public var unselectedColors: Setting<UnselectedColors>

    /// Creates strategies; what is left out is inherited.
    public init(unselectedColors: Setting<UnselectedColors> = .inherited) {
      self.unselectedColors = unselectedColors
    }
  }

  /// How items that aren't selected get their color.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum UnselectedColors: String, Hashable, Sendable, CaseIterable {
    /// From the appearance; several versions of iOS ignore it on glass.
    case system

    /// From images that have the color already and are drawn as they are.
    case bakeImages
  }
}

extension TabBarTheme.Strategies: Keyed {
  package static let noun = "the strategies"
  /// Creates one in which everything is inherited.
  public init() { self.init(unselectedColors: .inherited) }

  package static let keys: [Key<Self>] = [
    .setting(
      "unselectedColors",
      \.unselectedColors,
      .choice(),
      "How items that aren't selected get their color."
    )
  ]
}

extension TabBarTheme.Setting<TabBarTheme.UnselectedColors> {
  public static var system: Self { .value(.system) }
  public static var bakeImages: Self { .value(.bakeImages) }
}
