/// A figure about UIKit, with its evidence.
package struct Fact<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value
  package let evidence: Evidence

  package init(_ value: Value, _ evidence: Evidence) {
    self.value = value
    self.evidence = evidence
  }
}

/// The evidence for a figure about UIKit, the strongest first; the raw values appear in `FIDELITY.md`.
package enum Evidence: String, Hashable, Sendable, CaseIterable {
  /// In public documentation or a header comment.
  case documented

  /// Measured in pictures that UIKit drew.
  case measured

  /// In several independent public sources.
  case severalSources = "several sources"

  /// In one public source.
  case oneSource = "one source"

  /// Concluded from other facts.
  case inferred

  /// Commonly quoted, not established.
  case unknown = "not established"
}
