import TabFiles

/// A configuration file with defaults for the options of `check`.
///
///     { "files": ["Themes"], "ios": "16...", "strict": true, "titles": ["Home", "Search"] }
///
/// The keys are `files` and options of the command without their dashes. Paths are relative to the
/// configuration's folder, and lead to nothing outside of it: a configuration applies in all folders
/// below its own, also if another person has written it.
struct CheckConfiguration {
  /// The name of the configuration file.
  static let name = "tabtheme.config.json"

  /// The keys, `files` and options.
  ///
  /// An option isn't a key until it is listed here, and none that writes files may be.
  private static let keys = [
    "files", "ios", "level", "strict", "titles", "font", "keys", "assets", "format", "skip",
  ]

  private let document: JSONDocument
  private let path: String
  private let command: Command
  private(set) var diagnostics: [ThemeDiagnostic]

  /// The options that count, since the command line doesn't give them, with their values.
  private var settings: [Setting] = []

  /// An option with its values, each of which has a place.
  private struct Setting {
    let option: String
    let range: Range<Int>
    var values: [(text: String, range: Range<Int>)] = []
  }

  /// Reads a configuration into arguments; options of the command line win.
  ///
  /// - Throws: ``ToolFailure`` for a file that can't be read or has errors.
  static func read(_ path: String, for command: Command, into arguments: inout Arguments) throws {
    let bytes = try FileAccess.read(path, limit: JSONLimits.bytes + 1)
    let document = JSONDocument(parsing: bytes, file: path)
    var configuration = CheckConfiguration(document: document, path: path, command: command)
    configuration.read(into: &arguments)
    if !configuration.diagnostics.isEmpty {
      throw ToolFailure(diagnostics: configuration.diagnostics.inOrderOfPlace())
    }
  }

  private init(document: JSONDocument, path: String, command: Command) {
    (self.document, self.path) = (document, path)
    // Only the words of the options are parsed, without operands.
    var command = command
    command.operand = nil
    self.command = command
    diagnostics = document.diagnostics
  }

  private mutating func read(into arguments: inout Arguments) {
    guard let root = document.root else { return }
    guard case .object(let members) = root.kind else {
      return report("a configuration must be an object", at: root.range, fix: "write '{ }'")
    }
    for member in members where member.key != "$schema" {
      guard Self.keys.contains(member.key) else {
        reportUnknown(member)
        continue
      }
      let option = "--\(member.key)"
      let isGiven = member.key == "files" ? !arguments.operands.isEmpty : arguments.has(option)
      if let setting = setting(option, of: member.value), !isGiven { settings.append(setting) }
    }
    for setting in settings {
      let values = setting.values.map(\.text)
      if setting.option == "--files" {
        arguments.operands = values
      } else if let parsed = try? Arguments(words(of: setting.option, values), for: command) {
        // The check below reports values that can't be parsed.
        arguments.setDefaults(parsed)
      }
    }
    let keys = arguments.list(of: "--keys").map { words(of: "--keys", $0) } ?? []
    for setting in settings { check(setting, addingWords: keys) }
  }

  private mutating func reportUnknown(_ member: JSONMember) {
    guard !command.options.contains(where: { $0.name == "--\(member.key)" }) else {
      let message = "\(quoted(member.key)) is an option of the command line alone"
      return report(message, at: member.keyRange, fix: "remove it")
    }
    let near = nearest(to: member.key, in: Self.keys)
    report(
      "unknown key \(quoted(member.key))",
      at: member.keyRange,
      fix: near.map { .write($0) } ?? "write one of \(quotedList(Self.keys))"
    )
  }

  // MARK: - Values

  /// Returns an option with its values, of which paths are relative to the current folder; `nil`
  /// after a report of a problem.
  private mutating func setting(_ option: String, of value: JSONValue) -> Setting? {
    let key = option.dropFirst(2)
    let kind =
      option == "--files" ? .list("FILE") : command.options.first { $0.name == option }?.value
    var setting = Setting(option: option, range: value.range)
    if kind == CommandOption.Value.none {
      guard case .bool(let isOn) = value.kind else {
        report("'\(key)' is \(value.noun); it must be true or false", at: value.range)
        return nil
      }
      if isOn { setting.values = [("", value.range)] }
      return setting
    }
    var elements = [value]
    if case .list? = kind, case .array(let list) = value.kind { elements = list }
    for (index, element) in elements.enumerated() {
      guard case .string(let text) = element.kind else {
        let isElement = element.range != value.range
        var expected = "text"
        if case .list? = kind, !isElement { expected = "text, or a list of texts" }
        let subject = isElement ? "\(key)[\(index)]" : "\(key)"
        report("'\(subject)' is \(element.noun); it must be \(expected)", at: element.range)
        return nil
      }
      let isPath =
        ["--files", "--font", "--assets"].contains(option)
        || option == "--titles" && TitleSet.isFile(text)
      guard !isPath || isBelowFolder(text) else {
        report(
          "\(quoted(text, limit: 200)) leads out of the configuration's folder",
          at: element.range,
          fix: "write a path in that folder, or give it on the command line"
        )
        return nil
      }
      setting.values.append((isPath ? inFolder(text) : text, element.range))
    }
    return setting
  }

  /// Returns whether a path is relative, and never leads above the folder in which it begins.
  private func isBelowFolder(_ path: String) -> Bool {
    var depth = 0
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return false }
    }
    return !path.hasPrefix("/")
  }

  private func inFolder(_ file: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (parts + [file[...]]).joined(separator: "/")
  }

  /// Returns the words of a command line for the values of an option.
  private func words(of option: String, _ values: [String]) -> [String] {
    let isFlag = command.options.first { $0.name == option }?.value == CommandOption.Value.none
    // A comma would separate elements.
    return values.map { isFlag ? option : "\(option)=\($0.replacing(",", with: "\\,"))" }
  }

  // MARK: - Checks

  /// Reports values that the command can't use, such as missing files.
  private mutating func check(_ setting: Setting, addingWords words: [String]) {
    var groups = setting.values.map { [$0] }
    if setting.option == "--titles" {
      // Titles are those of one bar, and each file has those of another.
      let titles = setting.values.filter { !TitleSet.isFile($0.text) }
      groups = groups.filter { TitleSet.isFile($0[0].text) } + (titles.isEmpty ? [] : [titles])
    }
    for group in groups {
      let range = group.count == 1 ? group[0].range : setting.range
      do {
        try check(setting.option, group.map(\.text), addingWords: words)
      } catch let error as UsageError {
        report(error.diagnostic, about: setting.option, at: range)
      } catch let failure as ToolFailure {
        for diagnostic in failure.diagnostics {
          report(diagnostic, about: setting.option, at: range)
        }
      } catch {
        report("\(error)", at: range)
      }
    }
  }

  /// Uses the values of an option as the command will.
  ///
  /// - Throws: ``UsageError`` or ``ToolFailure`` if that fails.
  private func check(
    _ option: String,
    _ values: [String],
    addingWords words: [String]
  ) throws {
    if option == "--files" {
      guard let missing = values.first(where: { !FileAccess.exists($0) }) else { return }
      throw ToolFailure("there is no file or folder \(quoted(missing, limit: 200))")
    }
    let arguments = try Arguments(self.words(of: option, values) + words, for: command)
    switch option {
    case "--ios": _ = try LintSystems(values[0])
    case "--skip": _ = try values.map { try LintRule(option: $0) }
    case "--titles": _ = try TitleSet.all(arguments)
    case "--font": _ = try arguments.fonts
    case "--assets": _ = try arguments.assetsOption
    default: break
    }
  }

  /// Reports a problem of an option; a problem with a place in another file keeps it.
  private mutating func report(
    _ diagnostic: ThemeDiagnostic,
    about option: String,
    at range: Range<Int>
  ) {
    if diagnostic.location != nil { return diagnostics.append(diagnostic) }
    let message = diagnostic.message.replacing("'\(option)'", with: "'\(option.dropFirst(2))'")
    report(message, at: range, fix: diagnostic.fix.map { Fix($0) })
  }

  private mutating func report(_ message: String, at range: Range<Int>, fix: Fix? = nil) {
    diagnostics.append(document.source.diagnostic(.error, message, at: range, fix: fix))
  }
}
