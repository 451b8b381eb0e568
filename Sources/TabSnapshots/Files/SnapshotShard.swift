import Foundation
import TabLint

/// The part of all snapshots that a process compares, where many machines share them.
///
/// The variables are those of Bazel: `TEST_TOTAL_SHARDS` and `TEST_SHARD_INDEX`, and `TEST_SHARD_STATUS_FILE`, a file that is
/// written to say that they are heeded.
struct SnapshotShard: Hashable {
  let index: Int
  let total: Int

  /// The shard that an environment asks for, or `nil` if it asks for none.
  ///
  /// - Throws: ``TabSnapshotError`` for numbers that make no sense: a shard that compares nothing would pass.
  init?(_ environment: [String: String]) throws {
    let names = ["TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX"]
    let texts = names.map { environment[$0] ?? "" }
    if texts == ["", ""] { return nil }
    guard let total = Int(texts[0]), let index = Int(texts[1]), 0..<max(total, 0) ~= index else {
      throw TabSnapshotError(
        "\(names[0]) is '\(texts[0])' and \(names[1]) is '\(texts[1])'",
        fix: "write a number of shards, and an index from 0 up to it"
      )
    }
    self.total = total
    self.index = index
    if let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty,
      !FileManager.default.fileExists(atPath: path)
    {
      try Data().write(to: URL(fileURLWithPath: path))
    }
  }

  /// Whether the snapshot of a test, by what its file is named after, is in the shard; each is in one, whatever else there is.
  func contains(_ name: String) -> Bool { name.fnv1a % UInt64(total) == UInt64(index) }
}
