import Foundation

/// A row of `FIDELITY.md`: how near the stand-in is to UIKit in something.
struct FidelityRow: Hashable {
  var heading: String
  var subject: String
  var what: String
  var nearness: String

  /// Whether the page says that the figure is UIKit's; otherwise a deviation is only worth knowing.
  var isExact: Bool { nearness.hasPrefix("exact") }

  /// What an exact figure may be off, in points.
  ///
  /// - Parameter scale: The pixels of a point.
  /// - Returns: The tolerance, 0 where the row names none.
  func tolerance(scale: Double) -> Double {
    if nearness.contains("to 0.5 pt") { return 0.5 }
    return nearness.contains("to a pixel") ? 1 / scale : 0
  }
}

extension FidelityRow {
  /// The rows of the tables on a page, in its order.
  static func rows(of page: String) -> [FidelityRow] {
    var heading = ""
    return page.split(separator: "\n").compactMap { line in
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), cells.count == 4, !cells[0].isEmpty else { return nil }
      return FidelityRow(heading: heading, subject: cells[0], what: cells[1], nearness: cells[2])
    }
  }

  /// Names a row by words that don't change with the figures in it.
  struct Reference: Hashable {
    var heading: String
    var subject: String
    var words: String

    func isFor(_ row: FidelityRow) -> Bool {
      row.heading == heading && row.subject == subject && row.what.contains(words)
    }
  }
}
