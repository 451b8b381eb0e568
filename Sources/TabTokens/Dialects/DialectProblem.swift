import TabFiles

/// A problem that the conversion from a dialect finds, since the converted document doesn't show it.
struct DialectProblem {
  var code = TokenCode.dialect
  var severity = ThemeDiagnostic.Severity.warning
  let message: String
  let range: Range<Int>
  var fix: Fix?
}

extension [DialectProblem] {
  /// Returns the candidate most similar to a misspelled name, or `nil` after a hundred problems, since searches take time.
  func nearest(to name: String, in candidates: [String]) -> String? {
    count < 100 ? TabDiagnostics.nearest(to: name, in: candidates.prefix(100)) : nil
  }
}
