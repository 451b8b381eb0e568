import TabAppearance
import TabJSON
import TabLint

extension Command {
  /// The command that prints the JSON schema of theme files.
  static let schema = Command(
    name: "schema",
    summary: "Prints the JSON Schema of theme files, for editors and other checkers.",
    operand: nil,
    options: [],
    notes: [
      "It is in draft-07, made from the table of keys that themes are read with.",
      "Colors that don't exist and keys that stand twice are for 'check' to find.",
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
