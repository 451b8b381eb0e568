package import TabFiles

/// The limits on token documents, which are untrusted input.
package enum TokenLimits {
  /// The limits on the JSON of a document, which tools generate: 16 MiB, and a million members and elements.
  ///
  /// Comments and the like are notes, and errors in strict mode.
  package static let document = JSONLimits(
    bytes: 16 * JSONLimits.bytes,
    members: 1_000_000,
    isRelaxed: true
  )

  /// The maximum number of tokens and groups, inherited ones included.
  package static let tokens = 200_000

  /// The maximum number of values read; a part of a token counts again for each reference to it.
  package static let values = 4_000_000

  /// The maximum length of a chain of references, from a token to its value or from a group to an inherited one.
  package static let references = 64

  /// The maximum number of sources in a resolver document, with repetitions.
  package static let sources = 10_000

  /// The maximum number of combinations of contexts that are read from a resolver document.
  package static let combinations = 1_000

  /// The maximum number of tokens that all combinations of contexts have together.
  package static let combinedTokens = 1_000_000

  /// The maximum number of errors, and of warnings and notes of each kind, that one reading reports.
  package static let problems = 1_000

  /// The maximum number of names compared in the search for similar ones, per reading.
  static let comparedNames = 20_000
}
