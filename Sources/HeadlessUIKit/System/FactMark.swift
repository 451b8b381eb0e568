/// How a figure about UIKit is known.
package enum FactMark: Hashable, Sendable {
  /// In public documentation or a header comment.
  case documented

  /// Measured in pictures that UIKit drew.
  case measured

  /// In several independent public sources.
  case severalSources

  /// In one public source.
  case oneSource

  /// Concluded from other facts.
  case inferred

  /// Commonly quoted, not established.
  case unknown
}
