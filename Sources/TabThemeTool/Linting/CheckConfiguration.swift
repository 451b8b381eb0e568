import TabJSON
import TabLint

/// A configuration file with defaults for the options of `check`.
///
///     { "files": ["Themes"], "ios": "16...", "strict": true, "titles": ["Home", "Search"] }
///
/// The keys are the options of the command without their dashes, and `files`, whose paths are
/// relative to the configuration's folder.
struct CheckConfiguration {
  /// The name of the configuration file.
  static let name = "tabtheme.config.json"

  private let document: JSONDocument
  private let path: String
  private(set) var diagnostics: [ThemeDiagnostic] = []

  /// Reads a configuration into arguments; options of the command line win.
  ///
  /// - Throws: ``ToolFailure`` for a file that can't be read or has errors.
  static func read(_ path: String, for command: Command, into arguments: inout Arguments) throws {
    let bytes = try FileAccess.read(path, limit: JSONLimits.bytes + 1)
    let document = JSONDocument(parsing: bytes, file: path)
    var configuration = CheckConfiguration(document: document, path: path)
    configuration.diagnostics = document.diagnostics
    configuration.read(for: command, into: &arguments)
    if !configuration.diagnostics.isEmpty {
      throw ToolFailure(diagnostics: configuration.diagnostics)
    }
  }

  private mutating func read(for command: Command, into arguments: inout Arguments) {
    guard let root = document.root else { return }
    guard case .object(let members) = root.kind else {
      return report("a configuration must be an object", at: root.range, fix: "write '{ }'")
    }
    let keys = ["files"] + command.options.map { String($0.name.dropFirst(2)) }
    for member in members where member.key != "$schema" {
      let values = values(of: member.value)
      guard keys.contains(member.key) else {
        report(
          "unknown key \(quoted(member.key))",
          at: member.keyRange,
          fix: nearest(to: member.key, in: keys).map { .write($0) }
            ?? "write one of \(quotedList(keys))"
        )
        continue
      }
      guard let values else {
        report(
          "\(quoted(member.key)) is \(member.value.noun); it must be text, a list of texts, true or false",
          at: member.value.range
        )
        continue
      }
      if member.key == "files" {
        guard arguments.operands.isEmpty else { continue }
        arguments.operands = values.map(inFolder)
        for (file, element) in zip(arguments.operands, member.value.elements)
        where !FileAccess.exists(file) {
          report("there is no file or folder \(quoted(file, limit: 200))", at: element.range)
        }
        continue
      }
      var command = command
      command.operand = nil
      do {
        try arguments.setDefaults(
          Arguments(words(for: member.key, values, of: command), for: command)
        )
      } catch {
        report(
          error.diagnostic.message,
          at: member.value.range,
          fix: error.diagnostic.fix.map { Fix($0) }
        )
      }
    }
  }

  private func words(for key: String, _ values: [String], of command: Command) -> [String] {
    let isFlag = command.options.first { $0.name == "--\(key)" }?.value == CommandOption.Value.none
    if isFlag, values == ["true"] { return ["--\(key)"] }
    if isFlag, values == ["false"] { return [] }
    return values.map { value in
      let isFile = TitleSet.isFile(value) || "--\(key)" == CommandOption.font.name
      return "--\(key)=\(escaped(isFile ? inFolder(value) : value))"
    }
  }

  /// Returns text with commas escaped, which would separate elements.
  private func escaped(_ text: String) -> String { text.replacing(",", with: "\\,") }

  private func values(of value: JSONValue) -> [String]? {
    switch value.kind {
    case .string(let text): [text]
    case .bool(let isOn): ["\(isOn)"]
    case .array(let elements):
      elements.reduce([String]?.some([])) { texts, element in
        guard case .string(let text) = element.kind else { return nil }
        return texts.map { $0 + [text] }
      }
    default: nil
    }
  }

  private func inFolder(_ file: String) -> String {
    if file.hasPrefix("/") { return file }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (parts + [file[...]]).joined(separator: "/")
  }

  private mutating func report(_ message: String, at range: Range<Int>, fix: Fix? = nil) {
    diagnostics.append(document.source.diagnostic(.error, message, at: range, fix: fix))
  }
}

extension JSONValue {
  /// The elements of a list, or the value itself if it isn't a list.
  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = kind { elements } else { [self] }
  }
}
