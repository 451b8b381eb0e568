import TabJSON

/// How a part of a text is shown on a terminal, by its codes of ECMA-48.
enum TextStyle: String {
  case bold = "1"
  case red = "1;31"
  case green = "32"
  case yellow = "1;33"
  case cyan = "36"

  /// The text in the style, and what follows it as before.
  func text(_ text: some StringProtocol) -> String {
    text.isEmpty ? "" : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
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
  /// The diagnostic as it is printed.
  ///
  /// - Parameter hasColors: Whether the parts of it have colors; the text is the same.
  /// - Returns: The lines without the end of the last one.
  func text(hasColors: Bool) -> String {
    guard hasColors else { return description }
    var lines = description.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init
    )
    let place = location.map { "\($0): " } ?? ""
    let label = "\(severity.rawValue):"
    lines[0] =
      TextStyle.bold.text(place) + severity.style.text(label)
      + TextStyle.bold.text(lines[0].dropFirst(place.count + label.count))
    if excerpt != nil { lines[2] = TextStyle.green.text(lines[2]) }
    let rest = excerpt == nil ? 1 : 3
    for index in lines.indices.dropFirst(rest) {
      for (label, style) in [("  note:", TextStyle.cyan), ("  fix:", .green)]
      where lines[index].hasPrefix(label) {
        lines[index] = style.text(label) + lines[index].dropFirst(label.count)
      }
    }
    return lines.joined(separator: "\n")
  }
}
