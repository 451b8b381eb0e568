import Foundation

extension ParityComparison {
  /// The deviations as a table, with errors at the end, where they are noticed, and a line with
  /// their numbers.
  var text: String {
    let ordered = deviations.filter { !$0.isError } + deviations.filter(\.isError)
    let head = ["", "case", "figure", "stand-in", "iOS", "difference", "FIDELITY.md"]
    let cells = ordered.map { deviation in
      [
        deviation.isError ? "error" : "warning", deviation.name, deviation.figure,
        deviation.standIn, deviation.iOS, deviation.differenceText, deviation.rowText,
      ]
    }
    let table = cells.isEmpty ? [] : Self.aligned([head] + cells)
    let unknown = unknownCases.map { "warning: the stand-in has no case '\($0)' on this system" }
    return (table + unknown + [summary]).map { "\($0)\n" }.joined()
  }

  /// The numbers of cases, figures and deviations, in one line.
  private var summary: String {
    """
    \(caseCount) case\(caseCount == 1 ? "" : "s"), \(figureCount) figures: \
    \(figureCount - deviations.count) agree, \
    \(errorCount) differ though FIDELITY.md says exact, \
    \(deviations.count - errorCount - notFoundCount) differ elsewhere, \
    \(notFoundCount) aren't shown by public views
    """
  }

  /// The head of the Markdown table whose rows are those of `markdownRow`.
  static let markdownHead = """
    | iOS | device | cases | figures | agree | differ, exact | differ, others | not shown |
    |---|---|---|---|---|---|---|---|

    """

  /// The numbers of cases, figures and deviations, as a row of a Markdown table.
  var markdownRow: String {
    let cells =
      [systems.sorted().joined(separator: ", "), device]
      + [
        caseCount, figureCount, figureCount - deviations.count, errorCount,
        deviations.count - errorCount - notFoundCount, notFoundCount,
      ].map(String.init)
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  /// Returns rows as lines with aligned columns; the last column has the longest texts.
  private static func aligned(_ rows: [[String]]) -> [String] {
    let widths = (0..<rows[0].count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension ParityComparison.Deviation {
  fileprivate var differenceText: String {
    difference.map { $0 > 0 ? "+\($0.word)" : $0.word } ?? ""
  }

  fileprivate var rowText: String {
    let known = row.map { "\($0.subject): \($0.what): \($0.nearness)" } ?? "no row"
    return inference.map { "inferred, \($0); \(known)" } ?? known
  }
}
