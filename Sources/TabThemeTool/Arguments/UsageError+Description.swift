import TabFiles

extension UsageError: CustomStringConvertible {
  /// The problem and its fix, in the format of diagnostics.
  var description: String { diagnostic.description }

  var diagnostic: ThemeDiagnostic { ThemeDiagnostic(.error, message, fix: fix) }

  private var message: String {
    switch self {
    case .unknownCommand(let name, _): "unknown command \(quoted(name))"
    case .unknownAction(let name, _): "unknown action \(quoted(name))"
    case .missingAction: "no ACTION is given"
    case .unknownOption(let name, _, _): "unknown option \(quoted(name))"
    case .missingValue(let option): "'\(option.name)' needs a value"
    case .unexpectedValue(let value, let option): "'\(option)' takes no value: \(quoted(value))"
    case .notAChoice(let value, let option, _): "\(quoted(value)) isn't a value of '\(option)'"
    case .notANumber(let value, let option):
      "'\(option)' takes a whole number from 0: \(quoted(value))"
    case .notVersions(let text, let option):
      "'\(option)' takes versions of iOS: \(quoted(text))"
    case .versionTooOld(let text, let first):
      "themes and their bars begin with iOS \(first): \(quoted(text))"
    case .versionTooNew(let text, let last):
      "nothing is known of what comes after iOS \(last): \(quoted(text))"
    case .inputTwice: "the standard input can be read once alone"
    case .fixOfInput: "'--fix' can't change the standard input"
    case .pictureAsFolder(let path):
      "'--output' takes a folder, in which pictures get names of their own: \(quoted(path))"
    case .repeatedOption(let name): "'\(name)' is given twice"
    case .missingOperand(let placeholder): "no \(placeholder) is given"
    case .missingOption(let option): "no '\(option)' is given"
    case .unexpectedOperand(let word): "unexpected argument \(quoted(word))"
    case .unknownTheme(let name, _): "unknown theme \(quoted(name))"
    case .unknownDevice(let name, _): "unknown device \(quoted(name))"
    case .unknownIcon(let name, _): "unknown icon \(quoted(name))"
    case .notAColor(let diagnostic): diagnostic.message
    case .blankName: "the name has no letter, digit or symbol"
    case .notABadge(let text): "\(quoted(text)) isn't a badge"
    case .noSuchItem(let index, let option, let count):
      "'\(option)' names item \(index) of \(count) items"
    case .differentCounts(let titles, let icons):
      "there are \(counted(titles, "title")) and \(counted(icons, "icon"))"
    case .alsoInMatrix(let word, let key):
      "\(quoted(word)) is given, and the matrix has \(quoted(key))"
    case .needsVersion(let version, let option): "'\(option)' needs iOS \(version) or later"
    case .elsewhere(let option, let target): "'\(option)' is for \(target)"
    case .sameFile(let name): "two themes would be written into \(quoted(name))"
    }
  }

  /// Returns whether a device can be meant by a word: in a wrong number there is no nearest one.
  private static func canBeMeant(by word: String, _ device: String) -> Bool {
    let digits = word.filter(\.isNumber)
    return digits.isEmpty || digits == device.filter(\.isNumber)
  }

  private var fix: String? {
    switch self {
    case .unknownCommand(let name, let choices), .unknownAction(let name, let choices),
      .notAChoice(let name, _, let choices), .unknownTheme(let name, let choices):
      nearest(to: name, in: choices).map { "write '\($0)'" }
        ?? "write one of \(quotedList(choices))"
    case .missingAction(let choices): "write one of \(quotedList(choices))"
    case .unknownOption(let name, let choices, let commands):
      if let nearest = nearest(to: name, in: choices) {
        "write '\(nearest)'"
      } else if !commands.isEmpty {
        "leave it out; it is an option of \(quotedList(commands))"
      } else if choices.count <= 8 {
        "write one of \(quotedList(choices))"
      } else {
        nil
      }
    // A list of all devices would fill the screen.
    case .unknownDevice(let name, let choices):
      nearest(to: name, in: choices.filter { Self.canBeMeant(by: name, $0) })
        .map { "write '\($0)', or another of 'tabtheme list --devices'" }
        ?? "'tabtheme list --devices' has their names"
    case .unknownIcon(let name, let choices):
      nearest(to: name, in: choices).map { "write '\($0)'" }
        ?? "'tabtheme list --icons' has their names"
    case .missingValue(let option): "write '\(option.label)'"
    case .unexpectedValue(_, let option): "write '\(option)' alone"
    case .notVersions: "write versions as in '15...27', '26...' or '18'"
    case .versionTooOld(_, let first): "write versions from \(first) on, as in '\(first)...18'"
    case .versionTooNew(_, let last):
      "write versions up to \(last), as in '15...\(last)' or '26...'"
    case .inputTwice: "write the path of a file for one of them"
    case .fixOfInput: "write the path of a file"
    case .pictureAsFolder: "leave out the name of the picture"
    case .repeatedOption: "leave one of them out"
    case .notAColor(let diagnostic): diagnostic.fix
    case .blankName: "write a name, as in 'tabtheme new Night'"
    case .notABadge: "write the place of the item, '=' and a text, as in '0=3'"
    case .noSuchItem(_, let option, 0): "leave '\(option)' out"
    case .noSuchItem(_, _, let count): "write a number from 0 to \(count - 1)"
    case .differentCounts: "give as many titles as icons"
    case .alsoInMatrix: "leave one of them out"
    case .needsVersion(let version, _): "write '--ios \(version)', or leave it out"
    case .elsewhere(_, let target): "choose \(target), or leave it out"
    case .sameFile: "change the name of one of them, or write them into two folders"
    case .notANumber, .missingOperand, .missingOption, .unexpectedOperand: nil
    }
  }
}
