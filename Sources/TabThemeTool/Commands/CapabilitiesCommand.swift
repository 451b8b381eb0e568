import TabAppearance

extension Command {
  /// The command that prints the capability table.
  static let capabilities = Command(
    name: "capabilities",
    summary: "Prints the effect of theme keys on each version of iOS.",
    operand: nil,
    options: [
      CommandOption(
        name: "--format",
        value: .choice(["text", "markdown"]),
        summary: "text on a terminal, else markdown."
      )
    ],
    notes: [
      "Markdown also has the sources, as in CAPABILITIES.md. Compiling and 'check'",
      "follow the table.",
    ],
    examples: [
      "capabilities > CAPABILITIES.md"
    ],
    run: { arguments, terminal in
      let usual = terminal.outputIsTerminal ? "text" : "markdown"
      let isText = (arguments.value(of: "--format") ?? usual) == "text"
      terminal.writeStyled(
        isText
          ? CapabilityText.text(hasColors: terminal.outputHasColors) : CapabilityText.markdown
      )
      return .done
    }
  )
}
