/// A part of all recordings, for test runs that are split among several processes or machines.
package struct Shard: Hashable, Sendable {
  /// The index of the shard, from 0.
  package let index: Int

  /// The number of shards.
  package let total: Int

  /// Creates a shard, or `nil` if the index is out of range.
  package init?(index: Int, total: Int) {
    guard total > 0, 0..<total ~= index else { return nil }
    (self.index, self.total) = (index, total)
  }

  /// Returns whether a recording is in the shard; each is in one shard, which depends only on its
  /// name.
  package func contains(_ name: String) -> Bool { name.fnv1a % UInt64(total) == UInt64(index) }
}
