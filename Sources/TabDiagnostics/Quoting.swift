/// Returns text in single quotes, fit for one line of a terminal.
///
/// Characters that could move the cursor or change the direction of text are escaped as `\u{1B}`;
/// text longer than `limit` characters is truncated.
package func quoted(_ text: some StringProtocol, limit: Int = 60) -> String {
  let start = text.prefix(limit)
  let isCut = start.endIndex < text.endIndex
  return "'\(printable(start))\(isCut ? "…" : "")'"
}

/// Returns text in double quotes, with the escapes of JSON.
package func inQuotes(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += #"\""#
    case "\\": result += #"\\"#
    case "\n": result += #"\n"#
    case "\r": result += #"\r"#
    case "\t": result += #"\t"#
    case _ where scalar.disturbsTerminals && scalar.value <= 0xFFFF:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// Returns the shortest text that reads back as the same number.
package func numberText(_ number: Double) -> String {
  precondition(number.isFinite, "a number in text must be finite (was \(number))")
  // Zeros are equal whatever their sign, and equal values are written the same.
  let text = number == 0 ? "0" : "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns several names, each in single quotes, separated by commas.
package func quotedList(_ names: some Sequence<String>) -> String {
  names.map { quoted($0) }.joined(separator: ", ")
}

/// Returns a number with its noun, as in "1 file" and "2 files".
package func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// Returns text in which characters that disturb terminals are escaped, except those to keep.
package func printable(
  _ text: some StringProtocol,
  keeping kept: Set<Unicode.Scalar> = []
) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar.disturbsTerminals, !kept.contains(scalar) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
    } else {
      result.append(scalar)
    }
  }
  return String(result)
}

extension Unicode.Scalar {
  /// Whether printing the scalar does anything but add a glyph to the line.
  package var disturbsTerminals: Bool {
    // Most text is ASCII, for which there is no need to look up the category.
    if 0x20..<0x7F ~= value { return false }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: Self.directionMarks.contains(value) || value == 0xFEFF
    }
  }

  /// The marks that change the direction of the text after them.
  private static let directionMarks: Set<UInt32> = [
    0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
  ]
}
