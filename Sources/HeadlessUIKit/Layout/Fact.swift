/// A number that describes UIKit, with how well it is known.
package struct Fact<Value: Hashable & Sendable>: Hashable, Sendable {
  package enum Mark: String, Hashable, Sendable {
    /// Stated by Apple's documentation or headers.
    case documented
    /// Read from pixels that UIKit drew.
    case measured
    /// Given by two or more independent public sources.
    case severalSources
    /// Given by one public source.
    case oneSource
    /// Follows from other facts.
    case inferred
    /// Not established; a guess that a better value may replace.
    case unknown
  }

  package let value: Value
  package let mark: Mark

  package init(_ value: Value, _ mark: Mark) {
    self.value = value
    self.mark = mark
  }
}
