import TabAppearance
import TabJSON

extension Command {
  /// Says what differs between two themes.
  static let diff = Command(
    name: "diff",
    summary: "Says what differs between two themes, in meaning.",
    operand: .pair,
    options: [
      .ios,
      .contrast,
      CommandOption(
        name: "--git",
        value: .none,
        summary: "Takes the arguments of a git diff driver."
      ),
    ],
    notes: [
      "Compares what the themes compile into, in light and in dark. In a line, * is",
      "all layouts or all states, and what isn't named is the same everywhere.",
      "Exits with 1 if the themes differ, and prints nothing if they don't.",
      "",
      "To see such lines in 'git diff' and 'git log -p --ext-diff', run this once:",
      "  echo '*.tabtheme.json diff=tabtheme' >> .gitattributes",
      "  git config diff.tabtheme.command 'tabtheme diff --git'",
    ],
    run: { arguments, terminal in
      let words = arguments.operands
      if arguments.value(of: "--git") != nil {
        try GitVersions(words).write(arguments, to: terminal)
        return .done
      }
      if words.count > 2 { throw UsageError.unexpectedOperand(words[2]) }
      let facts = try words.map { word in
        let theme = try ThemeInput(theme: word, in: terminal).theme(in: terminal)
        return ThemeFacts(theme, arguments)
      }
      let lines = ThemeComparison(facts[0], facts[1]).lines
      for line in lines { terminal.write("\(line)\n") }
      return lines.isEmpty ? .done : .findings
    }
  )
}
