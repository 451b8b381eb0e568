import Testing

@testable import TabSnapshots

struct TestSourceTests {
  /// Returns the source after a text was accepted at its last call of `check`.
  private func accept(_ new: String, old: String? = nil, in source: String) throws -> String {
    let name = try #require(source.ranges(of: "check(").last)
    let before = source[..<name.upperBound].utf8.split(
      separator: 10,
      omittingEmptySubsequences: false
    )
    let recording = InlineRecording(
      line: before.count,
      column: before.last?.count ?? 0,
      old: old,
      new: new
    )
    let changed = try TestSource(Array(source.utf8)).accepting(recording)
    return String(decoding: changed, as: UTF8.self)
  }

  @Test(
    arguments: [
      (
        "func a() {\n  check(of: b, as: .c)\n}\n",
        "func a() {\n  check(of: b, as: .c, matches: \"\"\"\n    new\n    text\n    \"\"\")\n}\n"
      ),
      ("\tcheck(of: b)", "\tcheck(of: b, matches: \"\"\"\n\t\tnew\n\t\ttext\n\t\t\"\"\")"),
      (
        "  check(\n    of: b,\n    as: .c\n  )\n",
        "  check(\n    of: b,\n    as: .c,\n    matches: \"\"\"\n      new\n      text\n      \"\"\"\n  )\n"
      ),
      (
        "  check(\n    of: b, // , )\n  )\n",
        "  check(\n    of: b,\n    matches: \"\"\"\n      new\n      text\n      \"\"\" // , )\n  )\n"
      ),
      (
        "check(of: f(\")\\(g(1, \")\"))\", { $0 }), as: #\"(\"#)",
        "check(of: f(\")\\(g(1, \")\"))\", { $0 }), as: #\"(\"#, matches: \"\"\"\n  new\n  text\n  \"\"\")"
      ),
      ("check(of: b, matches: nil)", "check(of: b, matches: \"\"\"\n  new\n  text\n  \"\"\")"),
      (
        "  check(of: b)\r\nfunc a() {}\r\n",
        "  check(of: b, matches: \"\"\"\r\n    new\r\n    text\r\n    \"\"\")\r\nfunc a() {}\r\n"
      ),
      (
        "let é = 1; /* /* check( */ ( */ check(of: b /* ) */)",
        "let é = 1; /* /* check( */ ( */ check(of: b, matches: \"\"\"\n  new\n  text\n  \"\"\" /* ) */)"
      ),
    ] as [(String, String)]
  )
  func `writes a text where there is none`(source: String, expected: String) throws {
    #expect(try accept("new\ntext", in: source) == expected)
  }

  @Test(
    arguments: [
      (
        "  check(of: b, matches: \"\"\"\n      old\n      \"\"\")",
        "  check(of: b, matches: \"\"\"\n      new\n      \"\"\")"
      ),
      ("check(matches: \"old\", line: 1)", "check(matches: \"\"\"\n  new\n  \"\"\", line: 1)"),
      ("check(matches: ##\"old\"##)", "check(matches: \"\"\"\n  new\n  \"\"\")"),
      ("check(matches: \"\\u{6F}l\\u{64}\")", "check(matches: \"\"\"\n  new\n  \"\"\")"),
      (
        "check(of: b, matches: #\"\"\"\r\n old\r\n \"\"\"#)\r\n",
        "check(of: b, matches: \"\"\"\r\n new\r\n \"\"\")\r\n"
      ),
    ] as [(String, String)]
  )
  func `replaces the text that there was`(source: String, expected: String) throws {
    #expect(try accept("new", old: "old", in: source) == expected)
  }

  @Test(
    arguments: [
      ("check(of: b, matches: \"other\")", "its text isn't the text of the test run"),
      ("check(of: b)", "its text isn't the text of the test run"),
      ("check(of: b, matches: \"ol\\(d)\")", "its text isn't the text of the test run"),
      ("check(of: b, matches: old)", "its text isn't the text of the test run"),
      ("check(of: b, matches: \"old\"", "there is no call of the test here"),
      ("check(of: b, matches: \"old)", "there is no call of the test here"),
    ] as [(String, String)]
  )
  func `refuses a source that isn't the one that the test ran with`(
    source: String,
    reason: String
  ) {
    let error = #expect(throws: TestSource.Problem.self) {
      try accept("new", old: "old", in: source)
    }
    #expect(error?.message == "the source has changed: \(reason)")
  }

  @Test func `refuses interpolations that are nested too deep`() throws {
    let source = { (count: Int) in
      "check(of: \(String(repeating: "\"\\(", count: count))1\(String(repeating: ")\"", count: count)))"
    }
    #expect(try accept("new", in: source(64)).contains("matches:"))
    for count in [65, 100_000] {
      #expect(throws: TestSource.Problem.self) { try accept("new", in: source(count)) }
    }
  }

  @Test func `writes a text of 100,000 number signs`() {
    let text = "\\" + String(repeating: "#", count: 100_000)
    let literal = SwiftTextLiteral.literal(text, indentation: "", newline: "\n")
    #expect(SwiftTextLiteral.text(of: Array(literal.utf8)) == text)
  }

  @Test func `refuses a place that isn't in the source`() {
    let places = [
      (1, 7), (2, 1), (9, 9), (0, 0), (1, -4), (2, .max), (2, .min), (.max, .max), (.min, .min),
    ]
    for (line, column) in places {
      let recording = InlineRecording(line: line, column: column, old: nil, new: "a")
      #expect(throws: TestSource.Problem.self) {
        try TestSource(Array("check()\n".utf8)).accepting(recording)
      }
    }
  }

  @Test func `reads every text that it writes, with any characters in it`() {
    let pieces = [
      "\"", "\"\"\"", "\\", "#", "\n", "\r", "\r\n", "\t", " ", "a", "\\(b)", "\\n", "\u{301}",
      "\0", "\u{7F}", "\u{85}", "\u{2028}", "\u{FEFF}", "é", "🏠", "",
    ]
    for first in pieces {
      for second in pieces {
        for text in [first + second, first + "a" + second, second + first + second] {
          for newline in ["\n", "\r\n"] {
            let literal = SwiftTextLiteral.literal(text, indentation: "    ", newline: newline)
            let read = SwiftTextLiteral.text(of: Array(literal.utf8))
            #expect(read.map { Array($0.utf8) } == Array(text.utf8), "\(literal)")
            var scanner = SwiftScanner(Array("check(of: b, matches: \(literal), c)".utf8))
            let labels = scanner.arguments(from: 0)?.arguments.map(\.label)
            #expect(labels == ["of", "matches", nil], "\(literal)")
          }
        }
      }
    }
  }
}
