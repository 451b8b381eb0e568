import TabFiles
import Testing

struct JSONTextTests {
  static let sample: JSON = [
    "name": "Ocean",
    "empty": [:],
    "none": [],
    "normal": ["color": "{muted}", "title": ["weight": "medium"]],
    "item": ["normal": ["color": "a"], "selected": ["color": "b"]],
    "widths": [100, 50.5, -0.25],
    "long": [
      "a": .string(String(repeating: "x", count: 50)),
      "b": .string(String(repeating: "y", count: 50)),
    ],
    "escapes": "\"\\\n\r\t\u{1}/é\u{202E}",
    "flag": true,
    "nothing": .null,
  ]

  @Test func `writes short values on one line and long ones on several`() {
    #expect(
      Self.sample.text() == #"""
        {
          "name": "Ocean",
          "empty": {},
          "none": [],
          "normal": { "color": "{muted}", "title": { "weight": "medium" } },
          "item": {
            "normal": { "color": "a" },
            "selected": { "color": "b" }
          },
          "widths": [100, 50.5, -0.25],
          "long": {
            "a": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
            "b": "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy"
          },
          "escapes": "\"\\\n\r\t\u0001/é\u202E",
          "flag": true,
          "nothing": null
        }

        """#
    )
  }

  @Test func `what is written reads back the same`() {
    let document = JSONDocument(parsing: Self.sample.text(), file: "test")
    #expect(document.diagnostics.map(\.description) == [])
    #expect(document.root.flatMap { JSON($0) } == Self.sample)
  }

  @Test(arguments: [0.1, 1e21, 2.5e-300, 1.797_693_134_862_315_7e308, -0.0, 123_456_789, 1.0 / 3])
  func `numbers read back the same`(number: Double) {
    let text = JSON.number(number).text()
    #expect(JSONDocument(parsing: text, file: "test").root?.kind == .number(number))
  }

  @Test func `a line is as wide as it may be and no wider`() {
    let value: JSON = ["a": [["x": "abcdef"]]]
    let line = #"  "a": [{ "x": "abcdef" }]"#
    // One more column is reserved for a comma.
    #expect(value.text(width: line.count + 1) == "{\n\(line)\n}\n")
    #expect(value.text(width: line.count).contains(line) == false)
  }
}
