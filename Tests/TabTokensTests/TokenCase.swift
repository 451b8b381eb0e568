import TabFiles
import TabTokens
import Testing

/// A small document and all that a reading reports about it.
struct TokenCase: Sendable, CustomTestStringConvertible {
  /// The section of the specification: F for the Format, C for the Color Module, R for the Resolver.
  let section: String

  /// The text, with `📍` where the diagnostics must point.
  let marked: String

  /// The codes of the diagnostics, in the order of their places.
  let codes: [String]

  /// Codes have blanks between them; a document that is right has none.
  init(_ section: String, _ marked: String, _ codes: String = "") {
    self.section = section
    self.marked = marked
    self.codes = codes.split(separator: " ").map(String.init)
  }

  var testDescription: String { "\(section) \(marked)" }

  var text: String { marked.filter { $0 != Self.mark } }
  static let mark: Character = "📍"

  /// Where the marks are, as lines and columns.
  var places: [String] {
    var places: [String] = []
    var (line, column) = (1, 1)
    for character in marked {
      if character == Self.mark {
        places.append("\(line):\(column)")
      } else {
        (line, column) =
          character.isNewline ? (line + 1, 1) : (line, column + character.utf8.count)
      }
    }
    return places
  }

  /// Compares the diagnostics of a reading with those that are expected.
  func check(_ diagnostics: [TokenDiagnostic]) {
    let found = diagnostics.map { diagnostic in
      let place = diagnostic.diagnostic.location.map { "\($0.line):\($0.column)" } ?? "-"
      return "\(diagnostic.code.rawValue) at \(place)"
    }
    let expected = zip(codes, places).map { "\($0) at \($1)" }
    #expect(codes.count == places.count, "\(marked)")
    let words = diagnostics.map(\.description).joined(separator: "\n")
    #expect(found == expected, "\(testDescription)\n\(words)")
    for diagnostic in diagnostics {
      #expect(diagnostic.diagnostic.rule == diagnostic.code.rawValue)
      #expect(diagnostic.diagnostic.message.last != ".", "\(diagnostic)")
    }
  }

  func check(_ mode: TokenMode) {
    check(TokenSet(TokenDocument(parsing: Array(text.utf8), file: "test", mode: mode)).diagnostics)
  }
}

/// The tokens of a text.
func tokens(_ text: String, _ mode: TokenMode = .strict) -> TokenSet {
  TokenSet(TokenDocument(parsing: Array(text.utf8), file: "test", mode: mode))
}

/// Values that are right.
let black = #"{"colorSpace":"srgb","components":[0,0,0]}"#
let one = #"{"value":1,"unit":"px"}"#
let second = #"{"value":1,"unit":"s"}"#
