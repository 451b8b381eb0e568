import HeadlessUIKit
import TabAppearance
import TabFiles

extension Command {
  /// The command that reports problems in theme files.
  static let check: Command = Command(
    name: "check",
    summary: "Finds problems in theme files.",
    operand: .filesAndFolders,
    options: [
      .iosRange,
      CommandOption(
        name: "--level",
        value: .choice(["error", "warning", "note"]),
        summary: "Lowest severity; warning if not given."
      ),
      CommandOption(
        name: "--strict",
        value: .none,
        summary: "Exit with 1 for warnings too."
      ),
      CommandOption(
        name: "--titles",
        value: .list("A,B|FILE"),
        summary: "Report titles that bars truncate."
      ),
      .font,
      CommandOption(
        name: "--keys",
        value: .list("KEYS"),
        summary: "Keys of titles in files, as in 'tab.*'."
      ),
      CommandOption(
        name: "--assets",
        value: .text("DIR"),
        summary: "Report 'asset:' names missing in it."
      ),
      CommandOption(
        name: "--format",
        value: .choice(LintReport.allCases.map(\.rawValue)),
        summary: "text if not given."
      ),
      CommandOption(
        name: "--skip",
        value: .list("RULES"),
        summary: "Rules to disable."
      ),
      CommandOption(
        name: "--fix",
        value: .none,
        summary: "Apply fixes that need no decision."
      ),
      .watch,
      CommandOption(
        name: "--config",
        value: .text("FILE"),
        summary: "Instead of \(CheckConfiguration.name)."
      ),
    ],
    findings: "A file has errors, or, with '--strict', warnings.",
    notes: [
      "Checks all *.tabtheme.json files in a folder. Without FILE, checks the files of",
      "the configuration, or those of this folder. The configuration is the nearest",
      "tabtheme.config.json, from this folder up to the root of the git repository;",
      "outside of a repository, only this folder's. Options override it:",
      #"  { "files": ["Themes"], "ios": "16...", "skip": ["no-scroll-edge"] }"#,
      "Its keys are 'files' and the options except '--fix', '--watch' and '--config'.",
      "Its paths are relative to its folder and can't lead out of it.",
      "",
      "Paths in 'sarif' and 'github' are relative to the root of the repository, or",
      "else to the folder of the configuration.",
      "",
      "--titles takes titles, and .strings and .xcstrings files. The tool measures",
      "titles in the system's font and in the fonts of --font (.ttf, .otf, .ttc).",
      "",
      "The tool measures colors of asset catalogs beside the file or in --assets.",
      "",
      "A theme can allow an exception to a rule, with a reason, for a key and all keys",
      "in it, or with * for the whole theme:",
      #"  "allow": { "item.normal.color": { "contrast": "the brand's own gray" } }"#,
      "",
      "rules:",
    ]
      + Columns.lines(LintRule.rows).map { "  \($0)" },
    examples: [
      "check night.tabtheme.json",
      "check Themes --ios 16... --strict",
      "check Themes --fix",
      "check Themes --titles Home,Search,Profile --format sarif",
    ],
    run: { arguments, terminal in
      var arguments = arguments
      let configuration =
        arguments.value(of: "--config") ?? FileAccess.nearest(CheckConfiguration.name, from: ".")
      if let configuration {
        try CheckConfiguration.read(configuration, for: .check, into: &arguments)
      }
      let files = try Self.files(arguments.operands.isEmpty ? ["."] : arguments.operands)
      let results = try RegisteredFonts.withRegistered(arguments.fonts) {
        try Self.results(of: files, arguments, in: terminal)
      }
      let paths = ReportedPaths(configuration: configuration)
      write(results, with: paths, arguments: arguments, to: terminal)
      if results.isIncomplete { return .failed }
      let severe: [ThemeDiagnostic.Severity] =
        arguments.has("--strict") ? [.error, .warning] : [.error]
      return results.diagnostics.contains { severe.contains($0.severity) } ? .findings : .done
    }
  )

  /// Returns the files at some paths: for a folder, the theme files in it.
  private static func files(_ paths: [String]) throws(ToolFailure) -> [String] {
    var files: [String] = []
    for path in paths {
      if BuiltInThemeFiles.all.contains(where: { $0.name == path }), !FileAccess.exists(path) {
        throw ToolFailure(
          "\(path) is a built-in theme, which needs no check",
          fix: "write the path of a file"
        )
      }
      let isFolder = FileAccess.isFolder(path)
      let found = isFolder ? FileAccess.files(in: path, suffix: ".tabtheme.json") : [path]
      if found.isEmpty {
        throw ToolFailure("no theme files (*.tabtheme.json) are in \(quoted(path, limit: 200))")
      }
      files += found.filter { !files.contains($0) }
    }
    return files
  }

  /// The diagnostics of all files, with the numbers of files and fixes.
  private struct Results {
    var files: Int
    var diagnostics: [ThemeDiagnostic] = []
    var fixes = 0

    /// Whether a file couldn't be read or written.
    var isIncomplete: Bool { diagnostics.contains { $0.category == .unreadable } }
  }

  @MainActor
  private static func results(
    of files: [String],
    _ arguments: Arguments,
    in terminal: Terminal
  ) throws -> Results {
    let fix = LintFix(
      systems: try arguments.value(of: "--ios").map(LintSystems.init) ?? .supported,
      titles: try TitleSet.all(arguments)
    )
    let skipped = try (arguments.list(of: "--skip") ?? []).map { try LintRule(option: $0) }
    var results = Results(files: files.count)
    let atOnce = arguments.has("--fix") ? 1 : 32
    for start in stride(from: 0, to: files.count, by: atOnce) {
      try terminal.showing("checking \(files[start])", start + 1, of: files.count) {
        let opened = try files[start...].prefix(atOnce).map { path in
          try open(
            path,
            applying: fix,
            arguments: arguments,
            in: terminal,
            countingIn: &results.fixes
          )
        }
        var checked = Linter.check(
          opened.compactMap(\.input),
          for: fix.systems,
          titles: fix.titles
        )[...]
        for file in opened {
          results.diagnostics += file.diagnostics
          if file.input != nil { results.diagnostics += checked.removeFirst() }
        }
      }
    }
    results.diagnostics.removeAll { diagnostic in
      diagnostic.rule.map { name in skipped.contains { $0.rawValue == name } } ?? false
    }
    return results
  }

  /// Reads a file, and fixes it if that is requested.
  ///
  /// - Returns: The diagnostics so far, and the input if it is still to be checked.
  @MainActor
  private static func open(
    _ path: String,
    applying fix: LintFix,
    arguments: Arguments,
    in terminal: Terminal,
    countingIn fixes: inout Int
  ) throws -> (diagnostics: [ThemeDiagnostic], input: ThemeInput?) {
    var diagnostics: [ThemeDiagnostic] = []
    do {
      var input = try ThemeInput(path: path, in: terminal)
      input.assets = try arguments.assets(of: input)
      if arguments.has("--assets") { diagnostics += missingAssets(in: input) }
      guard arguments.has("--fix") else { return (diagnostics, input) }
      guard path != "-" else { throw UsageError.fixOfInput }
      let (fixed, remaining, count) = fix.applied(to: input)
      if count > 0 { try FileAccess.write(fixed.bytes, to: path) }
      fixes += count
      return (diagnostics + remaining, nil)
    } catch let failure as ToolFailure {
      // The other files are checked nevertheless.
      let unreadable = failure.diagnostics.map { problem in
        var problem = problem
        problem.location = problem.location ?? .init(file: path, line: 1, column: 1)
        problem.category = .unreadable
        return problem
      }
      return (diagnostics + unreadable, nil)
    }
  }

  /// Returns a warning for each asset of a theme that is missing, at its value; those of themes that
  /// the file extends are at `extends`.
  @MainActor
  private static func missingAssets(in input: ThemeInput) -> [ThemeDiagnostic] {
    guard let (theme, places) = input.readWithPlaces() else { return [] }
    return theme.missingAssets(in: input.assets).map { resource, problem in
      var problem = places.located(problem, at: resource)
      problem.category = .missingAsset
      return problem
    }
  }

  /// Prints the diagnostics in the requested format and level, with a summary.
  private static func write(
    _ results: Results,
    with paths: ReportedPaths,
    arguments: Arguments,
    to terminal: Terminal
  ) {
    let levels: [ThemeDiagnostic.Severity] = [.error, .warning, .note]
    let lowest = arguments.value(of: "--level").flatMap(ThemeDiagnostic.Severity.init(rawValue:))
    let shown = levels.prefix { $0 != (lowest ?? .warning) } + [lowest ?? .warning]
    let report = arguments.value(of: "--format").flatMap(LintReport.init(rawValue:)) ?? .text
    let visible = results.diagnostics.filter { diagnostic in
      let rule = diagnostic.rule.flatMap(LintRule.init(rawValue:))
      return shown.contains(diagnostic.severity)
        || lowest == nil && rule?.isShownByDefault ?? false
    }
    terminal.writeStyled(
      report.text(of: visible, paths: paths, hasColors: terminal.outputHasColors)
    )
    if report != .text { return }

    let counts = levels.compactMap { level -> String? in
      let number = visible.count { $0.severity == level }
      return number == 0 ? nil : counted(number, level.rawValue)
    }
    var parts: [String] = []
    if results.fixes > 0 {
      parts.append("\(results.fixes) \(results.fixes == 1 ? "fix" : "fixes") applied")
    }
    let files = counted(results.files, "file")
    let nothing =
      switch lowest {
      case .error: "no errors"
      case .warning: "no errors or warnings"
      case .note, nil: "no problems"
      }
    parts.append(
      counts.isEmpty ? "\(files), \(nothing)" : "\(counts.joined(separator: ", ")) in \(files)"
    )
    let hidden = results.diagnostics.count - visible.count
    if lowest == nil, hidden > 0 {
      parts.append(
        "\(counted(hidden, visible.contains { $0.severity == .note } ? "more note" : "note")) "
          + "\(hidden == 1 ? "isn't" : "aren't") shown, --level note shows all"
      )
    }
    terminal.writeErrorLine(parts.joined(separator: "; "))
  }
}

extension LintRule {
  /// Finds the rule that the option `--skip` names.
  ///
  /// - Throws: ``UsageError`` if no rule has the name.
  init(option name: String) throws(UsageError) {
    guard let rule = LintRule(rawValue: name) else {
      throw .notAChoice(name, option: "--skip", choices: LintRule.allCases.map(\.rawValue))
    }
    self = rule
  }
}
