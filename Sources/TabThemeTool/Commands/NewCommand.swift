import TabAppearance
import TabJSON
import TabLint

extension Command {
  /// Writes a theme file to start from.
  static let new = Command(
    name: "new",
    summary: "Writes a theme file to start from.",
    operand: Operand(
      placeholder: "NAME",
      summary: "The name of the theme.",
      isRepeated: false
    ),
    options: [
      CommandOption(
        name: "--from",
        value: .text("THEME"),
        summary: "A built-in theme or a file to copy."
      ),
      CommandOption(
        name: "--accent",
        value: .text("COLOR"),
        summary: "The color of the selected item."
      ),
      CommandOption(
        name: "--output",
        value: .text("FILE"),
        summary: "The file; NAME.tabtheme.json if not given."
      ),
    ],
    notes: [
      "Prints the path of the file, and never overwrites one. The colors are derived",
      "from the accent, in light, dark and high contrast, and can be read on the bar:",
      "titles have a contrast of 4.5, and of 7 in high contrast. A copy stays as it is",
      "but for its name and, if one is given, its accent.",
    ],
    run: { arguments, terminal in
      let name = arguments.operands[0]
      guard name.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol }) else {
        throw UsageError.blankName
      }
      let theme = try theme(named: name, arguments, terminal)
      let path = arguments.value(of: "--output") ?? "\(PictureFileName.fit(name)).tabtheme.json"
      try FileAccess.create(path, Array(text(of: theme).utf8))
      terminal.write("\(path)\n")
      return .done
    }
  )

  @MainActor
  private static func theme(
    named name: String,
    _ arguments: Arguments,
    _ terminal: Terminal
  ) throws -> TabBarTheme {
    let accent = arguments.value(of: "--accent")
    guard let original = arguments.value(of: "--from") else {
      return StarterTheme.theme(named: name, hue: try hue(of: accent ?? "#0066CC"))
    }
    var theme = try ThemeInput(theme: original, in: terminal).theme(in: terminal)
    theme.name = name
    if let accent {
      for diagnostic in theme.setAccent(try hue(of: accent)) {
        terminal.writeError("\(diagnostic)\n")
      }
    }
    return theme
  }

  private static func hue(of text: String) throws(UsageError) -> AccentHue {
    do throws(TabBarThemeError) {
      let value = try TabBarTheme.Color.Value(text, at: "--accent")
      if let hue = AccentHue(of: value) { return hue }
    } catch {
      throw .notAColor(error.diagnostics[0])
    }
    throw .notAColor(
      ThemeDiagnostic(
        .error,
        "'--accent' isn't a color of its own: \(quoted(text))",
        fix: "write a color, as in '#0066CC' or 'oklch(0.55 0.18 260)'"
      )
    )
  }

  /// The file, with what lets editors check it in its first line.
  private static func text(of theme: TabBarTheme) -> String {
    "{\n  \"$schema\": \"\(TabBarTheme.schemaID)\",\n\(theme.json().dropFirst(2))"
  }
}
