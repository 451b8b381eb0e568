import TabAppearance
import TabJSON

extension Command {
  /// Writes what a build needs of theme files.
  static let generate = Command(
    name: "generate",
    summary: "Writes names in Swift for themes, and the themes as resources.",
    operand: Operand(
      placeholder: "FILE",
      summary: "The path of a theme file.",
      isRepeated: true
    ),
    options: [
      CommandOption(name: "--output", value: .text("DIR"), summary: "The folder for the files.")
    ],
    notes: [
      "This is what TabThemePlugin runs in a build. It writes \(namesFile) and,",
      "under the name of each file, its theme with all that it extends.",
    ],
    run: { arguments, terminal in
      guard let folder = arguments.value(of: "--output") else {
        throw UsageError.missingOption("--output DIR")
      }
      var names = ThemeNames()
      var isSound = true
      for path in arguments.operands {
        let input = try ThemeInput(path: path, in: terminal)
        let (theme, diagnostics) = input.read()
        for diagnostic in diagnostics { terminal.writeError("\(diagnostic)\n") }
        if let theme { names.add(theme, from: input) } else { isSound = false }
      }
      guard isSound, names.diagnostics.isEmpty else {
        for diagnostic in names.diagnostics { terminal.writeError("\(diagnostic)\n") }
        return .findings
      }
      let files = names.entries.map { String($0.input.file.split(separator: "/").last ?? "theme") }
      for (index, file) in files.enumerated() where files[..<index].contains(file) {
        throw UsageError.sameFile(file)
      }
      try FileAccess.createFolder(folder)
      for (entry, file) in zip(names.entries, files) {
        try FileAccess.write(Array(entry.theme.json().utf8), to: "\(folder)/\(file)")
      }
      try FileAccess.write(Array(names.code.utf8), to: "\(folder)/\(namesFile)")
      return .done
    }
  )

  /// The file with the names.
  private static let namesFile = "ThemeNames.swift"
}
