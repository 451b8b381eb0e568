extension TabBarTheme {
  /// Content of a theme for some environments.
  ///
  ///     let ocean = TabBarTheme(
  ///       name: "Ocean",
  ///       variations: [
  ///         .init(iOS: ">=26", .init(stacked: .init(normal: .init(title: .init(weight: .semibold)))))
  ///       ]
  ///     )
  ///
  /// A variation applies if all its conditions hold, and is merged over the theme setting by
  /// setting.
  @dynamicMemberLookup
  public struct Variation: Hashable, Sendable {
    /// The versions of iOS in which the variation applies; `nil` is all.
    public var iOS: TabBarEnvironment.VersionRange?

    /// The kinds of device on which the variation applies; the empty set is all.
    public var idiom: Set<TabBarEnvironment.Idiom>

    /// The look of bars for which the variation applies; `nil` is every look.
    public var look: TabBarEnvironment.Look?

    /// The settings of the variation.
    public var content: Content

    /// Creates a variation.
    ///
    /// - Parameters:
    ///   - iOS: The versions of iOS in which the variation applies; `nil` is all.
    ///   - idiom: The kinds of device on which the variation applies; the empty set is all.
    ///   - look: The look of bars for which the variation applies; `nil` is every look.
    ///   - content: The settings of the variation.
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

    /// A member of the content, as in `variation.tintColor`.
    public subscript<Member>(dynamicMember path: WritableKeyPath<Content, Member>) -> Member {
      get { content[keyPath: path] }
      set { content[keyPath: path] = newValue }
    }

    /// Returns whether the variation applies in an environment.
    ///
    /// - Parameter environment: The environment to test.
    /// - Returns: `true` if every condition holds.
    public func applies(in environment: TabBarEnvironment) -> Bool {
      iOS?.contains(environment.os) ?? true
        && (idiom.isEmpty || idiom.contains(environment.idiom))
        && look ?? environment.look == environment.look
    }
  }
}

extension TabBarTheme.Variation: Keyed {
  package static let noun = "a variation"
  /// Creates a variation without conditions whose settings are all inherited.
  public init() { self.init(iOS: nil) }

  package static let keys: [Key<Self>] =
    [
      .optional(
        "iOS",
        \.iOS,
        .versions,
        "The versions of iOS. Without it, all versions."
      ),
      .plain(
        "idiom",
        \.idiom,
        .choices(),
        standard: [],
        "The kind of device, or a list of kinds. Without it, all kinds."
      ),
      .optional(
        "look",
        \.look,
        .choice(),
        "The look of bars. Without it, both looks."
      ),
    ] + TabBarTheme.Content.keys.map { $0.lifted(\.content) }
}
