import Foundation

/// A row of `FIDELITY.md`: the nearness of some of the stand-in's figures to UIKit's.
struct FidelityRow: Hashable {
  var heading: String
  var subject: String
  var what: String
  var nearness: String

  /// Whether the row calls the figures exact; deviations from others aren't errors.
  var isExact: Bool { nearness.hasPrefix("exact") }

  /// Returns the tolerance of an exact figure, in points.
  ///
  /// - Parameter scale: The number of pixels per point.
  /// - Returns: The tolerance; 0 if the row names none.
  func tolerance(scale: Double) -> Double {
    if nearness.contains("to 0.5 pt") { return 0.5 }
    return nearness.contains("to a pixel") ? 1 / scale : 0
  }
}

extension FidelityRow {
  /// Returns the rows of the tables on a page, in the order of the page.
  static func rows(of page: String) -> [FidelityRow] {
    var heading = ""
    return page.split(separator: "\n").compactMap { line in
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), cells.count == 4, !cells[0].isEmpty else { return nil }
      return FidelityRow(heading: heading, subject: cells[0], what: cells[1], nearness: cells[2])
    }
  }

  /// A reference to a row, by words that don't change with its figures.
  struct Reference: Hashable {
    var heading: String
    var subject: String
    var words: String

    func isFor(_ row: FidelityRow) -> Bool {
      row.heading == heading && row.subject == subject && row.what.contains(words)
    }
  }
}
