import TabFiles
import Testing

struct TopLevelStringScannerTests {
  @Test(
    arguments: [
      (#"{"name":"A"}"#, "A"),
      (" \n{ \"a\" : 1 , \"name\" : \"B\" , \"c\" : 2 }", "B"),
      (#"{ "a": { "name": "inner", "b": ["}", "\"", { }] }, "name": "C" }"#, "C"),
      (#"{ "a": "name", "b": ["name", "x"], "name": "D" }"#, "D"),
      (#"{ "\u006eame": "E\n\u00e9\ud83d\ude00" }"#, "E\né😀"),
      (#"{ "name": "first", "name": "second" }"#, "first"),
      // The text after the requested member isn't scanned.
      (#"{ "name": "F" oops"#, "F"),
      (#"{ "a": tru, "name": "G" }"#, "G"),
    ]
  )
  func `finds a text at the top level`(text: String, expected: String) {
    #expect(TopLevelStringScanner.text(of: "name", in: Array(text.utf8))?.value == expected)
  }

  @Test(
    arguments: [
      "", " ", "[]", #"["name", "A"]"#, "{}", "{", #"{ "name""#, #"{ "name": "#, #"{ "name": "A"#,
      #"{ "name": 1 }"#, #"{ "name": null }"#, #"{ "name": { "name": "A" } }"#, #"{ name: "A" }"#,
      #"{ "a": { "name": "A" } }"#, #"{ "a": "unclosed, "name": "A" }"#, #"{ "a": 1 } "name": "A""#,
      #"{ "a": 1; "name": "A" }"#, #"{ "name": "\x" }"#, #"{ "name\": "A" }"#, "{ \"name\": \"\\",
    ]
  )
  func `finds nothing where there is none`(text: String) {
    #expect(TopLevelStringScanner.text(of: "name", in: Array(text.utf8)) == nil)
  }

  @Test func `says where the text stands, quotes included`() {
    let text = #"{ "é": 1, "name": "A" }"#
    let found = TopLevelStringScanner.text(of: "name", in: Array(text.utf8))
    #expect(found.map { Array(Array(text.utf8)[$0.range]) } == Array(#""A""#.utf8))
  }

  @Test func `agrees with the parser on every prefix of a text`() {
    let text = Array(#"{ "a": [1, { "b": "}" }], "name": "N\t", "c": null }"#.utf8)
    for end in text.indices {
      let prefix = Array(text[..<end])
      let value = JSONDocument(parsing: prefix, file: "").root?.value(at: ["name"])
      let expected: String? = if case .string(let text)? = value?.kind { text } else { nil }
      #expect(TopLevelStringScanner.text(of: "name", in: prefix)?.value == expected, "\(end) bytes")
    }
  }
}
