/// Texts as literals of Swift.
///
/// Characters are compared by Unicode scalar, as the compiler does: a quotation mark with an accent ends a literal, too.
enum SwiftTextLiteral {
  private typealias Scalars = [Unicode.Scalar]

  /// A literal of several lines.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - indentation: What is before each line.
  ///   - newline: The end of a line in the source.
  /// - Returns: The literal, without an indentation of its first line.
  static func literal(_ text: String, _ indentation: String, _ newline: String) -> String {
    let scalars = Scalars(text.unicodeScalars)
    let pounds = pounds(for: scalars)
    let lines = scalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : indentation + escaped(line, pounds)
    }
    let quotes = "\"\"\""
    return ([pounds + quotes] + lines + [indentation + quotes + pounds])
      .joined(separator: newline)
  }

  /// The number signs with which no part of a text is an escape or the end of it.
  private static func pounds(for text: Scalars) -> String {
    var pounds = ""
    while text.contains(Scalars("\\\(pounds)".unicodeScalars))
      || text.contains(Scalars("\"\"\"\(pounds)".unicodeScalars))
    {
      pounds += "#"
    }
    return pounds
  }

  /// A line with escapes for characters that sources can't have, or that can't be seen there.
  private static func escaped(_ line: ArraySlice<Unicode.Scalar>, _ pounds: String) -> String {
    line.map { scalar in
      let isControl = scalar.value < 32 && scalar != "\t" || (127..<160).contains(scalar.value)
      return isControl || ["\u{2028}", "\u{2029}", "\u{FEFF}"].contains(scalar)
        ? "\\\(pounds)u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
    .joined()
  }

  /// The text of a literal without interpolations, or `nil` if it is none.
  static func text(of literal: [UInt8]) -> String? {
    // A line of a literal ends with a line feed, whatever it ends with in the source.
    let source = Scalars(
      String(decoding: literal, as: UTF8.self).replacing("\r\n", with: "\n").unicodeScalars
    )
    let pounds = source.prefix { $0 == "#" }
    let inner = source[pounds.count...].dropLast(pounds.count)
    guard source.suffix(pounds.count) == pounds else { return nil }
    let escape = ["\\"] + pounds
    let quotes = Scalars(repeating: "\"", count: 3)
    guard inner.count >= 6, inner.starts(with: quotes), inner.suffix(3) == quotes[...] else {
      guard inner.count >= 2, inner.first == "\"", inner.last == "\"" else { return nil }
      return unescaped(inner.dropFirst().dropLast(), escape)
    }
    var lines = inner.dropFirst(3).dropLast(3).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    guard lines.count > 1, lines.removeFirst().allSatisfy(isBlank) else { return nil }
    let indentation = lines.removeLast()
    guard indentation.allSatisfy(isBlank) else { return nil }
    var text: Scalars = []
    for (index, line) in lines.enumerated() {
      guard line.starts(with: indentation) || line.allSatisfy(isBlank) else { return nil }
      text += (index > 0 ? ["\n"] : []) + line.dropFirst(indentation.count)
    }
    return unescaped(text[...], escape)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  /// The text that escapes stand for; `nil` for an interpolation, or an escape that there isn't.
  private static func unescaped(
    _ text: ArraySlice<Unicode.Scalar>,
    _ escape: [Unicode.Scalar]
  ) -> String? {
    var result = String.UnicodeScalarView()
    var rest = text
    while let first = rest.first {
      guard rest.starts(with: escape) else {
        result.append(first)
        rest.removeFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "0": result.append("\0")
      case "\\": result.append("\\")
      case "\"": result.append("\"")
      case "'": result.append("'")
      // The line goes on in the next one.
      case "\n": break
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let value = UInt32(String(String.UnicodeScalarView(rest[..<end])), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return nil }
        result.append(scalar)
        rest = rest[end...].dropFirst()
      default: return nil
      }
    }
    return String(result)
  }
}
