extension CommandOption {
  /// The contrast of colors that have more than one.
  static let contrast = CommandOption(
    name: "--contrast",
    value: .choice(["standard", "high"]),
    summary: "The contrast; standard if not given."
  )

  /// The version of iOS.
  static let ios = CommandOption(
    name: "--ios",
    value: .choice(["15", "16", "17", "18", "26", "27"]),
    summary: "The version of iOS; 18 if not given."
  )
}

extension Command.Operand {
  /// One theme.
  static let theme = Command.Operand(
    placeholder: "THEME",
    summary: "A built-in theme, the path of a theme file, or - for standard input.",
    isRepeated: false
  )

  /// One theme or more.
  static let themes = Command.Operand(
    placeholder: "THEME",
    summary: "A built-in theme, the path of a theme file, or - for standard input.",
    isRepeated: true
  )

  /// One theme or more, or those of examples.
  static let themesOfPictures = Command.Operand(
    placeholder: "THEME",
    summary: "A built-in theme, the path of a theme file, or - for standard input.",
    isRepeated: true,
    substitute: "--example"
  )

  /// Two themes; a diff driver of git has more words.
  static let pair = Command.Operand(
    placeholder: "A B",
    summary: "Built-in themes, paths of theme files, or - for standard input.",
    isRepeated: true,
    minimum: 2
  )

  /// One file or more.
  static let files = Command.Operand(
    placeholder: "FILE",
    summary: "The path of a theme file, or - for standard input.",
    isRepeated: true
  )
}
