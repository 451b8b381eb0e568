import Foundation
import TabScreens

extension Shard {
  /// Creates the shard that an environment defines, or `nil` if it defines none.
  ///
  /// The variables are those of Bazel: `TEST_TOTAL_SHARDS` and `TEST_SHARD_INDEX`, and
  /// `TEST_SHARD_STATUS_FILE`, a file that is written to confirm that sharding is supported.
  ///
  /// - Throws: ``TabSnapshotError`` for invalid numbers, since a shard that compares nothing would
  ///   pass.
  init?(_ environment: [String: String]) throws {
    let names = ["TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX"]
    let texts = names.map { environment[$0] ?? "" }
    if texts == ["", ""] { return nil }
    guard let total = Int(texts[0]), let index = Int(texts[1]),
      let shard = Shard(index: index, total: total)
    else {
      throw TabSnapshotError(
        "\(names[0]) is '\(texts[0])' and \(names[1]) is '\(texts[1])'",
        fix: "write a number of shards, and an index from 0 up to it"
      )
    }
    self = shard
    if let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty,
      !FileManager.default.fileExists(atPath: path)
    {
      try Data().write(to: URL(fileURLWithPath: path))
    }
  }
}
