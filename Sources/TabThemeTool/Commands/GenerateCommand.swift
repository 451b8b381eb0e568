import Foundation
import TabAppearance
import TabFiles

extension Command {
  /// The command that the build plugin runs for theme files.
  static let generate = Command(
    name: "generate",
    summary: "Writes themes as constants in Swift, and as resources.",
    operand: Operand(
      placeholder: "FILE",
      summary: "The path of a theme file.",
      isRepeated: true
    ),
    options: [
      CommandOption(name: "--output", value: .text("DIR"), summary: "The folder for the files."),
      CommandOption(
        name: "--swift-only",
        value: .none,
        summary: "Write only Swift; Xcode copies the themes."
      ),
    ],
    notes: [
      "This is what TabThemePlugin runs in a build. It writes \(codeFile) and,",
      "under the name of each file, its theme with all that it extends. Errors that",
      "'check' finds stop it; warnings are printed.",
    ],
    examples: [
      "generate Themes/*.tabtheme.json --output Generated"
    ],
    run: { arguments, terminal in
      guard let folder = arguments.value(of: "--output") else {
        throw UsageError.missingOption("--output DIR")
      }
      let isSwiftOnly = arguments.has("--swift-only")
      var constants = ThemeConstants()
      var diagnostics: [ThemeDiagnostic] = []
      for path in arguments.operands {
        var input = try ThemeInput(path: path, in: terminal)
        // The app itself reads the copied file, and has no reader of design tokens.
        if isSwiftOnly, let folder = input.folder {
          input.parents = .folder(URL(fileURLWithPath: folder))
        }
        diagnostics += Linter.check(input, for: .supported).filter { $0.severity != .note }
        if let theme = input.read().theme { constants.add(theme, from: input) }
      }
      diagnostics += constants.diagnostics
      diagnostics.forEach(terminal.report)
      if diagnostics.contains(where: { $0.severity == .error }) { return .failed }
      try FileAccess.createFolder(folder)
      for entry in isSwiftOnly ? [] : constants.entries {
        try FileAccess.write(Array(entry.theme.json().utf8), to: "\(folder)/\(entry.input.name)")
      }
      try FileAccess.write(Array(constants.code.utf8), to: "\(folder)/\(codeFile)")
      return .done
    }
  )

  /// The name of the generated file.
  private static let codeFile = "Themes.swift"
}
