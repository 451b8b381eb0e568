package import TabJSON

/// How much of token documents is read; they can come from anywhere.
package enum TokenLimits {
  /// A document, which tools write: 16 MiB and a million members and elements.
  package static let document = JSONLimits(bytes: 16 * JSONLimits.bytes, members: 1_000_000)

  /// The tokens and groups, inherited ones included.
  package static let tokens = 200_000

  /// The values that are read, once more for each reference to a part of a token.
  package static let values = 4_000_000

  /// The references in a row, from a token to its value or from a group to what it inherits.
  package static let references = 64

  /// The sources that a resolver document merges.
  package static let sources = 10_000

  /// The problems reported at once.
  package static let problems = 1_000

  /// The names that are compared to find the nearest ones of a document.
  static let comparedNames = 20_000
}
