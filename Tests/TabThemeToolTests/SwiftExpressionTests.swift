import Testing

@testable import TabThemeTool

@MainActor
struct SwiftExpressionTests {
  @Test(
    arguments: [
      (#"a "b" \c"#, #""a \"b\" \\c""#),
      ("é Ж 中 😀", #""é Ж 中 😀""#),
      ("a\nb\tc\0", #""a\nb\tc\0""#),
      // Direction marks, after which text is displayed in another order.
      ("a\u{202E}b\u{2066}c\u{200F}", #""a\u{202E}b\u{2066}c\u{200F}""#),
      // Zero width space, soft hyphen, byte order mark, a letter without a glyph, a tag.
      ("\u{200B}\u{AD}\u{FEFF}\u{3164}\u{E0041}", #""\u{200B}\u{AD}\u{FEFF}\u{3164}\u{E0041}""#),
      // Characters that look like an ordinary space, and line breaks.
      ("a b\u{A0}c\u{2003}d\u{2028}e\u{85}", #""a b\u{A0}c\u{2003}d\u{2028}e\u{85}""#),
    ]
  )
  func `strings have escapes for what can't be seen`(text: String, literal: String) {
    let written = SwiftExpression.string(text).text
    #expect(Array(written.unicodeScalars) == Array(literal.unicodeScalars))
  }

  @Test func `exported code has escapes for what can't be seen`() {
    let json = #"{ "name": "Night\u202Ecba", "bar": { "shadowImage": "asset:a\u200Bb" } }"#
    let run = ToolRun("export", "-", input: json)
    #expect(run.output.hasPrefix(#"// The theme "Night\u{202E}cba", exported for iOS 18."# + "\n"))
    #expect(run.output.contains(#""a\u{200B}b""#))
  }
}
