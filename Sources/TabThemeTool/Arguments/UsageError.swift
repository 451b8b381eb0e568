import TabAppearance
import TabJSON

/// What makes no sense in a command line.
enum UsageError: Error, Hashable, Sendable {
  /// There is no such command.
  case unknownCommand(String, known: [String])

  /// The command has no such action.
  case unknownAction(String, known: [String])

  /// The command has no such option.
  case unknownOption(String, known: [String])

  /// Nothing stands after an option that takes a value.
  case missingValue(CommandOption)

  /// A value is given to an option that takes none.
  case unexpectedValue(String, option: String)

  /// The value of an option is none of its words.
  case notAChoice(String, option: String, choices: [String])

  /// The value of an option isn't a whole number from 0.
  case notANumber(String, option: String)

  /// An option that can have one value is given twice.
  case repeatedOption(String)

  /// What the command works on isn't given.
  case missingOperand(String)

  /// More is given than the command works on.
  case unexpectedOperand(String)

  /// An option that must be there isn't; the text is the option with its value.
  case missingOption(String)

  /// There is no such theme.
  case unknownTheme(String, known: [String])

  /// There is no such device.
  case unknownDevice(String, known: [String])

  /// There is no such example.
  case unknownExample(String, known: [String])

  /// There is no such icon.
  case unknownIcon(String, known: [String])

  /// A color isn't in a notation of theme files, or only names a color that is defined elsewhere.
  case notAColor(ThemeDiagnostic)

  /// A theme's name would have no visible character.
  case blankName

  /// A badge isn't written as the place of an item and a text.
  case notABadge(String)

  /// An option names an item that the bar hasn't.
  case noSuchItem(Int, option: String, count: Int)

  /// Two options say different numbers of items.
  case differentCounts(titles: Int, icons: Int)

  /// A part of a whole isn't written as its number and their count.
  case notAShard(String)

  /// Two themes would be written into the same file.
  case sameFile(String)

  /// The value of an option isn't a range of versions of iOS.
  case notVersions(String, option: String)

  /// Some versions are newer than the last one that is known of.
  case versionTooNew(String, last: TabBarEnvironment.Version)

  /// The standard input is asked for twice, and can be read once.
  case inputTwice

  /// What is read from the standard input is to be fixed, and has no place to be written to.
  case fixOfInput

  /// A path that looks like a picture is given for a folder.
  case pictureAsFolder(String)

  /// An option is for later systems than the one that is asked for.
  case needsVersion(TabBarEnvironment.Version, option: String)

  /// An option is for another place than the one that is asked for, as in "an iPhone".
  case elsewhere(String, place: String)

  /// Some versions are older than the first one that the package runs on.
  case versionTooOld(String, first: TabBarEnvironment.Version)
}
