import TabScreens

extension Shard {
  /// Parses the number of a shard, from 1, and the number of shards, as in `2/4`.
  ///
  /// - Throws: ``UsageError`` for anything else.
  init(_ text: String) throws(UsageError) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let total = numbers[1], number >= 1,
      let shard = Shard(index: number - 1, total: total)
    else { throw .notAShard(text) }
    self = shard
  }
}
