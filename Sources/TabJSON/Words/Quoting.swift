/// Text that somebody wrote, in single quotes, fit for one line of a terminal.
///
/// What could move the cursor or turn the direction of text is shown as `\u{1B}`; what is longer
/// than 60 characters is cut.
package func quoted(_ text: some StringProtocol) -> String {
  let limit = 60
  let start = text.prefix(limit)
  let isCut = start.endIndex < text.endIndex
  return "'\(visible(start))\(isCut ? "…" : "")'"
}

/// Several names, each in single quotes, with commas between them.
package func quotedList(_ names: some Sequence<String>) -> String {
  names.map { quoted($0) }.joined(separator: ", ")
}

private func visible(_ text: some StringProtocol) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar.disturbsTerminals {
      result.append(
        contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      )
    } else {
      result.append(scalar)
    }
  }
  return String(result)
}

extension Unicode.Scalar {
  /// Whether printing it does anything but put one more glyph into the line.
  var disturbsTerminals: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: Self.directionMarks.contains(value) || value == 0xFEFF
    }
  }

  /// Marks that turn the direction of the text after them.
  private static let directionMarks: Set<UInt32> = [
    0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
  ]
}
