import TabJSON

/// A form in which findings are printed.
enum LintReport: String, Hashable, Sendable, CaseIterable {
  /// As compilers print them, with the line and what to do.
  case text

  /// One JSON object: `version` and `findings`, in the order of the files and of their text.
  case json

  /// One line each, which Xcode shows at the line of the file.
  case xcode

  /// Commands for the log of a GitHub workflow, which shows them at the line of the file.
  case github

  /// The format that code scanning reads, SARIF 2.1.0.
  case sarif
}

extension LintReport {
  /// The findings in this form, ending with a newline unless there is nothing to say.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings.
  ///   - hasColors: Whether those for people have colors.
  /// - Returns: The text.
  func text(of diagnostics: [ThemeDiagnostic], hasColors: Bool = false) -> String {
    switch self {
    case .text: diagnostics.map { "\($0.text(hasColors: hasColors))\n" }.joined()
    case .json: Self.json(diagnostics).text()
    case .sarif: Self.sarif(diagnostics).text()
    case .xcode: diagnostics.map { "\(Self.line($0))\n" }.joined()
    case .github: diagnostics.map { "\(Self.command($0))\n" }.joined()
    }
  }

  private static func json(_ diagnostics: [ThemeDiagnostic]) -> JSON {
    let findings = diagnostics.map { diagnostic in
      JSON.object([
        .init("file", .string(diagnostic.location?.file ?? "")),
        .init("line", .number(Double(diagnostic.location?.line ?? 0))),
        .init("column", .number(Double(diagnostic.location?.column ?? 0))),
        .init("level", .string(diagnostic.severity.rawValue)),
        .init("rule", diagnostic.rule.map { .string($0) } ?? .null),
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
    return "\(headline)" + notes.map { "; \($0)" }.joined()
  }

  private static func command(_ diagnostic: ThemeDiagnostic) -> String {
    let name = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    let place = diagnostic.location.map { location in
      [("file", location.file), ("line", "\(location.line)"), ("col", "\(location.column)")]
    }
    let properties = (place ?? []) + (diagnostic.rule.map { [("title", $0)] } ?? [])
    let lines = [diagnostic.message] + diagnostic.notes + [diagnostic.fix].compactMap(\.self)
    let written = properties.map { "\($0.0)=\(escaped($0.1, also: [":", ","]))" }
    return "::\(name) \(written.joined(separator: ","))::"
      + escaped(lines.joined(separator: "\n"), also: [])
  }

  /// Text in a command of a GitHub workflow, whose signs stand for themselves no longer.
  private static func escaped(_ text: String, also signs: Set<Character>) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n", "\r\n": result += "%0A"
      case ":" where signs.contains(character): result += "%3A"
      case "," where signs.contains(character): result += "%2C"
      default: result.append(character)
      }
    }
  }
}
