extension TabBarTheme {
  /// Workarounds for properties that the system doesn't honor everywhere.
  public struct Strategies: Hashable, Sendable {
    /// The source of the color of unselected items.
    public var unselectedColors: Setting<UnselectedColors>

    /// Creates strategies; omitted arguments are inherited.
    public init(unselectedColors: Setting<UnselectedColors> = .inherited) {
      self.unselectedColors = unselectedColors
    }
  }

  /// The source of the color of unselected items.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum UnselectedColors: String, Hashable, Sendable, CaseIterable {
    /// The color of the appearance, which several versions of iOS ignore on glass.
    case system

    /// Icons into which the color is drawn, as images that are rendered in their original colors.
    case bakeImages
  }
}

extension TabBarTheme.Strategies: Keyed {
  package static let noun = "the strategies"
  /// Creates strategies that are all inherited.
  public init() { self.init(unselectedColors: .inherited) }

  package static let keys: [Key<Self>] = [
    .setting(
      "unselectedColors",
      \.unselectedColors,
      .choice(),
      "How unselected items get their color.",
      capability: .unselectedColors
    )
  ]
}

extension TabBarTheme.Setting<TabBarTheme.UnselectedColors> {
  public static var system: Self { .value(.system) }
  public static var bakeImages: Self { .value(.bakeImages) }
}
