import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct TitleSetTests {
  private func utf16(_ text: String, isBig: Bool, hasMark: Bool) -> [UInt8] {
    ((hasMark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBig ? bytes : bytes.reversed()
    }
  }

  private let strings = #"""
    /* The first tab.
       "not" = "this"; */
    "home" = "Zuhause 🏠"; // "nor" = "this";
    "a \"b\"" = "Zeile\n\U00fcber\\";
    plain.key = plain;
    "same";
    """#

  @Test func `reads strings as text in each encoding`() throws {
    let encodings: [[UInt8]] =
      [Array(strings.utf8), [0xEF, 0xBB, 0xBF] + strings.utf8]
      + [true, false].flatMap { isBig in
        [true, false].map { utf16(strings, isBig: isBig, hasMark: $0) }
      }
    for bytes in encodings {
      let table = try StringsTable(strings: bytes, file: "App/de.lproj/Tabs.strings")
      #expect(table.keys == ["home", "a \"b\"", "plain.key", "same"])
      #expect(
        table.languages["de"] == [
          "home": "Zuhause 🏠", "a \"b\"": "Zeile\nüber\\", "plain.key": "plain", "same": "same",
        ]
      )
    }
  }

  @Test func `a comment can be the end of a file`() throws {
    let table = try StringsTable(strings: Array("\"a\" = \"b\"; // end".utf8), file: "t.strings")
    #expect(table.keys == ["a"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "t.strings:1:10: error: a string ends with ';'"),
    ("\n \"a\" = \"b", "t.strings:2:8: error: text ends with '\"'"),
    ("\"a\" = ;", "t.strings:1:7: error: a string stands in quotes"),
    ("/* \"a\" = \"b\";", "t.strings:1:1: error: a comment ends with '*/'"),
  ])
  func `says where strings are broken`(text: String, error: String) {
    let failure = #expect(throws: ToolFailure.self) {
      try StringsTable(strings: Array(text.utf8), file: "t.strings")
    }
    #expect(failure?.description.hasPrefix(error) == true, "\(failure?.description ?? "")")
  }

  @Test(
    arguments: [[0xFF, 0xFE, 0x00], [0x22, 0xC3, 0x28], [0xFF, 0xFE, 0x00, 0xD8, 0x41, 0x00]]
      as [[UInt8]]
  )
  func `says what is no text`(bytes: [UInt8]) {
    let failure = #expect(throws: ToolFailure.self) {
      try StringsTable(strings: bytes, file: "t.strings")
    }
    #expect(failure?.description == "error: 't.strings' is neither UTF-8 nor UTF-16")
  }

  private let catalog = #"""
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Home": {},
      "search": { "extractionState": "manual", "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Search" } },
        "de": { "variations": { "device": {
          "iphone": { "stringUnit": { "state": "translated", "value": "Suche" } },
          "other": { "stringUnit": { "state": "translated", "value": "Durchsuchen" } } } } } } } } }
    """#

  @Test func `reads string catalogs, each language with what the source has besides`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("Tabs.xcstrings", catalog)
    let command = Command.check
    let arguments = try Arguments(["x", "--titles", file], for: command)
    #expect(
      try TitleSet.all(arguments) == [
        TitleSet(language: "de", titles: ["Home", "Suche"]),
        TitleSet(language: "en", titles: ["Home", "Search"]),
      ]
    )
    let some = try Arguments(["x", "--titles", "A,\(file)", "--keys", "search"], for: command)
    #expect(
      try TitleSet.all(some) == [
        TitleSet(titles: ["A"]), TitleSet(language: "de", titles: ["Suche"]),
        TitleSet(language: "en", titles: ["Search"]),
      ]
    )
  }

  @Test func `languages without strings of their own keep no copies of the source's`() throws {
    let strings = (0..<1_000).map {
      #""k\#($0)": { "localizations": { "en": { "stringUnit": { "value": "v" } } } }"#
    }
    let languages = (0..<10_000).map { "\"l\($0)\": {}" }.joined(separator: ", ")
    let text = """
      { "sourceLanguage": "en", "strings": { \(strings.joined(separator: ",")),
        "k": { "localizations": { \(languages) } } } }
      """
    let table = try StringsTable(catalog: Array(text.utf8), file: "t.xcstrings")
    #expect(table.languages.count == 10_001)
    #expect(table.languages.values.reduce(0) { $0 + $1.count } == 1_000)
    #expect(table.sourceStrings["k7"] == "v")
  }

  @Test func `says which strings are too many or missing`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("T.strings", "a; b; c; d; e; f;")
    let many = ToolRun("check", "-", "--titles", file, input: #"{ "name": "T" }"#)
    #expect(many.code == .failed)
    #expect(
      many.errors == """
        error: a bar of an iPhone has room for 5 titles, and 6 are given
          fix: say which strings are titles, as in '--keys home,search'

        """
    )
    let missing = ToolRun("check", "-", "--titles", file, "--keys", "a,hone", input: "{}")
    #expect(missing.errors == "error: '\(file)' has no string 'hone'\n")
  }

  // Complaint 10 about other libraries: titles truncated after a change of the font, here in one
  // language of two.
  @Test func `names the language in which a title is cut`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "Tabs.xcstrings",
      catalog.replacing("\"Suche\"", with: "\"Alles durchsuchen und finden\"")
    )
    let theme = #"{ "name": "T", "item": { "selected": { "title": { "weight": "black" } } } }"#
    let run = ToolRun(
      "check",
      "-",
      "--ios",
      "17",
      "--titles",
      "Home,Library,Inbox,\(file)",
      "--keys",
      "Home,search",
      input: theme
    )
    #expect(!run.output.contains("'Alles durchsuchen und finden'"), "two items have room")
    let five = try folder.file(
      "Five.strings",
      "a = Home; b = \"Alles durchsuchen\"; c = Inbox; d = Saved; e = Profile;"
    )
    let output = ToolRun("check", "-", "--ios", "17", "--titles", five, input: theme).output
    #expect(output.contains("the title 'Alles durchsuchen' is cut in a bar of 5 items (stacked)"))
    #expect(output.contains("\n  note: on iPhone SE, "))
    #expect(output.hasPrefix("<stdin>:1:"))
    #expect(!output.contains("'Home'"))
  }
}
