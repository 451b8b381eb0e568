import TabAppearance

extension Command {
  /// Prints the table of what systems make of themes.
  static let capabilities = Command(
    name: "capabilities",
    summary: "Prints what each version of iOS makes of what a theme can set.",
    operand: nil,
    options: [],
    notes: [
      "A table in Markdown, with who says so; the same as CAPABILITIES.md. Compiling",
      "follows it, and 'check' reports by it.",
    ],
    examples: [
      "capabilities > CAPABILITIES.md"
    ],
    run: { _, terminal in
      terminal.write(CapabilityText.markdown)
      return .done
    }
  )
}
