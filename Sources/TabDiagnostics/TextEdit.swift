/// A replacement of bytes by text.
package struct TextEdit: Hashable, Sendable {
  /// The range of bytes that are replaced.
  package var range: Range<Int>
  package var text: String

  package init(range: Range<Int>, text: String) {
    (self.range, self.text) = (range, text)
  }
}

extension [UInt8] {
  /// Returns the bytes with edits that don't overlap.
  package func applying(_ edits: some Sequence<TextEdit>) -> [UInt8] {
    var bytes = self
    // From the end, so that earlier offsets stay valid; at equal offsets, insertions come last.
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in sorted { bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
    return bytes
  }
}

extension Sequence<ThemeDiagnostic> {
  /// The diagnostics with edits, without those whose edits overlap the edits of earlier ones.
  package var independentlyFixable: [ThemeDiagnostic] {
    var taken: [Range<Int>] = []
    return filter { diagnostic in
      let isApart = diagnostic.edits.allSatisfy { edit in
        taken.allSatisfy { $0.isApart(from: edit.range) }
      }
      if isApart { taken += diagnostic.edits.map(\.range) }
      return isApart && !diagnostic.edits.isEmpty
    }
  }
}

extension Range<Int> {
  /// Returns whether edits of both ranges are independent; two insertions at the same offset
  /// aren't.
  fileprivate func isApart(from other: Range<Int>) -> Bool {
    self != other && (upperBound <= other.lowerBound || other.upperBound <= lowerBound)
  }
}
