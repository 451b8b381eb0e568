import Foundation
import TabJSON

/// What the tests of a whole run have compared, from the manifests that each of its processes wrote.
struct SnapshotManifests {
  private var referenced: Set<String> = []

  /// Reads the manifests of a folder.
  ///
  /// - Throws: ``ToolFailure`` if they aren't those of a whole run: what no test of a part compares may be another's.
  init(in folder: String) throws(ToolFailure) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { $0.hasPrefix("manifest-") && $0.hasSuffix(".txt") }
    guard !names.isEmpty else {
      throw ToolFailure(
        "there is no manifest in \(quoted(folder))",
        fix: "run the tests with SNAPSHOT_ARTIFACTS=\(folder)"
      )
    }
    var shards: [Int: Set<Int>] = [:]
    for name in names {
      let bytes = try FileAccess.read("\(folder)/\(name)", limit: 64 << 20)
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      let words = (lines.first ?? "").split(separator: " ")
      guard words.count == 6, let index = Int(words[3]), let total = Int(words[5]) else {
        throw ToolFailure("\(folder)/\(name) isn't a manifest")
      }
      guard words[0] == "whole" else {
        throw ToolFailure(
          "\(folder)/\(name) is of a run that left tests out",
          fix: "remove the manifests, and run all tests"
        )
      }
      shards[total, default: []].insert(index)
      referenced.formUnion(lines.dropFirst().map { Self.absolute(String($0)) })
    }
    for (total, indices) in shards.sorted(by: { $0.key < $1.key }) {
      guard let missing = (0..<total).first(where: { !indices.contains($0) }) else { continue }
      throw ToolFailure(
        "there is no manifest of shard \(missing) of \(total)",
        fix: "put the manifests of all shards into \(quoted(folder))"
      )
    }
  }

  /// Whether a test has compared the snapshot at a path.
  func contains(_ path: String) -> Bool { referenced.contains(Self.absolute(path)) }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
