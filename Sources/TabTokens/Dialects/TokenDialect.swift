import TabJSON

/// How a tool writes tokens, recognized by what is in the document.
package enum TokenDialect: Hashable, Sendable, CaseIterable {
  /// Design Tokens 2025.10 itself.
  case format

  init(recognizing root: JSONValue) { self = .format }

  /// The document as the Format has it; what is changed keeps its places.
  func lowered(
    _ root: JSONValue,
    in source: SourceText,
    problems: inout TokenProblems
  ) -> JSONValue {
    root
  }
}
