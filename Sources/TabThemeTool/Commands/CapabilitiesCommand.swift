import TabAppearance

extension Command {
  /// The command that prints the capability table.
  static let capabilities = Command(
    name: "capabilities",
    summary: "Prints the effect of theme keys on each version of iOS.",
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
