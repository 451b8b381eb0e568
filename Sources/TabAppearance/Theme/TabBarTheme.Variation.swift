extension TabBarTheme {
  /// What differs in some environments.
  ///
  ///     let ocean = TabBarTheme(
  ///       name: "Ocean",
  ///       variations: [
  ///         .init(iOS: ">=26", .init(stacked: .init(normal: .init(title: .init(weight: .semibold)))))
  ///       ]
  ///     )
  ///
  /// It applies where all its conditions hold, and is merged over the theme setting by setting.
  @dynamicMemberLookup
  public struct Variation: Hashable, Sendable {
    /// The versions of iOS in which it applies; `nil` is all.
    public var iOS: TabBarEnvironment.VersionRange?

    /// The kinds of device on which it applies; none is all.
    public var idiom: Set<TabBarEnvironment.Idiom>

    /// The look of bars for which it applies; `nil` is every look.
    public var look: TabBarEnvironment.Look?

    /// What the variation sets.
    public var content: Content

    /// Creates a variation.
    ///
    /// - Parameters:
    ///   - iOS: The versions of iOS in which it applies; `nil` is all.
    ///   - idiom: The kinds of device on which it applies; none is all.
    ///   - look: The look of bars for which it applies; `nil` is every look.
    ///   - content: What the variation sets.
    public init(
      iOS: TabBarEnvironment.VersionRange? = nil,
      idiom: Set<TabBarEnvironment.Idiom> = [],
      look: TabBarEnvironment.Look? = nil,
      _ content: Content = Content()
    ) {
      self.iOS = iOS
      self.idiom = idiom
      self.look = look
      self.content = content
    }

    /// A part of the content, as in `variation.tintColor`.
    public subscript<Member>(dynamicMember path: WritableKeyPath<Content, Member>) -> Member {
      get { content[keyPath: path] }
      set { content[keyPath: path] = newValue }
    }

    /// Whether it applies in an environment.
    ///
    /// - Parameter environment: The environment.
    /// - Returns: Whether every condition holds there.
    public func applies(in environment: TabBarEnvironment) -> Bool {
      iOS?.contains(environment.os) ?? true
        && (idiom.isEmpty || idiom.contains(environment.idiom))
        && look ?? environment.look == environment.look
    }
  }
}

extension TabBarTheme.Variation: Keyed {
  package static let noun = "a variation"
  /// Creates one in which everything is inherited.
  public init() { self.init(iOS: nil) }

  package static let keys: [Key<Self>] =
    [
      .optional(
        "iOS",
        \.iOS,
        .versions,
        "The versions of iOS in which it applies; all without it."
      ),
      .plain(
        "idiom",
        \.idiom,
        .choices(),
        standard: [],
        "The kind of device on which it applies, or a list of kinds; all without it."
      ),
      .optional(
        "look",
        \.look,
        .choice(),
        "The look of bars for which it applies; all without it."
      ),
    ] + TabBarTheme.Content.keys.map { $0.lifted(\.content) }
}
