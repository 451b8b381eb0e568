import Foundation
import Testing

@testable import HeadlessUIKit

/// Tests that the tables of FIDELITY.md match the facts; the text between them is written by hand.
@MainActor struct FidelityTests {
  @Test func `has the tables that are printed from the facts`() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../FIDELITY.md").standardized
    let page = try String(contentsOf: file, encoding: .utf8)
    let printed = FidelityTables.printed(into: page)
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD"] == "all", environment["CI"] == nil {
      try Data(printed.utf8).write(to: file)
    }
    let now = try String(contentsOf: file, encoding: .utf8)
    #expect(
      now.components(separatedBy: "\n") == printed.components(separatedBy: "\n"),
      "change the rows in FidelityTables, and run RECORD=all swift test --filter FidelityTests"
    )
    for heading in FidelityTables.all.keys { #expect(page.contains("\n## \(heading)\n")) }
  }

  @Test func `states no figure by hand`() {
    // Versions, tolerances, names, and figures of single pictures that aren't facts.
    let others =
      /CIEDE2000 difference of \d|iOS \d+(?: (?:to|and) \d+)?(\.\d)?|to 0\.5 pt|Display P3|light at 0\.46/
    for literal in FidelityTables.all.values.flatMap(\.literals) {
      let figure = literal.replacing(others, with: "").firstMatch(of: /.*\d.*/)?.output
      #expect(figure == nil)
    }
  }

  @Test func `names the evidence of each figure if it differs`() {
    let (a, b) = (Fact(1, .measured), Fact(2.5, .oneSource))
    let known = FidelityText.Known()
    let rows: FidelityText = """
      | \(a) and \(b) | \(known) |
      | \(b) and \(b.map { $0 + 1 }) | \(known), twice |
      | \(a.map(Double.init).plus(b)) | \(known) |
      """
    #expect(
      rows.text == """
        | 1 and 2.5 | measured (1), one source (2.5) |
        | 2.5 and 3.5 | one source, twice |
        | 3.5 | one source |
        """
    )
  }
}
