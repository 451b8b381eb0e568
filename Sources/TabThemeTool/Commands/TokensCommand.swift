import TabAppearance
import TabColors
import TabFiles
import TabTokens

extension Command {
  /// The command that lists, checks and explains design tokens.
  static let tokens = Command(
    name: "tokens",
    summary: "Lists, checks and explains design tokens.",
    operand: Operand(
      placeholder: "ACTION",
      summary: "One of those below, with its files or its theme.",
      isRepeated: true,
      actions: ["list", "check", "explain", "unused", "suggest"]
    ),
    options: [
      CommandOption(
        name: "--mode",
        value: .text("NAME"),
        summary: "Only the mode, theme or context of that name."
      ),
      CommandOption(
        name: "--strict",
        value: .none,
        summary: "Reject deviations from the format."
      ),
      CommandOption(
        name: "--format",
        value: .choice(LintReport.allCases.map(\.rawValue)),
        summary: "text if not given; all are for 'check', text and json for the others."
      ),
      CommandOption(
        name: "--level",
        value: .choice(["error", "warning", "note"]),
        summary: "Lowest severity for 'check'; note if not given."
      ),
    ],
    findings: "'check' found an error.",
    notes: [
      "list FILE…           prints the path, type and value of each token in each mode",
      "check FILE…          reports problems of token files",
      "check THEME          reports the problems and values of a theme's tokens",
      "explain TOKEN FILE…  prints the references of a token",
      "unused THEME         prints the tokens that the theme doesn't use",
      "suggest THEME        prints the nearest token of each literal color of the theme",
      "",
      "Reads the Design Tokens Format 2025.10 and its Resolver, files of Figma, Tokens",
      "Studio, Style Dictionary and Terrazzo, and asset catalogs, and recognizes each",
      "by its content. Later files take precedence. Prints colors as #rrggbbaa in sRGB,",
      "mapped by CSS Color 4, or as p3(…) outside of sRGB. A theme uses a token if it",
      "refers to the token directly or through other tokens. Distances are in Oklab; a",
      "distance below 0.02 is invisible.",
    ],
    examples: [
      "tokens check brand.tokens.json",
      "tokens check night.tabtheme.json --level warning --format github",
      "tokens list export/Light.json export/Dark.json --format json",
      "tokens explain color.brand brand.tokens.json",
      "tokens suggest brand.tabtheme.json",
    ],
    run: { arguments, terminal in
      let action = arguments.operands[0]
      var operands = arguments.operands.dropFirst()
      let format = arguments.value(of: "--format") ?? "text"
      if action != "check", format != "text", format != "json" {
        throw UsageError.notAChoice(format, option: "--format", choices: ["text", "json"])
      }
      if action == "unused" || action == "suggest" {
        return try compareWithTheme(action, operands, arguments, to: terminal)
      }
      if action == "check", operands.contains(where: { $0.hasSuffix(".tabtheme.json") }) {
        return try checkTokens(ofTheme: operands, arguments, to: terminal)
      }
      let name = action == "explain" ? operands.popFirst() : nil
      if operands.isEmpty {
        throw UsageError.missingOperand(name == nil ? "FILE" : "FILE after the token")
      }
      let files = try TokenFiles(
        Array(operands),
        mode: arguments.has("--strict") ? .strict : .lenient
      )
      let modes = try Self.modes(of: files, named: arguments.value(of: "--mode"))
      let hasErrors = files.diagnostics.contains { $0.severity == .error }
      switch action {
      case "check":
        let report = report(files.diagnostics, arguments, to: terminal)
        if report == .text, !hasErrors {
          let count = modes.map(\.tokens.count).max() ?? 0
          let ways = modes.count > 1 ? " in \(counted(modes.count, "mode"))" : ""
          terminal.writeLine("\(counted(count, "token"))\(ways), no errors")
        }
        return hasErrors ? .findings : .done
      case "explain":
        // The errors of other tokens don't matter to one that has a value.
        do {
          try explain(name ?? "", in: modes, isJSON: format == "json", to: terminal)
        } catch {
          files.diagnostics.filter { $0.severity == .error }.forEach(terminal.report)
          throw error
        }
        return .done
      default:
        files.diagnostics.filter { $0.severity == .error }.forEach(terminal.report)
        terminal.write(format == "json" ? json(of: modes) : text(of: modes))
        return hasErrors ? .failed : .done
      }
    }
  )

  private static func modes(
    of files: TokenFiles,
    named name: String?
  ) throws(ToolFailure) -> [TokenFiles.Mode] {
    guard let name else { return files.modes }
    // A mode of a resolver document also has the names of its contexts.
    let chosen = files.modes.filter { mode in
      ([mode.name].compactMap(\.self) + mode.input.values)
        .contains { $0.lowercased() == name.lowercased() }
    }
    guard chosen.isEmpty else { return chosen }
    let names = files.modes.compactMap(\.name)
    throw ToolFailure(
      "the files have no mode \(quoted(name))",
      fix: names.isEmpty
        ? "leave out '--mode'"
        : nearest(to: name, in: names).map { "write \(quoted($0))" }
          ?? "write one of \(quotedList(names))"
    )
  }

  // MARK: - Output

  private static func text(of modes: [TokenFiles.Mode]) -> String {
    modes.enumerated().map { index, mode in
      let rows = mode.tokens.map(row)
      let head = mode.name.map { "\(index == 0 ? "" : "\n")\(printable($0)):\n" } ?? ""
      return head + Columns.lines(rows).map { "\($0)\n" }.joined()
    }
    .joined()
  }

  /// Returns the cells of a line of 'list'.
  static func row(of token: ResolvedToken) -> [String] {
    [
      printable(token.path.description), printable(token.value.typeName), token.value.text,
      "\(printable(token.location.file)):\(token.location.line)",
    ]
  }

  private static func json(of modes: [TokenFiles.Mode]) -> String {
    let all = modes.map { mode in
      JSON.object(
        (mode.name.map { [JSON.Member("mode", .string($0))] } ?? [])
          + [JSON.Member("tokens", .array(mode.tokens.map(json)))]
      )
    }
    return JSON.object([JSON.Member("modes", .array(all))]).text()
  }

  static func json(of token: ResolvedToken) -> JSON {
    var members: [JSON.Member] = [
      .init("path", .string(token.path.description)), .init("type", .string(token.value.typeName)),
      .init("value", .string(token.value.text)),
    ]
    if case .color(let color) = token.value {
      members.append(.init("hex", .string(color.sRGBHex)))
      if let wide = color.displayP3 {
        members.append(.init("displayP3", .array(wide.components.map { .number($0) })))
      }
    }
    if !token.aliases.isEmpty {
      members.append(.init("aliases", .array(token.aliases.map { .string($0.description) })))
    }
    if let reason = token.deprecation { members.append(.init("deprecated", .string(reason))) }
    members += [
      .init("file", .string(token.location.file)),
      .init("line", .number(Double(token.location.line))),
    ]
    return .object(members)
  }

  /// Writes the diagnostics from a level on in a format: as text beside the output, and as the output in
  /// formats for other programs.
  @discardableResult
  static func report(
    _ diagnostics: [ThemeDiagnostic],
    _ arguments: Arguments,
    to terminal: Terminal
  ) -> LintReport {
    let levels: [ThemeDiagnostic.Severity] = [.error, .warning, .note]
    let lowest = arguments.value(of: "--level").flatMap(ThemeDiagnostic.Severity.init) ?? .note
    let shown = levels.prefix { $0 != lowest } + [lowest]
    let visible = diagnostics.filter { shown.contains($0.severity) }.withSimilarNotesJoined
    let report = arguments.value(of: "--format").flatMap(LintReport.init) ?? .text
    if report == .text {
      visible.forEach(terminal.report)
    } else {
      let paths = ReportedPaths()
      terminal.writeStyled(report.text(of: visible, paths: paths, hasColors: false))
    }
    return report
  }

  /// Writes the origin of a token's value, in each mode.
  private static func explain(
    _ name: String,
    in modes: [TokenFiles.Mode],
    isJSON: Bool,
    to terminal: Terminal
  ) throws(ToolFailure) {
    // The name may be in braces, as in a reference.
    let name =
      name.hasPrefix("{") && name.hasSuffix("}") ? String(name.dropFirst().dropLast()) : name
    let found = modes.compactMap { mode in mode.tokens[name].map { (mode, $0) } }
    guard !found.isEmpty else {
      let names = modes.flatMap { $0.tokens.map(\.path.description) }
      throw ToolFailure(
        "there is no token \(quoted(name)), or its value is wrong",
        fix: nearest(to: name, in: names).map { "write \(quoted($0))" }
      )
    }
    if isJSON {
      let all = found.map { mode, token in
        var members = mode.name.map { [JSON.Member("mode", .string($0))] } ?? []
        if case .object(let own) = json(of: token) { members += own }
        return JSON.object(members)
      }
      return terminal.write(JSON.object([.init("values", .array(all))]).text())
    }
    for (mode, token) in found {
      let head = mode.name.map { "\($0): " } ?? ""
      terminal.writeLine("\(head)\(name), \(token.value.typeName), \(token.value.text)")
      let steps = [token.path] + token.aliases
      for path in steps {
        guard let step = mode.tokens[path.description] else { continue }
        terminal.writeLine("  \(path) at \(step.location.file):\(step.location.line)")
        if let origin = step.figmaOrigin {
          let opacity = origin.opacity < 1 ? ", with an opacity of \(origin.percent)%" : ""
          terminal.writeLine("  \(origin.path) in Figma\(opacity)")
        }
      }
      if let reason = token.deprecation {
        terminal.writeLine("  deprecated\(reason.isEmpty ? "" : ": \(reason)")")
      }
      if let description = token.description { terminal.writeLine("  \(description)") }
    }
  }
}

/// Notes of a rule in a file.
private struct NoteKind: Hashable {
  let rule: String
  let file: String

  /// Returns `nil` for errors and warnings, and for notes without a rule or a file.
  init?(_ diagnostic: ThemeDiagnostic) {
    guard diagnostic.severity == .note, let rule = diagnostic.rule,
      let file = diagnostic.location?.file
    else { return nil }
    (self.rule, self.file) = (rule, file)
  }
}

extension [ThemeDiagnostic] {
  /// The diagnostics with one note of each rule and file, which has the number and lines of the others.
  ///
  /// A file of an earlier draft can have the same note at each of a thousand tokens.
  fileprivate var withSimilarNotesJoined: Self {
    var lines: [NoteKind: [Int]] = [:]
    for diagnostic in self {
      guard let kind = NoteKind(diagnostic) else { continue }
      lines[kind, default: []].append(diagnostic.location?.line ?? 0)
    }
    return compactMap { diagnostic in
      guard let kind = NoteKind(diagnostic) else { return diagnostic }
      // The first note takes the lines, so that the others have none left.
      guard let others = lines.removeValue(forKey: kind)?.dropFirst() else { return nil }
      guard !others.isEmpty else { return diagnostic }
      var joined = diagnostic
      let places = others.prefix(5).map(String.init).joined(separator: ", ")
      joined.notes.append(
        "\(counted(others.count, "more note")) of this kind, in lines \(places)"
          + (others.count > 5 ? " …" : "")
      )
      return joined
    }
  }
}
