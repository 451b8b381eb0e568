extension JSONDocument {
  /// The maximum number of times that a text is parsed to fix its syntax.
  private static let attempts = 8

  /// Returns the text with the fixes of its syntax, and their number; `nil` unless every problem can
  /// be fixed, since half of the fixes can make less sense than none.
  package func withFixedSyntax() -> (bytes: [UInt8], count: Int)? {
    var (document, count) = (self, 0)
    // Problems can appear that others have hidden.
    for _ in 0..<Self.attempts {
      if document.diagnostics.isEmpty { return count == 0 ? nil : (document.source.bytes, count) }
      let fixed = document.diagnostics.independentlyFixable
      if fixed.isEmpty { return nil }
      count += fixed.count
      document = JSONDocument(
        parsing: document.source.bytes.applying(fixed.flatMap(\.edits)),
        file: source.file
      )
    }
    return nil
  }
}
