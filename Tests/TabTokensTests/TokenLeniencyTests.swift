import TabFiles
import TabTokens
import Testing

/// What a lenient reading takes besides, each time with a note.
struct TokenLeniencyTests {
  @Test(arguments: [
    (##"{"a":{"$type":"color","$value":📍"#f00"}}"##, "value.color", "#ff0000ff"),
    (##"{"a":{"$type":"color","$value":📍"#FF000080"}}"##, "value.color", "#ff000080"),
    (##"{📍"a":{"$value":📍"#336699"}}"##, "token.missingType value.color", "#336699ff"),
    (
      #"{"a":{"$type":"color","$value":{"colorSpace":"hsl","components":[📍360,100,50]}}}"#,
      "value.color", "#ff0000ff"
    ),
    (
      #"{"a":{"$type":"color","$value":{"colorSpace":"hsl","components":[📍-120,100,50]}}}"#,
      "value.color", "#0000ffff"
    ),
    (
      #"{📍"a":{"$value":{"colorSpace":"srgb","components":[0,0,0]}}}"#, "token.missingType",
      "#000000ff"
    ),
  ])
  func `colors of earlier drafts`(marked: String, codes: String, hex: String) {
    let example = TokenCase("F5", marked, codes)
    example.check(.lenient)
    let set = tokens(example.text, .lenient)
    guard case .color(let color) = set["a"]?.value else {
      Issue.record("\(set.diagnostics)")
      return
    }
    #expect(color.sRGBHex == hex)
    #expect(set.diagnostics.allSatisfy { $0.severity == .note })
    #expect(tokens(example.text).diagnostics.contains { $0.severity == .error })
  }

  @Test(arguments: [
    (
      #"{"a":{"$type":"dimension","$value":📍"16px"}}"#, "value.dimension",
      TokenValue.dimension(.init(value: 16, unit: .px))
    ),
    (
      #"{"a":{"$type":"dimension","$value":📍"1.5rem"}}"#, "value.dimension",
      .dimension(.init(value: 1.5, unit: .rem))
    ),
    (
      #"{"a":{"$type":"dimension","$value":📍12}}"#, "value.dimension",
      .dimension(.init(value: 12, unit: .px))
    ),
    (
      #"{"a":{"$type":"duration","$value":📍"200ms"}}"#, "value.duration",
      .duration(.init(value: 200, unit: .ms))
    ),
    (#"{"a":{"$type":"fontWeight","$value":📍"Semi Bold"}}"#, "value.fontWeight", .fontWeight(600)),
    (#"{"a":{"$type":"fontWeight","$value":📍"700"}}"#, "value.fontWeight", .fontWeight(700)),
    (#"{"a":{"$type":📍"string","$value":"x"}}"#, "type.unknown", .other(type: "string", "x")),
    (#"{"a":{"$type":"number","$value":1,📍"$x":1}}"#, "token.unknownProperty", .number(1)),
    (#"{📍"a":{"$value":1}}"#, "token.missingType", .number(1)),
    (
      #"{"n":{"$type":"number","$value":2},"a":{"$type":"dimension","$value":📍"{n}"}}"#,
      "alias.typeMismatch", .dimension(.init(value: 2, unit: .px))
    ),
    (
      #"{"N n":{"$type":"number","$value":2},"a":{"$value":📍"{n N}"}}"#, "alias.unresolved",
      .number(2)
    ),
    (
      #"{"g":{"$root":{"$type":"number","$value":2}},"a":{"$value":📍"{g}"}}"#, "alias.notToken",
      .number(2)
    ),
    (
      #"{📍"x.y":{"$type":"number","$value":2},"a":{"$value":"{x.y}"}}"#, "name.reservedCharacter",
      .number(2)
    ),
    (#"{"$type":"number",📍"$g":{"b":{"$value":1}},"a":{"$value":3}}"#, "name.dollar", .number(3)),
  ])
  func `values, names and references that tools write`(
    marked: String,
    codes: String,
    value: TokenValue
  ) {
    let example = TokenCase("F5", marked, codes)
    example.check(.lenient)
    let set = tokens(example.text, .lenient)
    #expect(set["a"]?.value == value, "\(set.diagnostics)")
    #expect(set.diagnostics.allSatisfy { $0.severity == .note })
    #expect(tokens(example.text).diagnostics.contains { $0.severity == .error })
  }

  @Test func `a typography without letter spacing`() {
    let text =
      "{\"a\":{\"$type\":\"typography\",\"$value\":{\"fontFamily\":\"A\",\"fontSize\":\(one),\"fontWeight\":400,\"lineHeight\":1}}}"
    let set = tokens(text, .lenient)
    guard case .typography(let typography) = set["a"]?.value else {
      Issue.record("\(set.diagnostics)")
      return
    }
    #expect(typography.letterSpacing == .init(value: 0, unit: .px))
    #expect(set.diagnostics.map(\.severity) == [.note])
  }

  // Style Dictionary reads JSONC, and editors on Windows write a byte order mark.
  @Test func `comments, a last comma and a byte order mark are a note of each kind`() throws {
    let comments = String(repeating: "/* more */\n", count: 300)
    let text =
      "\u{FEFF}// Brand\n{\n\(comments)\"a\": { \"$type\": \"number\", \"$value\": 4, },\n}"
    let set = tokens(text, .lenient)
    #expect(set["a"]?.value == .number(4))
    #expect(
      set.diagnostics.map(\.diagnostic.message) == [
        "the text starts with a byte order mark, which JSON doesn't allow",
        "JSON has no comments", "there is a comma after the last part",
      ]
    )
    #expect(set.diagnostics.map(\.severity) == [.note, .note, .note])
    #expect(
      set.diagnostics.map(\.diagnostic.notes) == [
        [], ["300 more are in the text"], ["1 more is in the text"],
      ]
    )
    #expect(tokens(text, .strict).diagnostics.map(\.severity) == [.error, .error, .error])
  }

  @Test(arguments: [
    TokenCase("F7", #"{"a":{"$type":"number","$value":📍"{b}"}}"#, "alias.unresolved"),
    TokenCase("F7", #"{"a":{"$value":📍"{a}"}}"#, "alias.circular"),
    TokenCase("F6.1", #"{"a":{"$type":"number","$value":1,📍"b":{}}}"#, "token.valueAndChildren"),
    TokenCase("F8", #"{"a":{"$type":"color","$value":📍"reddish"}}"#, "value.color"),
    TokenCase("F8", #"{"a":{"$type":"dimension","$value":📍"1 2px"}}"#, "value.dimension"),
    TokenCase("F8", #"{"a":{"$type":"fontWeight","$value":📍"strong"}}"#, "value.fontWeight"),
    TokenCase("F8", #"{"a":{"$type":"number","$value":📍"x"}}"#, "value.number"),
  ])
  func `what has no meaning stays an error`(example: TokenCase) {
    example.check(.lenient)
    #expect(tokens(example.text, .lenient).diagnostics.allSatisfy { $0.severity == .error })
  }
}
