extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as compilers print it: what, where, how to mend it.
  public var description: String {
    var lines = [headline]
    if let excerpt {
      // The number of the line stands before the bar, as many blanks stand below it.
      let number = location.map { "\($0.line)" } ?? ""
      lines.append("  \(number) |\(excerpt.line.isEmpty ? "" : " ")\(excerpt.line)")
      lines.append("  \(String(repeating: " ", count: number.count)) | \(excerpt.underline)")
    }
    lines += notes.map { "  note: \($0)" }
    if let fix { lines.append("  fix: \(fix)") }
    return lines.joined(separator: "\n")
  }

  private var headline: String {
    let place = location.map { "\($0): " } ?? ""
    return "\(place)\(severity.rawValue): \(message)"
  }
}

extension SourceLocation: CustomStringConvertible {
  /// File, line and column with colons between them.
  public var description: String { "\(file):\(line):\(column)" }
}

extension SourceExcerpt {
  /// The line below the excerpt: blanks up to the marked part, then `^~~~` as long as that part.
  var underline: String {
    // A tab below a tab keeps the columns aligned whatever the width of tabs is.
    let indent = line.prefix(marked.lowerBound).map { $0 == "\t" ? "\t" : " " }
    let missing = marked.lowerBound - indent.count
    return indent.joined() + String(repeating: " ", count: max(0, missing)) + "^"
      + String(repeating: "~", count: max(0, marked.count - 1))
  }
}
