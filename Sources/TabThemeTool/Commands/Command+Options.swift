import TabLint

extension CommandOption {
  /// The contrast of colors that have more than one.
  static let contrast = CommandOption(
    name: "--contrast",
    value: .choice(["standard", "high"]),
    summary: "The contrast; standard if not given."
  )

  /// Where the app's colors and images are.
  static let assets = CommandOption(
    name: "--assets",
    value: .text("DIR"),
    summary: "The asset catalogs; else those beside FILE."
  )

  /// Files of fonts besides those of the package.
  static let font = CommandOption(
    name: "--font",
    value: .list("FILE"),
    summary: "A font for themes to name, or more."
  )

  /// Whether the command is run again and again.
  static let watch = CommandOption(
    name: "--watch",
    value: .none,
    summary: "Do it again whenever a theme changes."
  )

  /// The version of iOS.
  static let ios = CommandOption(
    name: "--ios",
    value: .choice(LintSystems.majors.map { "\($0)" }),
    summary: "The version of iOS; 18 if not given."
  )

  /// The versions of iOS.
  static let iosRange = CommandOption(
    name: "--ios",
    value: .text("RANGE"),
    summary: "18 or 26...; \(LintSystems.known.text) if not given."
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

  /// Any number of themes, or none for all built-in ones.
  static let themesOrBuiltIn = Command.Operand(
    placeholder: "THEME",
    summary: "A built-in theme, the path of a theme file, or - for standard input.",
    isRepeated: true,
    minimum: 0
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

  /// Files and folders, or none for those of this folder.
  static let filesAndFolders = Command.Operand(
    placeholder: "FILE",
    summary: "A theme file, a folder of them, or - for standard input.",
    isRepeated: true,
    minimum: 0
  )
}
