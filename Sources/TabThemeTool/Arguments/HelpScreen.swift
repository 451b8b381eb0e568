/// The text that `--help` prints.
enum HelpScreen {
  /// Returns the help of the tool.
  static func text(for tool: String, summary: String, commands: [Command]) -> String {
    sections(
      summary,
      "usage: \(tool) COMMAND [OPTIONS]",
      section("commands:", rows: commands.map { ($0.label, $0.summary) }),
      section(
        "options:",
        rows: [
          ("--help", "Print this help; after a command, the help of that command."),
          ("--version", "Print the version."),
        ]
      )
    )
  }

  /// Returns the help of a command.
  static func text(for tool: String, command: Command) -> String {
    sections(
      command.summary,
      "usage: \(tool) \(command.label) [OPTIONS]",
      command.operand.map { section("arguments:", rows: [($0.placeholder, $0.summary)]) } ?? "",
      section("options:", rows: command.allOptions.map { ($0.label, $0.summary) }),
      command.notes.joined(separator: "\n"),
      examples(of: command, tool)
    )
  }

  private static func examples(of command: Command, _ tool: String) -> String {
    let lines = command.examples.map { "  \(tool) \($0)" }
    return lines.isEmpty ? "" : (["examples:"] + lines).joined(separator: "\n")
  }

  /// Returns paragraphs separated by empty lines.
  private static func sections(_ paragraphs: String...) -> String {
    paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// Returns a title followed by rows of two columns.
  private static func section(_ title: String, rows: [(String, String)]) -> String {
    ([title] + Columns.lines(rows.map { [$0.0, $0.1] }).map { "  " + $0 })
      .joined(separator: "\n")
  }
}

/// Text in columns.
enum Columns {
  /// Returns the lines of a table: every column is as wide as its widest cell, with two spaces
  /// between columns.
  static func lines(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        let isLast = column == row.count - 1
        if !isLast { line += String(repeating: " ", count: widths[column] - cell.count + 2) }
      }
      return line
    }
  }
}
