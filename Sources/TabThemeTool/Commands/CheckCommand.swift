import TabAppearance
import TabJSON
import TabLint

extension Command {
  /// Finds what is wrong with theme files.
  static let check = Command(
    name: "check",
    summary: "Finds what is wrong with theme files.",
    operand: .files,
    options: [
      CommandOption(
        name: "--ios",
        value: .text("RANGE"),
        summary: "As in 18 or 26...; 15...27 if not given."
      ),
      CommandOption(
        name: "--level",
        value: .choice(["error", "warning", "note"]),
        summary: "Prints this and worse; warning if not given."
      ),
      CommandOption(
        name: "--strict",
        value: .none,
        summary: "Exit with 1 for warnings too."
      ),
      CommandOption(
        name: "--titles",
        value: .list("A,B|FILE"),
        summary: "Titles, .strings, .xcstrings: are they cut?"
      ),
      CommandOption(
        name: "--keys",
        value: .list("KEYS"),
        summary: "The strings of those files that are titles."
      ),
      CommandOption(
        name: "--format",
        value: .choice(LintReport.allCases.map(\.rawValue)),
        summary: "text if not given."
      ),
    ],
    notes: [
      "Exits with 1 if a file has errors; warnings and notes alone exit with 0.",
      "",
      "A theme allows what is against a rule, with a reason, by the path of a key and",
      "all in it, or by * for the whole theme:",
      #"  "allow": { "item.normal.color": { "contrast": "the brand's own gray" } }"#,
      "",
      "rules:",
    ]
      + Columns.lines(
        LintRule.allCases.map { ["  \($0.rawValue)", $0.level.rawValue, $0.summary] }
      ),
    run: { arguments, terminal in
      let systems = try arguments.value(of: "--ios").map(LintSystems.init) ?? .known
      let titles = try TitleSet.all(arguments)
      var diagnostics: [ThemeDiagnostic] = []
      var isReadable = true
      for path in arguments.operands {
        do {
          let input = try ThemeInput(path: path, in: terminal)
          diagnostics += Linter.check(input, for: systems, titles: titles)
        } catch let failure as ToolFailure {
          // The other files are still worth a look.
          terminal.writeError("\(failure)\n")
          isReadable = false
        }
      }
      write(diagnostics, arguments, to: terminal)
      let severe =
        arguments.value(of: "--strict") == nil
        ? [.error] : [ThemeDiagnostic.Severity.error, .warning]
      let isSound = !diagnostics.contains { severe.contains($0.severity) }
      return isSound && isReadable ? .done : .findings
    }
  )

  /// Writes what is asked for, and how much isn't.
  private static func write(
    _ diagnostics: [ThemeDiagnostic],
    _ arguments: Arguments,
    to terminal: Terminal
  ) {
    let levels: [ThemeDiagnostic.Severity] = [.error, .warning, .note]
    let lowest = arguments.value(of: "--level").flatMap(ThemeDiagnostic.Severity.init(rawValue:))
    let shown = levels.prefix { $0 != (lowest ?? .warning) } + [lowest ?? .warning]
    let report = arguments.value(of: "--format").flatMap(LintReport.init(rawValue:)) ?? .text
    let visible = diagnostics.filter { shown.contains($0.severity) }
    terminal.write(report.text(of: visible))
    let hidden = diagnostics.count - visible.count
    if lowest == nil, report == .text, hidden > 0 {
      let notes = hidden == 1 ? "1 note isn't shown" : "\(hidden) notes aren't shown"
      terminal.writeError("\(notes); --level note shows all\n")
    }
  }
}
