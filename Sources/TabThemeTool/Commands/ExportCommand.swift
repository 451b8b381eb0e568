import TabAppearance
import TabFiles

extension Command {
  /// The command that prints a theme as code, and its colors for other tools.
  static let export = Command(
    name: "export",
    summary: "Prints a theme as UIKit code, or its colors as design tokens or assets.",
    operand: .theme,
    options: [
      .ios,
      CommandOption(
        name: "--dtcg",
        value: .none,
        summary: "Print the named colors as design tokens."
      ),
      CommandOption(
        name: "--dtcg-files",
        value: .text("DIR"),
        summary: "Write a file of design tokens for each appearance."
      ),
      CommandOption(
        name: "--xcassets",
        value: .text("DIR"),
        summary: "Write the named colors to an asset catalog."
      ),
    ],
    notes: [
      "The code doesn't use this package.",
      "On iOS 26 and later a background replaces the system's glass.",
      "",
      "--dtcg prints a resolver document of DTCG 2025.10 with a context for each",
      "appearance. --dtcg-files writes light.tokens.json, dark.tokens.json and so on",
      "for tools that read no resolver document. A theme names the document in",
      "'tokens', or a file for each appearance. --xcassets writes a color set for each",
      "color; a theme refers to it as 'asset:NAME'.",
    ],
    examples: [
      "export Midnight > Midnight.swift",
      "export night.tabtheme.json --ios 26",
      "export Midnight --dtcg > midnight.resolver.json",
      "export Midnight --dtcg-files tokens",
      "export Midnight --xcassets Brand.xcassets",
    ],
    run: { arguments, terminal in
      let input = try ThemeInput(theme: arguments.operands[0], in: terminal)
      let theme = try input.theme(in: terminal)
      if ["--dtcg", "--dtcg-files", "--xcassets"].contains(where: arguments.has) {
        return try exportColors(of: theme, arguments, to: terminal)
      }
      for message in leftOut(of: theme.content(for: arguments.environment)) {
        terminal.report(ThemeDiagnostic(.note, message))
      }
      terminal.write(SwiftExport(theme, for: arguments.environment).text)
      return .done
    }
  )

  private static func exportColors(
    of theme: TabBarTheme,
    _ arguments: Arguments,
    to terminal: Terminal
  ) throws -> ExitCode {
    let export = ColorExport(theme)
    export.diagnostics.forEach(terminal.report)
    let colorSets = try arguments.value(of: "--xcassets").map { ($0, try export.colorSets()) }
    if arguments.has("--dtcg") { terminal.write(export.tokens.text()) }
    if let folder = arguments.value(of: "--dtcg-files") { try write(export.tokenFiles, in: folder) }
    if let (folder, files) = colorSets { try write(files, in: folder) }
    return .done
  }

  /// Writes files by their paths in a folder, with the folders that are missing.
  private static func write(
    _ files: [(path: String, contents: JSON)],
    in folder: String
  ) throws(ToolFailure) {
    for (path, contents) in files {
      let file = "\(folder)/\(path)"
      try FileAccess.createFolder(String(file.folderPrefix.dropLast()))
      try FileAccess.write(Array(contents.text().utf8), to: file)
    }
  }

  /// Returns messages about settings of a theme that code for appearances can't contain.
  private static func leftOut(of theme: TabBarTheme.Content) -> [String] {
    var messages: [String] = []
    if theme.layout != TabBarTheme.Layout() {
      messages.append("'layout' isn't in the code: an appearance knows no heights and widths")
    }
    if !theme.items.isEmpty {
      messages.append("'items' isn't in the code: an appearance knows no single items")
    }
    if theme.tintsContent.value == true {
      messages.append("'tintsContent' isn't in the code, which knows the bar alone")
    }
    if theme.strategies.unselectedColors.value == .bakeImages {
      messages.append("'strategies' isn't in the code: its images stay as they are")
    }
    return messages
  }
}
