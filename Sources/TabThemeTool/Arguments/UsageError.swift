import TabAppearance
import TabFiles

/// An error in a command line.
enum UsageError: Error, Hashable, Sendable {
  /// The command doesn't exist.
  case unknownCommand(String, choices: [String])

  /// The command has no such action.
  case unknownAction(String, choices: [String])

  /// The action of the command is missing.
  case missingAction(choices: [String])

  /// The command has no such option, which other commands may have.
  case unknownOption(String, choices: [String], commands: [String] = [])

  /// An option that takes a value is the last word.
  case missingValue(CommandOption)

  /// A value is given to an option that takes none.
  case unexpectedValue(String, option: String)

  /// The value of an option isn't one of its words.
  case notAChoice(String, option: String, choices: [String])

  /// The value of an option isn't a whole number from 0.
  case notANumber(String, option: String)

  /// An option that can have one value is given twice.
  case repeatedOption(String)

  /// The operand of the command is missing.
  case missingOperand(String)

  /// There are more operands than the command takes.
  case unexpectedOperand(String)

  /// A required option is missing; the text is the option with its placeholder.
  case missingOption(String)

  /// No theme has the name.
  case unknownTheme(String, choices: [String])

  /// No device has the name.
  case unknownDevice(String, choices: [String])

  /// No icon has the name.
  case unknownIcon(String, choices: [String])

  /// A color isn't in a notation of theme files, or refers to a color that is defined elsewhere.
  case notAColor(ThemeDiagnostic)

  /// The name of a new theme has no visible character.
  case blankName

  /// A badge isn't written as the index of an item and a text.
  case notABadge(String)

  /// An option has the index of an item that the bar doesn't have.
  case noSuchItem(Int, option: String, count: Int)

  /// Two options have different numbers of items.
  case differentCounts(titles: Int, icons: Int)

  /// An option or operand is given for a key that the matrix has, too.
  case alsoInMatrix(String, key: String)

  /// Two themes would be written to the same file.
  case sameFile(String)

  /// The value of an option isn't a range of versions of iOS.
  case notVersions(String, option: String)

  /// A range has versions that are newer than the last supported one.
  case versionTooNew(String, last: TabBarEnvironment.Version)

  /// The standard input is named twice, and can be read only once.
  case inputTwice

  /// Fixing is requested for the standard input, which can't be written back.
  case fixOfInput

  /// A path that looks like that of a picture is given for a folder.
  case pictureAsFolder(String)

  /// An option requires a later version of iOS than the requested one.
  case needsVersion(TabBarEnvironment.Version, option: String)

  /// An option is for another device or bar than the requested one; `target` names it, as in "an
  /// iPhone".
  case elsewhere(String, target: String)

  /// A range has versions that are older than the first supported one.
  case versionTooOld(String, first: TabBarEnvironment.Version)
}
