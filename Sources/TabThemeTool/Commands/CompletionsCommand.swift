import TabAppearance

extension Command {
  /// The command that prints a completion script for a shell.
  static let completions = Command(
    name: "completions",
    summary: "Prints the script with which a shell completes command lines.",
    operand: Operand(
      placeholder: CompletionScript.allCases.map(\.rawValue).joined(separator: "|"),
      summary: "The shell.",
      isRepeated: false
    ),
    options: [],
    notes: [
      "The script comes from the same tables as the help."
    ],
    examples: [
      "completions bash >> ~/.bash_completion",
      "completions zsh > ~/.zsh/functions/_tabtheme",
      "completions fish > ~/.config/fish/completions/tabtheme.fish",
    ],
    run: { arguments, terminal in
      let word = arguments.operands[0]
      guard let script = CompletionScript(rawValue: word) else {
        let shells = CompletionScript.allCases.map(\.rawValue)
        throw UsageError.notAChoice(word, option: "completions", choices: shells)
      }
      terminal.write(script.text(for: ThemeTool.name, commands: ThemeTool.commands))
      return .done
    }
  )

  /// The command that prints the manual page.
  static let man = Command(
    name: "man",
    summary: "Prints the manual page.",
    operand: nil,
    options: [],
    notes: ["The script comes from the same tables as the help."],
    examples: ["man > tabtheme.1", "man | man -l -"],
    run: { _, terminal in
      let page = ManualPage.text(
        for: ThemeTool.name,
        summary: ThemeTool.summary,
        version: ThemeTool.version,
        commands: ThemeTool.commands
      )
      terminal.write(page)
      return .done
    }
  )

  /// The names of the built-in themes.
  static var themeNames: [String] { BuiltInThemeFiles.all.map(\.name) }
}
