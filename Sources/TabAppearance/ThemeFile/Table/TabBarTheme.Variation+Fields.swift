extension TabBarTheme.Variation: ThemeParts {
  static let noun = "an overlay"
  static var blank: Self { Self() }

  static let fields: [ThemeField<Self>] =
    [
      .optional("iOS", \.iOS, .versions, "The versions of iOS in which it holds; all if not said."),
      .plain(
        "idiom",
        \.idiom,
        .choices(),
        standard: [],
        "The kind of device on which it holds, or a list of kinds; all if not said."
      ),
      .optional("look", \.look, .choice(), "The look of bars for which it holds; all if not said."),
    ] + parts
}
