import Foundation
import Testing

@testable import TabParity

/// Tests that each figure has a row in FIDELITY.md.
@MainActor struct FidelityRowTests {
  static let page = URL(filePath: #filePath).appending(path: "../../../FIDELITY.md").standardized

  /// The rows of FIDELITY.md, read once.
  static let rows = Result { FidelityRow.rows(of: try String(contentsOf: page, encoding: .utf8)) }

  @Test(arguments: ParityCase.all)
  func `every figure of a case is in one row`(parityCase: ParityCase) throws {
    var references: Set<FidelityRow.Reference> = []
    for record in try ExpectedFigures.recorded(parityCase.name) {
      let environment = ParityEnvironment(values: record.environment)
      for (figure, value) in record.figures {
        let parts = if case .frame = value { ["x", "y", "width", "middle x"] } else { [""] }
        for part in parts {
          let reference = FidelityRow.Reference(figure: figure, part: part, in: environment)
          references.insert(try #require(reference, "\(figure) of '\(record.name)' has no row"))
        }
      }
    }
    let rows = try Self.rows.get()
    for reference in references { #expect(rows.filter(reference.isFor).count == 1, "\(reference)") }
  }

  @Test func `reads the rows below their headings, and no head of a table`() {
    let page = """
      # Fidelity

      | not | a | row | of a section |

      ## Classic

      | | what | how near | known from |
      |---|---|---|---|
      | bar | 49 pt | exact to 0.5 pt | measured |
      | icons | `a` | approximate: own | – |

      ## Glass

      | bar | 54 pt | exact to a pixel | measured |
      """
    let rows = FidelityRow.rows(of: page).dropFirst()
    #expect(rows.map(\.heading) == ["Classic", "Classic", "Glass"])
    #expect(rows.map(\.what) == ["49 pt", "`a`", "54 pt"])
    #expect(rows.map(\.isExact) == [true, false, true])
    #expect(rows.map { $0.tolerance(scale: 2) } == [0.5, 0, 0.5])
    #expect(rows.last?.tolerance(scale: 4) == 0.25)
  }
}
