import Foundation
import Testing

@testable import TabParity

/// Tests of comparisons with invented results of iOS.
@MainActor struct ParityComparisonTests {
  private let standIn: [ParityRecord]

  init() throws {
    standIn = try ExpectedFigures.recorded("five items")
  }

  /// Returns a record with the stand-in's figures as the result of a simulator, after a change.
  private func result(
    _ system: String = "18.5",
    _ change: (inout [String: ParityFigure]) -> Void = { _ in }
  ) throws -> ParityRecord {
    let major = String(system.prefix { $0 != "." })
    var record = try #require(standIn.first { $0.systems.contains(major) })
    record.systems = [system]
    change(&record.figures)
    return record
  }

  private func comparison(_ record: ParityRecord) throws -> ParityComparison {
    ParityComparison([record], expected: standIn, rows: try FidelityRowTests.rows.get())
  }

  @Test(arguments: ["15.5", "17.5", "18.6", "26.0"])
  func `finds nothing where iOS is as the stand-in`(system: String) throws {
    let comparison = try comparison(result(system))
    #expect(comparison.deviations.isEmpty)
    #expect(comparison.caseCount == 1)
    #expect(comparison.figureCount > 50)
  }

  @Test(
    arguments: [
      ("bar", ParityFigure.frame([0, 769, 393, 84]), "bar height", "in portrait", true),
      ("item 1 control", .frame([80.4, 1.2, 74.6, 48]), "item 1 control x", "fill", true),
      ("item 0 baseline", .number(44), "item 0 baseline", "baseline", true),
      ("item 0 label", .frame([0, 30, 20, 12]), "item 0 label x", "letters", false),
      ("item 2 text", .text("Post"), "item 2 text", "texts of titles", true),
      ("item 0 font", .text(".Other"), "item 0 font", "families", false),
      ("item 0 font size", .number(11), "item 0 font size", "weight", true),
      ("item 4 text color", .text("#123456"), "item 4 text color", "system colors", true),
      ("shadow", .text("#00000000"), "shadow", "what new ones have", false),
      ("safe area", .frame([59, 0, 80, 0]), "safe area bottom", "safe areas", false),
    ]
  )
  func `is an error only where the page says exact`(
    figure: String,
    value: ParityFigure,
    name: String,
    words: String,
    isError: Bool
  ) throws {
    let comparison = try comparison(result { $0[figure] = value })
    let found = try #require(comparison.deviations.first { $0.figure == name })
    #expect(comparison.deviations.allSatisfy { $0.isError == isError })
    #expect(found.row?.what.contains(words) == true)
  }

  @Test(arguments: [(0.4, 0), (0.6, 1), (-0.6, 1)])
  func `lets pass what the page lets pass`(by points: Double, count: Int) throws {
    let record = try result { figures in
      guard case .number(let baseline) = figures["item 0 baseline"] else { return }
      figures["item 0 baseline"] = .number(baseline + points)
    }
    let deviations = try comparison(record).deviations
    #expect(deviations.count == count)
    #expect(deviations.allSatisfy { $0.difference == points })
  }

  @Test func `compares an icon by its middle, as its drawing is the package's own`() throws {
    let record = try result { figures in
      guard case .frame(let icon) = figures["item 0 icon"] else { return }
      figures["item 0 icon"] = .frame([icon[0] - 1, icon[1] - 2, icon[2] + 2, icon[3] + 4])
    }
    let comparison = try comparison(record)
    #expect(comparison.deviations.map(\.figure) == ["item 0 icon width", "item 0 icon height"])
    #expect(comparison.errorCount == 0)
  }

  @Test func `what no view of iOS shows is no error, and is counted`() throws {
    let comparison = try comparison(result("26.1") { $0["item 0 control"] = nil })
    #expect(comparison.notFoundCount == 4)
    #expect(comparison.errorCount == 0)
  }

  @Test func `a figure that is inferred on the system is no error, and the reason is printed`()
    throws
  {
    let change = { (figures: inout [String: ParityFigure]) in figures["item 2 text"] = .text("Post")
    }
    #expect(try comparison(result("26.1", change)).errorCount == 1)
    let inferred = try comparison(result("27.0", change))
    #expect(inferred.errorCount == 0 && inferred.deviations.count == 1)
    #expect(inferred.text.contains("inferred, as on iOS 26; items: the texts of titles and badges"))
  }

  @Test func `a part that iOS shows and the stand-in doesn't is found`() throws {
    let badge = ParityFigure.frame([50, 3, 18, 18])
    let deviations = try comparison(result { $0["item 0 badge"] = badge }).deviations
    #expect(deviations.map(\.standIn) == ["–", "–", "–", "–"])
    #expect(deviations.contains { $0.isError })
  }

  @Test func `names cases that the stand-in doesn't have on the system`() throws {
    let comparison = try comparison(result("18.5") { _ in }.on("14.8"))
    #expect(comparison.unknownCases == ["five items"])
    #expect(comparison.caseCount == 0)
  }

  @Test func `a changed figure of the stand-in is told by its case and name`() throws {
    var mutant = standIn
    for index in mutant.indices { mutant[index].figures["item 3 control"] = .frame([1, 2, 3, 4]) }
    let comparison = ParityComparison(
      [try result()],
      expected: mutant,
      rows: try FidelityRowTests.rows.get()
    )
    #expect(comparison.deviations.map(\.name) == Array(repeating: "five items", count: 4))
    #expect(comparison.errorCount == 4)
    #expect(
      comparison.text.contains("error  five items  item 3 control width   3         74   +71 ")
    )
  }

  @Test func `prints a table, errors last, and what it counted`() throws {
    let record = try result { figures in
      figures["item 0 font"] = .text(".Other")
      figures["item 0 baseline"] = .number(40)
    }
    let lines = try comparison(record).text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].contains("figure") && lines[0].hasSuffix("FIDELITY.md"))
    #expect(lines[2].hasPrefix("error") && lines[2].contains("item 0 baseline"))
    #expect(lines[2].contains("-5") && lines[2].hasSuffix("exact to 0.5 pt"))
    #expect(lines[1].hasPrefix("warning") && lines[1].contains(".Other"))
    #expect(lines[3].contains("1 case, "))
    #expect(lines[3].contains("1 differ though FIDELITY.md says exact, 1 differ elsewhere"))
  }
}

extension ParityRecord {
  fileprivate func on(_ system: String) -> ParityRecord {
    var record = self
    record.systems = [system]
    return record
  }
}
