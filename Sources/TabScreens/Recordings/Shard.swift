/// A part of all recordings, where several processes or machines share them.
package struct Shard: Hashable, Sendable {
  /// The index of the part, from 0.
  package let index: Int

  /// The number of parts.
  package let total: Int

  /// Creates a part, or `nil` if there is no part with the index.
  package init?(index: Int, total: Int) {
    guard total > 0, 0..<total ~= index else { return nil }
    (self.index, self.total) = (index, total)
  }

  /// Whether a recording is in the part; each is in one, which depends on its name alone.
  package func contains(_ name: String) -> Bool { name.fnv1a % UInt64(total) == UInt64(index) }
}
