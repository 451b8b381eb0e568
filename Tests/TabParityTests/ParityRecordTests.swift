import Foundation
import Testing

@testable import TabParity

struct ParityRecordTests {
  @Test func `a file has one figure on a line, in the order of names, and is read as written`()
    throws
  {
    let record = ParityRecord(
      name: "a \"case\"",
      systems: ["17", "18.5"],
      environment: ["style": "dark\n"],
      figures: [
        "items": .number(3), "bar": .frame([0, 769.333, 393, -0.5]), "text": .text("é\\"),
      ]
    )
    #expect(
      [record].json == """
        [
          {
            "case": "a \\"case\\"",
            "systems": ["17", "18.5"],
            "environment": {
              "style": "dark\\u000a"
            },
            "figures": {
              "bar": [0, 769.333, 393, -0.5],
              "items": 3,
              "text": "é\\\\"
            }
          }
        ]

        """
    )
    let read = try JSONDecoder().decode([ParityRecord].self, from: Data([record].json.utf8))
    #expect(read == [record])
  }

  @Test func `a record marks the systems whose figures are inferred`() throws {
    var record = ParityRecord(
      name: "five items",
      systems: ["26", "27"],
      environment: [:],
      figures: [:]
    )
    record.inferred = ["27": "as on iOS 26"]
    let json = [record].json
    #expect(json.contains("[\"26\", \"27\"],\n    \"inferred\": {\"27\": \"as on iOS 26\"},\n"))
    #expect(try JSONDecoder().decode([ParityRecord].self, from: Data(json.utf8)) == [record])
  }

  @Test func `figures are rounded to a thousandth, and none is minus nothing`() {
    #expect(ParityFigure(rounding: 1.0004999) == .number(1))
    #expect(ParityFigure(rounding: [2.0 / 3, -0.0001]) == .frame([0.667, 0]))
    #expect(ParityFigure(rounding: -0.0001) == .number(0))
  }
}
