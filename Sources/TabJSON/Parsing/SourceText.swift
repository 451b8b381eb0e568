/// The bytes of a text, with the lines they form.
package struct SourceText: Hashable, Sendable {
  /// The name of the file, as its reader knows it.
  package let file: String
  package let bytes: [UInt8]

  /// Where each line starts; lines end with LF, CR or both.
  private let lineStarts: [Int]

  package init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isCRLF =
        byte == .carriageReturn && index + 1 < bytes.count
        && bytes[index + 1] == .lineFeed
      if byte == .lineFeed || byte == .carriageReturn && !isCRLF { starts.append(index + 1) }
    }
    lineStarts = starts
  }

  /// The line and the column of a byte, or of the end of the text.
  package func location(of offset: Int) -> SourceLocation {
    let line = lineIndex(of: offset)
    return SourceLocation(file: file, line: line + 1, column: offset - lineStarts[line] + 1)
  }

  /// The line where `range` starts, with the part of the range that stands in it.
  package func excerpt(of range: Range<Int>) -> SourceExcerpt {
    let line = lineRange(lineIndex(of: range.lowerBound))
    let start = min(range.lowerBound, line.upperBound)
    let end = max(start, min(range.upperBound, line.upperBound))

    // A megabyte without a line break must not come out again with each of its problems.
    let (whole, before, after) = (160, 50, 100)
    let isShort = line.count <= whole
    let first =
      isShort ? line.lowerBound : max(line.lowerBound, characterStart(atOrAfter: start - before))
    let last =
      isShort ? line.upperBound : min(line.upperBound, characterStart(atOrAfter: start + after))
    let leading = first > line.lowerBound ? "…" : ""
    let trailing = last < line.upperBound ? "…" : ""

    let shownBefore = leading + visible(first..<start)
    let shownUntil = leading + visible(first..<min(end, last))
    let shown = leading + visible(first..<last) + trailing
    return SourceExcerpt(
      line: shown,
      marked: shownBefore.count..<max(shownBefore.count, shownUntil.count)
    )
  }

  /// A diagnostic about a part of the text.
  package func diagnostic(
    _ severity: Diagnostic.Severity,
    _ message: String,
    at range: Range<Int>,
    notes: [String] = [],
    fix: String? = nil,
    rule: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity,
      message,
      at: location(of: range.lowerBound),
      excerpt: excerpt(of: range),
      notes: notes,
      fix: fix,
      rule: rule
    )
  }

  /// The last line that starts at or before `offset`.
  private func lineIndex(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line without its end.
  private func lineRange(_ index: Int) -> Range<Int> {
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > start, [.lineFeed, .carriageReturn].contains(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func characterStart(atOrAfter offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// The text of some bytes, with a glyph for everything that would move the cursor.
  private func visible(_ range: Range<Int>) -> String {
    let text = String(
      decoding: bytes[range.lowerBound..<max(range.lowerBound, range.upperBound)],
      as: UTF8.self
    )
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isShown = scalar == "\t" || !scalar.disturbsTerminals
      shown.append(isShown ? scalar : "\u{FFFD}")
    }
    return String(shown)
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}
