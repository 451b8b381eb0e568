import TabAppearance
import TabFiles

extension Command {
  /// The command that writes a new theme file.
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
        name: "--tokens",
        value: .text("PATH"),
        summary: "Design tokens for the theme."
      ),
      CommandOption(
        name: "--output",
        value: .text("FILE"),
        summary: "The file, or a folder for NAME.tabtheme.json."
      ),
    ],
    notes: [
      "Prints the path of the file, and never overwrites a file. Derives colors for",
      "light, dark and high contrast from the accent. All of them can be read on the",
      "bar: titles have a contrast of 4.5, and of 7 in high contrast. With --from, only",
      "the name changes, and the accent if one is given.",
      "--tokens takes a file, a folder or an asset catalog. It binds tokens by a known",
      "vocabulary (see 'map'), or by words in their names, such as 'accent' or",
      "'surface'.",
      "The file refers editors to the nearest \(TabBarTheme.schemaFile) in its folder or",
      "a folder around it in the repository. If there is none, writes one.",
    ],
    examples: [
      "new Night",
      "new Dusk --accent '#8E4585'",
      "new Deep --from Ocean --output Themes/deep.tabtheme.json",
      "new Brand --tokens tokens",
    ],
    run: { arguments, terminal in
      let name = arguments.operands[0]
      guard name.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol }) else {
        throw UsageError.blankName
      }
      if let builtIn = TabBarTheme.builtInNames.first(where: {
        $0.lowercased() == name.lowercased()
      }) {
        terminal.report(
          ThemeDiagnostic(.note, "the theme \(quoted(builtIn)) of the package has this name, too")
        )
      }
      if arguments.has("--tokens") {
        for option in ["--from", "--accent"] where arguments.has(option) {
          throw UsageError.elsewhere(option, target: "a theme without --tokens")
        }
      }
      let file = "\(PictureFileName.fit(name)).tabtheme.json"
      var path = arguments.value(of: "--output") ?? file
      if path.hasSuffix("/") || FileAccess.isFolder(path) {
        path += path.hasSuffix("/") ? file : "/\(file)"
      }
      let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
      let folder = String(path[..<end])
      let json = try text(named: name, in: folder, arguments: arguments, terminal)
      try FileAccess.createFolder(folder)
      let nearest = FileAccess.nearest(TabBarTheme.schemaFile, from: folder.isEmpty ? "." : folder)
      let schema = nearest ?? TabBarTheme.schemaFile
      try FileAccess.create(path, bytes: Array(adding(schema, to: json).utf8))
      terminal.writeLine(path)
      if nearest == nil {
        let copy = folder + TabBarTheme.schemaFile
        try FileAccess.create(copy, bytes: Array(TabBarTheme.schema.text().utf8))
        terminal.writeLine(copy)
      }
      return .done
    }
  )

  /// Returns the text of the theme file, without the schema.
  @MainActor
  private static func text(
    named name: String,
    in folder: String,
    arguments: Arguments,
    _ terminal: Terminal
  ) throws -> String {
    guard let tokens = arguments.value(of: "--tokens") else {
      return try theme(named: name, arguments: arguments, in: terminal).json()
    }
    let theme = try TokenTheme(named: name, tokensAt: tokens, folder: folder)
    theme.notes.forEach(terminal.report)
    return JSON.object(theme.members).text()
  }

  @MainActor
  private static func theme(
    named name: String,
    arguments: Arguments,
    in terminal: Terminal
  ) throws -> TabBarTheme {
    let accent = arguments.value(of: "--accent")
    guard let original = arguments.value(of: "--from") else {
      let hue = try hue(of: accent ?? "#0066CC", terminal)
      let theme = StarterTheme.theme(named: name, hue: hue)
      if let accent { changes(of: accent, hue, in: theme).forEach(terminal.report) }
      return theme
    }
    var theme = try ThemeInput(theme: original, in: terminal).theme(in: terminal)
    theme.name = name
    if let accent {
      let hue = try hue(of: accent, terminal)
      theme.setAccent(hue).forEach(terminal.report)
      changes(of: accent, hue, in: theme).forEach(terminal.report)
    }
    return theme
  }

  /// Returns a note for each style in which the accent of a theme isn't the requested color.
  private static func changes(
    of accent: String,
    _ hue: AccentHue,
    in theme: TabBarTheme
  ) -> [ThemeDiagnostic] {
    guard case .named(let name)? = theme.tintColor.value?.light, let color = theme.colors[name]
    else { return [] }
    return [TabBarTheme.Color.Variant.light, .dark].compactMap { variant in
      let value = color.value(for: variant)
      if value == .rgb(hue.shade(hue.lightness)) { return nil }
      let reason = "\(quoted(accent)) can't be read on the bar or on glass"
      let message = "the accent is '\(value.text)' in \(variant.rawValue) style: \(reason)"
      return ThemeDiagnostic(.note, message)
    }
  }

  private static func hue(of text: String, _ terminal: Terminal) throws(UsageError) -> AccentHue {
    let fix = "write a color, as in '#0066CC' or 'oklch(0.55 0.18 260)'"
    do throws(TabBarThemeError) {
      let value = try TabBarTheme.Color.Value(text, at: "--accent")
      if value.isTranslucent {
        let message = "'--accent' is taken as opaque: \(quoted(text))"
        terminal.report(ThemeDiagnostic(.warning, message, fix: "leave its opacity out"))
      }
      if let hue = AccentHue(of: value) { return hue }
    } catch {
      var diagnostic = error.diagnostics[0]
      // A reference to a color that is defined elsewhere has no value here.
      let isName = ["system:", "asset:", "{"].contains {
        diagnostic.fix?.contains("'\($0)") ?? false
      }
      if isName { diagnostic.fix = fix }
      throw .notAColor(diagnostic)
    }
    let message = "'--accent' isn't a color of its own: \(quoted(text))"
    throw .notAColor(ThemeDiagnostic(.error, message, fix: fix))
  }

  /// Returns the text of a theme file with the schema for editors in its first line.
  private static func adding(_ schema: String, to json: String) -> String {
    "{\n  \"$schema\": \"\(schema.hasPrefix(".") ? schema : "./\(schema)")\",\n\(json.dropFirst(2))"
  }
}

extension TabBarTheme.Color.Value {
  /// Whether the value is a color with components that isn't opaque.
  fileprivate var isTranslucent: Bool {
    switch self {
    case .rgb(let color), .p3(let color): color.alpha < 1
    default: false
    }
  }
}
