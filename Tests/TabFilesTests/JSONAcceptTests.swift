import TabFiles
import Testing

struct JSONAcceptTests {
  @Test(
    arguments: [
      ("null", .null),
      (" true ", true),
      ("false", false),
      ("\"\"", ""),
      ("0", 0),
      ("-0", -0.0),
      ("-12.5e+3", -12_500),
      ("1E-2", 0.01),
      ("0.1", 0.1),
      ("-10.25", -10.25),
      ("0.0000000000001", 1e-13),
      ("1234567890123456", 1_234_567_890_123_456),
      ("1e308", 1e308),
      ("1e-999", 0),
      ("[]", []),
      ("{}", [:]),
      ("[ ]\r\n", []),
      ("\t[1,\r2,\n[3]]", [1, 2, [3]]),
      (#"{"a":{"b":[]},"":null}"#, ["a": ["b": []], "": .null]),
      (#"{"z":1,"a":2,"m":3}"#, ["z": 1, "a": 2, "m": 3]),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u0041\u00e9\u20AC\u0000""#, "Aé€\0"),
      (#""\uD83D\uDE00 \ud834\udd1e""#, "😀 𝄞"),
      ("\"é 😀 \u{7F} \u{2028} \u{10FFFF}\"", "é 😀 \u{7F} \u{2028} \u{10FFFF}"),
      (#""// no comment /* here */""#, "// no comment /* here */"),
    ] as [(String, JSON)]
  )
  func `reads what RFC 8259 allows`(text: String, value: JSON) {
    let document = JSONDocument(parsing: text, file: "test")
    #expect(document.diagnostics.map(\.description) == [])
    #expect(document.isComplete)
    #expect(document.root.flatMap { JSON($0) } == value)
  }

  @Test func `values know where they stand`() throws {
    let text = "{\n  \"é\": [1,\r\n   \"x\"]\n}"
    let document = JSONDocument(parsing: text, file: "test")
    let root = try #require(document.root)
    guard case .object(let members) = root.kind, let member = members.first,
      case .array(let elements) = member.value.kind
    else {
      Issue.record("no list in an object")
      return
    }
    let ranges = [member.keyRange, member.value.range] + elements.map(\.range) + [root.range]
    let places = ranges.map { document.source.location(of: $0.lowerBound) }
    #expect(places.map { [$0.line, $0.column] } == [[2, 3], [2, 9], [2, 10], [3, 4], [1, 1]])
    #expect(root.range == 0..<text.utf8.count)
    #expect(elements.map(\.range.count) == [1, 3])
  }

  @Test func `names values in plain words`() {
    let text = #"[null, true, false, 1, "", [], {}, x]"#
    guard case .array(let values)? = JSONDocument(parsing: text, file: "test").root?.kind else {
      Issue.record("no list")
      return
    }
    #expect(
      values.map(\.noun) == [
        "null", "true", "false", "a number", "text", "a list", "an object", "not JSON",
      ]
    )
  }
}
