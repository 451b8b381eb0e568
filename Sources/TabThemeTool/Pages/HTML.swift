/// A piece of HTML; text that is put into it is escaped.
///
///     let name = "a < b"
///     let heading: HTML = "<h2>\(name)</h2>"
///     // <h2>a &lt; b</h2>
struct HTML: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The markup.
  private(set) var text: String

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Markup that is as it must be.
  init(markup: String) { text = markup }

  /// What an interpolation puts together.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    /// Markup goes in as it is.
    mutating func appendInterpolation(_ html: HTML) { text += html.text }

    /// Pieces of markup follow each other.
    mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { text += piece.text }
    }

    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

    /// Text is escaped, for content of elements and for quoted attributes.
    mutating func appendInterpolation(_ text: String) { self.text += HTML.escaped(text) }
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      // HTML has no control characters, and names of files may.
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
