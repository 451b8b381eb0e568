/// The bytes of a text, split into lines.
package struct SourceText: Hashable, Sendable {
  /// The name of the file, as its user knows it.
  package let file: String
  package let bytes: [UInt8]

  /// The range of each line, without its line break: LF, CR or both.
  private let lines: [Range<Int>]

  package init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    var lines: [Range<Int>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte.isLineEnd && offset >= start {
      lines.append(start..<offset)
      let next = offset + 1
      let isOfTwo = byte == .carriageReturn && next < bytes.count && bytes[next] == .lineFeed
      start = isOfTwo ? next + 1 : next
    }
    self.lines = lines + [start..<bytes.count]
  }

  /// Returns the line and the column of an offset, which may be the end of the text.
  package func location(of offset: Int) -> ThemeDiagnostic.Location {
    let line = lineIndex(at: offset)
    return ThemeDiagnostic.Location(
      file: file,
      line: line + 1,
      column: offset - lines[line].lowerBound + 1
    )
  }

  /// Returns the line in which `range` starts, with the part of the range in that line.
  package func excerpt(of range: Range<Int>) -> ThemeDiagnostic.Excerpt {
    let line = lines[lineIndex(at: range.lowerBound)]
    let start = min(range.lowerBound, line.upperBound)
    var shown = line
    // A long line is truncated: otherwise each diagnostic would repeat a megabyte without a line
    // break.
    if line.count > 160 {
      let first = min(characterStart(atOrAfter: start - 50), start)
      shown = (first..<characterStart(atOrAfter: start + 100)).clamped(to: line)
    }
    let marked = range.clamped(to: start..<shown.upperBound)
    let leading = shown.lowerBound > line.lowerBound ? "…" : ""
    let trailing = shown.upperBound < line.upperBound ? "…" : ""
    let before = leading + visible(shown.lowerBound..<start)
    let until = leading + visible(shown.lowerBound..<marked.upperBound)
    return ThemeDiagnostic.Excerpt(
      line: leading + visible(shown) + trailing,
      marked: before.count..<max(before.count, until.count)
    )
  }

  /// Creates a diagnostic about a range of the text; `root` is needed for fixes that remove a
  /// member.
  package func diagnostic(
    _ severity: ThemeDiagnostic.Severity,
    _ message: String,
    at range: Range<Int>,
    notes: [String] = [],
    fix: Fix? = nil,
    rule: String? = nil,
    in root: JSONValue? = nil
  ) -> ThemeDiagnostic {
    var diagnostic = ThemeDiagnostic(
      severity,
      message,
      at: location(of: range.lowerBound),
      excerpt: excerpt(of: range),
      notes: notes,
      fix: fix?.words,
      rule: rule
    )
    diagnostic.edits = fix?.edits(at: range, in: root) ?? []
    return diagnostic
  }

  /// Returns the error that Git left something in place of the text.
  package func diagnostic(_ leftover: GitLeftover) -> ThemeDiagnostic {
    var diagnostic = diagnostic(.error, "\(leftover)", at: leftover.range, fix: Fix(leftover.fix))
    diagnostic.category = leftover == .pointer ? .unreadable : .syntax
    return diagnostic
  }

  /// Returns the index of the last line that starts at or before an offset.
  private func lineIndex(at offset: Int) -> Int {
    var range = 0..<lines.count
    while range.count > 1 {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        lines[middle].lowerBound <= offset
        ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  private func characterStart(atOrAfter offset: Int) -> Int {
    let offset = max(0, min(offset, bytes.count))
    // A character has three bytes after its first at most; a longer row of such bytes is no text.
    let next = offset..<min(offset + 4, bytes.count)
    return next.first { bytes[$0] & 0xC0 != 0x80 } ?? next.upperBound
  }

  /// Returns the text of a range, with a replacement character for everything that would move the
  /// cursor.
  private func visible(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).unicodeScalars
      .map { $0 == "\t" || !$0.disturbsTerminals ? String($0) : "\u{FFFD}" }.joined()
  }
}
