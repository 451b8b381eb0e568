/// The manual page, in the macros of man(7).
enum ManualPage {
  static func text(
    for tool: String,
    summary: String,
    version: String,
    commands: [Command]
  ) -> String {
    let title = tool.uppercased()
    var lines = [
      #".TH \#(title) 1 "" "\#(tool) \#(version)" "User Commands""#,
      ".SH NAME",
      escaped("\(tool) - \(summary.prefix(1).lowercased())\(summary.dropFirst().dropLast())"),
      ".SH SYNOPSIS", #".B \#(tool)"#, #"\fICOMMAND\fR [\fIOPTIONS\fR]"#,
      ".SH COMMANDS",
    ]
    lines += commands.flatMap { section(for: $0, of: tool) }
    lines += [
      ".SH EXIT STATUS"
    ]
    for code in ExitCode.allCases {
      lines += [".TP", "\(code.rawValue)", escaped(code.summary)]
      guard code == .findings else { continue }
      for command in commands {
        guard let findings = command.findings else { continue }
        lines += [".br", escaped("\(command.name): \(findings)")]
      }
    }
    lines += [
      ".SH ENVIRONMENT",
      ".TP", "NO_COLOR", "If it isn't empty, nothing has colors unless", ".B \\-\\-color always",
      "is given.",
      ".TP", "COLORTERM", "If it is truecolor or 24bit, a terminal gets swatches of colors.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(for command: Command, of tool: String) -> [String] {
    var lines = [".SS \(escaped(command.label))", escaped(command.summary)]
    if let operand = command.operand {
      lines += [".TP", "\\fI\(escaped(operand.placeholder))\\fR", escaped(operand.summary)]
    }
    for option in command.allOptions {
      let value = option.value.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
      lines += [".TP", "\\fB\(escaped(option.name))\\fR\(value)", escaped(option.summary)]
    }
    // Some notes are tables, so their lines are kept.
    if !command.notes.isEmpty { lines += literal(command.notes) }
    if !command.examples.isEmpty { lines += literal(command.examples.map { "  \(tool) \($0)" }) }
    return lines
  }

  private static func literal(_ text: [String]) -> [String] {
    [".PP", ".nf"] + text.map(escaped) + [".fi"]
  }

  /// Returns text with roff's special characters escaped.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("…", with: "\\[u2026]")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&\(plain)" : plain
  }
}
