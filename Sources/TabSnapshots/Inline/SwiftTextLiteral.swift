import Foundation

/// Converts text to Swift string literals, and back.
///
/// Characters are compared by Unicode scalar, as the compiler does: a quotation mark with a
/// combining accent ends a literal, too.
enum SwiftTextLiteral {
  private typealias Scalars = [Unicode.Scalar]

  /// Returns a multi-line literal.
  ///
  /// - Parameters:
  ///   - text: The text of the literal.
  ///   - indentation: The indentation of each line.
  ///   - newline: The line break of the source.
  /// - Returns: The literal, whose first line isn't indented.
  static func literal(_ text: String, indentation: String, newline: String) -> String {
    let scalars = Scalars(text.unicodeScalars)
    let pounds = pounds(for: scalars)
    let lines = scalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : indentation + escaped(line, pounds: pounds)
    }
    let quotes = "\"\"\""
    return ([pounds + quotes] + lines + [indentation + quotes + pounds])
      .joined(separator: newline)
  }

  /// Returns the number signs with which no part of a text is an escape or the end of the literal.
  private static func pounds(for text: Scalars) -> String {
    // One more than the longest run of them after a backslash or three quotation marks.
    var (count, run, quotes) = (0, 0, 0)
    for scalar in text {
      quotes = scalar == "\"" ? quotes + 1 : 0
      if scalar == "\\" || quotes >= 3 {
        run = 1
      } else {
        run = scalar == "#" && run > 0 ? run + 1 : 0
      }
      count = max(count, run)
    }
    return String(repeating: "#", count: count)
  }

  /// Returns a line with escapes for characters that sources can't contain, or that are invisible.
  private static func escaped(_ line: ArraySlice<Unicode.Scalar>, pounds: String) -> String {
    line.map { scalar in
      let isControl = scalar.value < 32 && scalar != "\t" || (127..<160).contains(scalar.value)
      return isControl || ["\u{2028}", "\u{2029}", "\u{FEFF}"].contains(scalar)
        ? "\\\(pounds)u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
    .joined()
  }

  /// Returns the text of a literal without interpolations, or `nil` if the source isn't one.
  static func text(of literal: [UInt8]) -> String? {
    // In the value of a literal, line breaks are line feeds, whatever they are in the source.
    let source = Scalars(
      String(decoding: literal, as: UTF8.self)
        .replacingOccurrences(of: "\r\n", with: "\n", options: .literal).unicodeScalars
    )
    let pounds = source.prefix { $0 == "#" }
    let inner = source[pounds.count...].dropLast(pounds.count)
    guard source.suffix(pounds.count) == pounds else { return nil }
    let escape = ["\\"] + pounds
    let quotes = Scalars(repeating: "\"", count: 3)
    guard inner.count >= 6, inner.starts(with: quotes), inner.suffix(3) == quotes[...] else {
      guard inner.count >= 2, inner.first == "\"", inner.last == "\"" else { return nil }
      return unescaped(inner.dropFirst().dropLast(), escape: escape)
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
    return unescaped(text[...], escape: escape)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  /// Returns the text with its escapes replaced; `nil` for an interpolation or an invalid escape.
  private static func unescaped(
    _ text: ArraySlice<Unicode.Scalar>,
    escape: [Unicode.Scalar]
  ) -> String? {
    var result = String.UnicodeScalarView()
    var remainder = text
    while let first = remainder.first {
      guard remainder.starts(with: escape) else {
        result.append(first)
        remainder.removeFirst()
        continue
      }
      remainder = remainder.dropFirst(escape.count)
      switch remainder.popFirst() {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "0": result.append("\0")
      case "\\": result.append("\\")
      case "\"": result.append("\"")
      case "'": result.append("'")
      // An escaped line break joins the line with the next one.
      case "\n": break
      case "u":
        guard remainder.popFirst() == "{", let end = remainder.firstIndex(of: "}"),
          let value = UInt32(String(String.UnicodeScalarView(remainder[..<end])), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return nil }
        result.append(scalar)
        remainder = remainder[end...].dropFirst()
      default: return nil
      }
    }
    return String(result)
  }
}
