import TabAppearance
import TabFiles

extension Command {
  /// The command that prints the JSON schema of theme files.
  static let schema = Command(
    name: "schema",
    summary: "Prints the JSON Schema of theme files, for editors and other checkers.",
    operand: nil,
    options: [],
    notes: [
      "The schema is in draft-07. It has every key that the reader knows. Only 'check'",
      "finds names of missing colors and duplicate keys.",
    ],
    examples: [
      "schema > tabtheme-1.schema.json"
    ],
    run: { _, terminal in
      terminal.write(TabBarTheme.schema.text())
      return .done
    }
  )
}
