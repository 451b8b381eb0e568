import TabFiles
import TabTokens
import Testing

struct TokenSetTests {
  private static func document(_ text: String, _ file: String) -> TokenDocument {
    TokenDocument(parsing: Array(text.utf8), file: file, mode: .strict)
  }

  @Test func `merges documents, of which the later win`() {
    let base = Self.document(
      #"{"n":{"$type":"number","$value":1},"alias":{"$value":"{n}"},"x":1}"#,
      "base.json"
    )
    let dark = Self.document(#"{"n":{"$type":"number","$value":2},"y":{"$value":3}}"#, "dark.json")
    let set = TokenSet(merging: [base, dark], mode: .strict)
    #expect(set.map(\.path.description) == ["n", "alias"])
    #expect(set["alias"]?.value == .number(2))
    #expect(set["n"]?.location == .init(file: "dark.json", line: 1, column: 2))
    #expect(set.diagnostics.map(\.code) == [.childNotObject, .missingType])
    #expect(set.diagnostics.map { $0.diagnostic.location?.file } == ["base.json", "dark.json"])
    #expect(TokenSet(merging: [], mode: .strict).isEmpty)
  }

  @Test(arguments: [("color.brnd", "color.brand"), ("Color.Brand", "color.brand"), ("x", nil)])
  func `names the nearest path`(written: String, nearest: String?) {
    let set = tokens(#"{"color":{"$type":"number","brand":{"$value":1},"text":{"$value":2}}}"#)
    #expect(set.nearestPath(to: written) == nearest)
  }

  @Test func `a token without a value has the errors that are the reason`() {
    let set = tokens(
      #"{"a":{"$type":"number","$value":"x"},"b":{"$value":1},"c":{"$value":"{d}"},"d":{"$value":"{a}"}}"#
    )
    func errors(_ path: String) -> [TokenCode]? {
      if case .invalid(let errors) = set.lookup(path) { errors.map(\.code) } else { nil }
    }
    #expect(errors("a") == [.number])
    #expect(errors("b") == [.missingType])
    #expect(errors("c") == [.number])
    let isMissing = if case .missing = set.lookup("e") { true } else { false }
    #expect(isMissing)
  }

  /// A tool prints these lines, so they are compared as they are.
  @Test func `a diagnostic says what is wrong, where, and how to fix it`() {
    let set = tokens(
      """
      { "brand": { "$type": "color", "$value": "#f00" },
        "text": { "$value": "{Brand}" } }
      """
    )
    #expect(
      set.diagnostics.map(\.description) == [
        """
        test:1:42: error: a color is an object, not '#f00' [value.color]
          1 | { "brand": { "$type": "color", "$value": "#f00" },
            |                                          ^~~~~~
          fix: write { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000" }
        """,
        """
        test:2:23: error: '{Brand}' names no token; 'brand' differs in case [alias.unresolved]
          2 |   "text": { "$value": "{Brand}" } }
            |                       ^~~~~~~~~
          fix: write '{brand}'
        """,
      ]
    )
  }
}
