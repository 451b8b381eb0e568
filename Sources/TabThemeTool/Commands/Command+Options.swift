import TabAppearance
import TabScreens

extension CommandOption {
  /// The option `--contrast`, for colors with values for several contrasts.
  static let contrast = CommandOption(
    name: "--contrast",
    value: .choice(["standard", "high"]),
    summary: "The contrast; standard if not given."
  )

  /// The option `--assets`, the folder with the app's colors and images.
  static let assets = CommandOption(
    name: "--assets",
    value: .text("DIR"),
    summary: "A folder of asset catalogs; else FILE's."
  )

  /// The option `--font`, for font files in addition to those of the package.
  static let font = CommandOption(
    name: "--font",
    value: .list("FILE"),
    summary: "Font files that themes may name."
  )

  /// The option `--watch`, which repeats the command when files change.
  static let watch = CommandOption(
    name: "--watch",
    value: .none,
    summary: "Run again whenever a theme changes."
  )

  /// The option `--ios` with a version of iOS.
  static let ios = CommandOption(
    name: "--ios",
    value: .choice(TabBarEnvironment.Version.known.map { "\($0)" }),
    summary: "The version of iOS; 18 if not given."
  )

  /// The option `--ios` with a range of versions.
  static let iosRange = CommandOption(
    name: "--ios",
    value: .text("RANGE"),
    summary: "18 or 26...; \(LintSystems.supported.text) if not given."
  )
}

extension Command.Operand {
  /// A single theme.
  static let theme = Command.Operand(
    placeholder: "THEME",
    summary: "A built-in theme, the path of a theme file, or - for standard input.",
    isRepeated: false
  )

  /// At least one theme.
  static let themes = Command.Operand(
    placeholder: "THEME",
    summary: "A built-in theme, the path of a theme file, or - for standard input.",
    isRepeated: true
  )

  /// Any number of themes; without any, all built-in ones.
  static let themesOrBuiltIn = Command.Operand(
    placeholder: "THEME",
    summary: "A built-in theme, the path of a theme file, or - for standard input.",
    isRepeated: true,
    minimum: 0
  )

  /// At least one theme, unless a matrix has them.
  static let themesOfPictures = Command.Operand(
    placeholder: "THEME",
    summary: "A built-in theme, the path of a theme file, or - for standard input.",
    isRepeated: true,
    substitutes: ["--matrix"]
  )

  /// Two themes; as a Git diff driver, the command gets more words.
  static let pair = Command.Operand(
    placeholder: "A B",
    summary: "Built-in themes, paths of theme files, or - for standard input.",
    isRepeated: true,
    minimum: 2,
    names: ["first theme", "second theme"]
  )

  /// Files and folders; without any, the theme files of the current folder.
  static let filesAndFolders = Command.Operand(
    placeholder: "FILE",
    summary: "A theme file, a folder of them, or - for standard input.",
    isRepeated: true,
    minimum: 0
  )
}
