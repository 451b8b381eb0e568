import TabFiles

/// An output format for diagnostics.
enum LintReport: String, Hashable, Sendable, CaseIterable {
  /// The format of compilers, with the line and the fix.
  case text

  /// One JSON object: `version` and `findings`, in the order of the files and of their text.
  case json

  /// One line per diagnostic, which Xcode shows at the line of the file.
  case xcode

  /// Workflow commands of GitHub, shown at the line of the file.
  case github

  /// SARIF 2.1.0, for code scanning.
  case sarif
}

extension LintReport {
  /// Returns the diagnostics in this format, ending with a line feed unless there are none.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics to print.
  ///   - paths: The paths of files in the formats that have them relative to a repository.
  ///   - hasColors: Whether the text format has colors.
  /// - Returns: The output.
  func text(
    of diagnostics: [ThemeDiagnostic],
    paths: ReportedPaths = ReportedPaths(),
    hasColors: Bool = false
  ) -> String {
    switch self {
    case .text: diagnostics.map { "\($0.text(hasColors: hasColors))\n" }.joined()
    case .json: Self.json(diagnostics).text()
    case .sarif: Self.sarif(diagnostics, paths).text()
    case .xcode: diagnostics.map { "\(Self.line($0))\n" }.joined()
    case .github: diagnostics.map { "\(Self.command($0, paths))\n" }.joined()
    }
  }

  /// Returns the name of the rule that a diagnostic is from, or of its category.
  static func rule(of diagnostic: ThemeDiagnostic) -> String {
    diagnostic.rule ?? diagnostic.category.rawValue
  }

  /// Returns the message, the notes and the fix for other programs, to whom places in the same file
  /// are named by its path.
  static func lines(of diagnostic: ThemeDiagnostic, _ paths: ReportedPaths) -> [String] {
    let lines = [diagnostic.message] + diagnostic.notes + [diagnostic.fix].compactMap(\.self)
    guard let file = diagnostic.location?.file else { return lines }
    let path = printable(paths.path(of: file))
    return lines.map { $0.replacing("\(printable(file)):", with: "\(path):") }
  }

  private static func json(_ diagnostics: [ThemeDiagnostic]) -> JSON {
    let findings = diagnostics.map { diagnostic in
      JSON.object([
        .init("file", .string(diagnostic.location?.file ?? "")),
        .init("line", .number(Double(diagnostic.location?.line ?? 0))),
        .init("column", .number(Double(diagnostic.location?.column ?? 0))),
        .init("level", .string(diagnostic.severity.rawValue)),
        .init("rule", .string(rule(of: diagnostic))),
        .init("message", .string(diagnostic.message)),
        .init("notes", .array(diagnostic.notes.map { .string($0) })),
        .init("fix", diagnostic.fix.map { .string($0) } ?? .null),
      ])
    }
    return ["version": 1, "findings": .array(findings)]
  }

  private static func line(_ diagnostic: ThemeDiagnostic) -> String {
    var headline = diagnostic
    headline.excerpt = nil
    headline.notes = []
    headline.fix = nil
    let notes = (diagnostic.notes + [diagnostic.fix].compactMap(\.self))
    return "\(headline)" + notes.map { "; \(printable($0))" }.joined()
  }

  private static func command(_ diagnostic: ThemeDiagnostic, _ paths: ReportedPaths) -> String {
    let name = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    let locationProperties = diagnostic.location.map { location in
      [
        ("file", paths.path(of: location.file)), ("line", "\(location.line)"),
        ("col", "\(location.column)"),
      ]
    }
    let properties = (locationProperties ?? []) + [("title", rule(of: diagnostic))]
    let lines = lines(of: diagnostic, paths)
    let written = properties.map { "\($0.0)=\(escaped($0.1, also: [":", ","]))" }
    return "::\(name) \(written.joined(separator: ","))::"
      + escaped(lines.joined(separator: "\n"), also: [])
  }

  /// Returns text with the special characters of GitHub workflow commands escaped, and those that
  /// disturb the log.
  private static func escaped(_ text: String, also signs: Set<Character>) -> String {
    printable(text, keeping: ["\n"]).reduce(into: "") { result, character in
      switch character {
      case "%": result += "%25"
      case "\n": result += "%0A"
      case ":" where signs.contains(character): result += "%3A"
      case "," where signs.contains(character): result += "%2C"
      default: result.append(character)
      }
    }
  }
}
