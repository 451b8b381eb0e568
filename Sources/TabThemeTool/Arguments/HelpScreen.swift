import Foundation

/// The text that `--help` prints.
enum HelpScreen {
  /// Returns the help of the tool.
  static func text(for tool: String, summary: String, commands: [Command]) -> String {
    sections(
      summary,
      "usage: \(tool) COMMAND [OPTIONS]",
      section("commands:", rows: commands.map { ($0.name, $0.summary) }),
      section(
        "options:",
        rows: [
          ("--help", "Print this help; after a command, the help of that command."),
          ("--version", "Print the version."),
        ]
      ),
      exitCodes(findings: ExitCode.findings.summary)
    )
  }

  /// Returns the help of a command.
  static func text(for tool: String, command: Command) -> String {
    sections(
      command.summary,
      "usage: \(tool) \(command.label) [OPTIONS]",
      command.operand.map { section("arguments:", rows: [($0.placeholder, $0.summary)]) } ?? "",
      section("options:", rows: command.allOptions.map { ($0.label, $0.summary) }),
      exitCodes(findings: command.findings),
      command.notes.joined(separator: "\n"),
      examples(of: command, tool)
    )
  }

  /// Returns the exit codes, of which the meaning of 1 depends on the command.
  private static func exitCodes(findings: String?) -> String {
    section(
      "exit codes:",
      rows: ExitCode.allCases.compactMap { code in
        let summary = code == .findings ? findings : code.summary
        return summary.map { ("\(code.rawValue)", $0) }
      }
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

  /// Returns a title followed by rows of two columns, of which the second is wrapped.
  private static func section(_ title: String, rows: [(String, String)]) -> String {
    let indent = 4 + (rows.map(\.0.count).max() ?? 0)
    let lines = rows.flatMap { label, summary in
      var lines = Columns.wrapped(summary, indent: indent)
      let start = "  \(label)".padding(toLength: indent, withPad: " ", startingAt: 0)
      if !lines.isEmpty { lines[0] = start + lines[0].dropFirst(indent) }
      return lines
    }
    return ([title] + lines).joined(separator: "\n")
  }
}

/// Text in columns.
enum Columns {
  /// The columns of a terminal that texts are wrapped for.
  static let limit = 80

  /// Returns text in lines of at most 80 columns, broken between words.
  static func wrapped(_ text: String, indent: Int) -> [String] {
    let start = String(repeating: " ", count: indent)
    return text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= limit {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(start + word)
      }
    }
  }

  /// Returns the lines of a table: every column is as wide as its widest cell, with two spaces
  /// between columns.
  ///
  /// Styles of a terminal have no width.
  static func lines(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? width(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        let isLast = column == row.count - 1
        if !isLast { line += String(repeating: " ", count: widths[column] - width(of: cell) + 2) }
      }
      return line
    }
  }

  private static func width(of cell: String) -> Int {
    cell.contains("\u{1B}") ? cell.replacing(#/\x1B\[[0-9;]*m/#, with: "").count : cell.count
  }
}
