/// A piece of HTML; text that is interpolated is escaped.
///
///     let name = "a < b"
///     let heading: HTML = "<h2>\(name)</h2>"
///     // <h2>a &lt; b</h2>
struct HTML: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The markup.
  private(set) var text: String

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Creates HTML from trusted markup.
  init(markup: String) { text = markup }

  /// The builder for string interpolation.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends HTML unchanged.
    mutating func appendInterpolation(_ html: HTML) { text += html.text }

    /// Appends pieces of HTML.
    mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { text += piece.text }
    }

    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

    /// Appends text, escaped for the content of elements and for quoted attributes.
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
      // HTML doesn't allow control characters, but names of files may contain them.
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
