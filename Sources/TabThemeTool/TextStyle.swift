import TabFiles

/// A text style of a terminal; the raw value is the parameter of ECMA-48's SGR sequence.
enum TextStyle: String {
  case bold = "1"
  case red = "1;31"
  case green = "32"
  case yellow = "1;33"
  case cyan = "36"

  /// Returns the text in the style, followed by a reset.
  func text(_ text: some StringProtocol) -> String {
    text.isEmpty ? "" : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}

extension String {
  /// The text with a swatch before each hexadecimal color, in a color of 24 bits (ISO 8613-6); a
  /// color that can't be seen has none.
  var withSwatches: String {
    replacing(#/#([0-9A-F]{2})([0-9A-F]{2})([0-9A-F]{2})([0-9A-F]{2})?\b/#) { match in
      if match.output.4 == "00" { return String(match.output.0) }
      let components = [match.output.1, match.output.2, match.output.3]
        .map { String(Int($0, radix: 16) ?? 0) }
      return "\u{1B}[38;2;\(components.joined(separator: ";"))m▇▇\u{1B}[0m \(match.output.0)"
    }
  }
}

extension ThemeDiagnostic.Severity {
  fileprivate var style: TextStyle {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}

extension ThemeDiagnostic {
  /// Returns the diagnostic as it is printed.
  ///
  /// - Parameter hasColors: Whether parts of the text have colors; the text is the same.
  /// - Returns: The lines, without a line feed at the end.
  func text(hasColors: Bool) -> String {
    guard hasColors else { return description }
    var lines = description.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init
    )
    let prefix = location.map { "\($0): " } ?? ""
    let label = "\(severity.rawValue):"
    lines[0] =
      TextStyle.bold.text(prefix) + severity.style.text(label)
      + TextStyle.bold.text(lines[0].dropFirst(prefix.count + label.count))
    if excerpt != nil { lines[2] = TextStyle.green.text(lines[2]) }
    let headLineCount = excerpt == nil ? 1 : 3
    for index in lines.indices.dropFirst(headLineCount) {
      for (label, style) in [("  note:", TextStyle.cyan), ("  fix:", .green)]
      where lines[index].hasPrefix(label) {
        lines[index] = style.text(label) + lines[index].dropFirst(label.count)
      }
    }
    return lines.joined(separator: "\n")
  }
}
