import TabFiles
import Testing

struct JSONRejectTests {
  /// A text with marks, and for each mark the message and the fix.
  typealias Case = (text: String, problems: [(message: String, fix: String?)])

  static let structure: [Case] = [
    ("1️⃣", [("the text is empty", "write an object, as in '{ }'")]),
    (" \n1️⃣", [("the text is empty", "write an object, as in '{ }'")]),
    ("1 1️⃣2", [("the text goes on after its value", "remove what follows the value")]),
    ("{}1️⃣}", [("the text goes on after its value", "remove what follows the value")]),
    ("[11️⃣,]", [("there is a comma after the last part", "remove the comma")]),
    (#"{"a": 11️⃣,}"#, [("there is a comma after the last part", "remove the comma")]),
    ("[1️⃣,1]", [("there is a comma too many", "remove the comma")]),
    ("[1,1️⃣,1]", [("there is a comma too many", "remove the comma")]),
    ("[11️⃣ 2]", [("a comma is missing", "write ',' here")]),
    ("{\"a\": 11️⃣\n\"b\": 2}", [("a comma is missing", "write ',' here")]),
    (
      #"{"a": 11️⃣; "b": 22️⃣;}"#,
      Array(
        repeating: (
          "parts are separated by commas", "write ',', or nothing behind the last part"
        ),
        count: 2
      )
    ),
    (#"{"a"1️⃣ 1}"#, [("a colon is missing between key and value", "write ':' here")]),
    (#"{"a" 1️⃣= 1}"#, [("'=' is between key and value in place of a colon", "write ':'")]),
    (#"{1️⃣"a", "b": 1}"#, [("'a' has no value", "write a value here")]),
    (#"{"a":1️⃣ }"#, [("'a' has no value", "write a value here")]),
    (#"{1️⃣: 1}"#, [("a key is missing before the colon", "write a key in double quotes here")]),
    ("[11️⃣", [("the list isn't closed", "write ']' here")]),
    (#"{"a": [{1️⃣"#, [("the object isn't closed", "write '}]}' here")]),
    ("[11️⃣}", [("the list is closed with '}' instead of ']'", "write ']' here")]),
    (
      #"{"a": [11️⃣}"#,
      [("the list is closed with '}' instead of ']'", "write ']' here")]
    ),
    (#"{"a": 1, 1️⃣"a": 2}"#, [("the key 'a' is here twice", "remove one of the two")]),
    (#"{"a": 1, 1️⃣"\u0061": 2}"#, [("the key 'a' is here twice", "remove one of the two")]),
    (#"{1️⃣a: 1, "b": 2}"#, [("the key 'a' has no quotes", #"write "a""#)]),
    (#"{1️⃣1: 1, "b": 2}"#, [("a key must be text", "write it in double quotes")]),
    (#"{1️⃣[2]: 1, "b": 2}"#, [("a key must be text", "write it in double quotes")]),
    ("[1, 1️⃣// two\n 2]", [("JSON has no comments", "remove the comment")]),
    ("[1, 1️⃣/* two */ 2]", [("JSON has no comments", "remove the comment")]),
    ("[1, 1️⃣# two\n 2]", [("JSON has no comments", "remove the comment")]),
    ("{\n1️⃣#\"a\": 1,\n\"b\": 2}", [("JSON has no comments", "remove the comment")]),
    ("1️⃣", [("the text is empty", "write an object, as in '{ }'")]),
    (
      "1️⃣\u{FEFF}{}",
      [
        (
          "the text starts with a byte order mark, which JSON doesn't allow",
          "save the file as UTF-8 without a byte order mark"
        )
      ]
    ),
  ]

  static let values: [Case] = [
    ("1️⃣True", [("'True' isn't a value", "write 'true'")]),
    ("1️⃣nil", [("'nil' isn't a value", "write 'null'")]),
    (
      "1️⃣<html></html>",
      [("'<html></html>' begins HTML or XML, not JSON", "write JSON, as in '{ }'")]
    ),
    (
      "[1️⃣#0066CC, 1]",
      [("'#0066CC' isn't a value", ##"write text in double quotes, as in "#0066CC""##)]
    ),
    ("1️⃣NaN", [("JSON has no number for 'NaN'", nil)]),
    ("1️⃣+1", [("the number '+1' starts with a plus sign", "write '1'")]),
    ("1️⃣01.5", [("the number '01.5' starts with a zero too many", "write '1.5'")]),
    ("1️⃣-00", [("the number '-00' starts with a zero too many", "write '-0'")]),
    ("1️⃣.5", [("the number '.5' has no digit before the point", "write '0.5'")]),
    ("1️⃣-.5", [("the number '-.5' has no digit before the point", "write '-0.5'")]),
    ("1️⃣1.", [("the number '1.' has no digit after the point", "write '1'")]),
    ("1️⃣1.e3", [("the number '1.e3' has no digit after the point", "write '1e3'")]),
    (
      "1️⃣1e",
      [("the number has an exponent without digits", "write digits after the 'e', or remove it")]
    ),
    ("1️⃣0xFF", [("the number '0xFF' is hexadecimal; JSON's are decimal", "write '255'")]),
    ("1️⃣12px", [("'12px' isn't a number", "write '12'")]),
    ("1️⃣-", [("'-' isn't a number", nil)]),
    ("1️⃣1.2.3", [("'1.2.3' isn't a number", "write '1.2'")]),
    ("1️⃣-1e999", [("the number is too large", "write a number below 1.8e308")]),
    ("1️⃣'a'", [("text stands in double quotes", #"write '"' before and after it"#)]),
    ("[1️⃣“a”, 1]", [("text stands in double quotes", #"write '"' before and after it"#)]),
    (
      "{\"a\": 1️⃣\"b,\n\"c\": 2}",
      [
        (
          "the text isn't closed on its line",
          #"write '"' at its end, and '\n' where a line ends inside it"#
        )
      ]
    ),
    (
      ##"{"color": 1️⃣"#06C, "title": { "size": 1 } }"##,
      [
        (
          "the text ends in the middle of a word",
          #"write '"' where it ends, and '\"' for a quote inside it"#
        )
      ]
    ),
    (
      "{\"a\": { \"b\": 1️⃣\"c },\n\"d\": }",
      [
        (
          "the text isn't closed on its line",
          #"write '"' at its end, and '\n' where a line ends inside it"#
        )
      ]
    ),
    (#"["a1️⃣\x"]"#, [(#"'\x' isn't an escape"#, #"write '\\' for a backslash"#)]),
    (#"["a1️⃣\é"]"#, [(#"'\é' isn't an escape"#, #"write '\\' for a backslash"#)]),
    (
      #"["1️⃣\u00G0"]"#,
      [(#"'\u' needs four hexadecimal digits"#, #"write four digits from 0 to F, as in '\u00E9'"#)]
    ),
    (
      #"["1️⃣\uD83D", "2️⃣\uDE00", "3️⃣\uD83D\u0041", "4️⃣\uD83D5️⃣\u00"]"#,
      Array(
        repeating: (
          "this is half of a surrogate pair",
          #"write both halves, as in '\uD83D\uDE00', or the character itself"#
        ),
        count: 4
      ) + [
        (#"'\u' needs four hexadecimal digits"#, #"write four digits from 0 to F, as in '\u00E9'"#)
      ]
    ),
    ("[\"a1️⃣\tb\"]", [("text can't have a tab in it", #"write '\t'"#)]),
    ("[\"1️⃣\u{1}\"]", [("text can't have the control character 1 in it", #"write '\u0001'"#)]),
  ]

  @Test(arguments: structure + values)
  func `says what is wrong, where, and how to fix it`(
    text: String,
    problems: [(message: String, fix: String?)]
  ) {
    let marked = MarkedText(text)
    let found = JSONDocument(parsing: marked.text, file: "test").diagnostics
    #expect(found.map(\.location) == marked.places)
    #expect(found.map(\.message) == problems.map(\.message))
    #expect(found.map(\.fix) == problems.map(\.fix))
    #expect(found.allSatisfy { $0.severity == .error && $0.excerpt != nil })
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], "this isn't UTF-8", 2),
      ([0x22, 0xC3], "this isn't UTF-8", 2),
      ([0x5B, 0x22, 0xC3, 0xA9, 0xED, 0xA0, 0x80, 0x22, 0x5D], "this isn't UTF-8", 5),
      ([0xFF, 0xFE, 0x7B, 0x00], "the text is UTF-16 or UTF-32; JSON is UTF-8", 1),
      ([0x00, 0x7B], "the text is UTF-16 or UTF-32; JSON is UTF-8", 1),
      ([0x7B, 0x00], "the text is UTF-16 or UTF-32; JSON is UTF-8", 1),
    ] as [([UInt8], String, Int)]
  )
  func `says that bytes aren't UTF-8`(bytes: [UInt8], message: String, column: Int) {
    let document = JSONDocument(parsing: bytes, file: "test")
    #expect(document.diagnostics.map(\.message) == [message])
    #expect(document.diagnostics.map(\.location?.column) == [column])
    #expect(document.root == nil)
  }

  @Test func `reports every problem of a text in its order`() {
    let marked = MarkedText(
      """
      { 1️⃣// the night
        2️⃣name: 3️⃣'Night',
        "size": 4️⃣012,
        "tint": 5️⃣"#00F,
        "list": [1,6️⃣, 27️⃣,],
        8️⃣"size": 39️⃣
        "last": { "a": [1, 20️⃣}1️⃣
      """
    )
    let document = JSONDocument(parsing: marked.text + "\n", file: "test")
    #expect(document.diagnostics.map(\.location) == marked.places)
    #expect(document.isComplete == false)
  }

  @Test func `prints a duplicate key with the place of the first`() {
    let text = "{\n  \"color\": 1,\n  \"color\": 2\n}"
    let found = JSONDocument(parsing: text, file: "night.json").diagnostics
    #expect(
      found.map(\.description) == [
        """
        night.json:3:3: error: the key 'color' is here twice
          3 |   "color": 2
            |   ^~~~~~~
          note: the first 'color' is at night.json:2:3
          fix: remove one of the two
        """
      ]
    )
  }
}
