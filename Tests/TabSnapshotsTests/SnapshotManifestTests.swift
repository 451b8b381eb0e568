import Foundation
import Testing

@testable import TabSnapshots

struct SnapshotManifestTests {
  private func manifest(_ arguments: [String], shard: (String, String)? = nil) throws -> String? {
    let folder = SnapshotFolder()
    defer { folder.remove() }
    var environment = ["SNAPSHOT_ARTIFACTS": folder.path("artifacts")]
    if let shard {
      environment["TEST_SHARD_INDEX"] = shard.0
      environment["TEST_TOTAL_SHARDS"] = shard.1
    }
    let here = FileManager.default.currentDirectoryPath
    for path in ["\(here)/Tests/__Snapshots__/a.txt", "/elsewhere/b.png"] {
      try SnapshotManifest.add(
        URL(fileURLWithPath: path),
        environment: environment,
        arguments: arguments
      )
    }
    SnapshotManifest.end(in: folder.path("artifacts"))
    let name = try #require(folder.manifests.first)
    return folder.text(name)
  }

  @Test func `lists snapshots from the current folder on`() throws {
    #expect(
      try manifest(["program"])
        == "whole run, shard 0 of 1\nTests/__Snapshots__/a.txt\n/elsewhere/b.png\nend of 2\n"
    )
    #expect(
      try manifest(["program"], shard: ("1", "3"))?.hasPrefix("whole run, shard 1 of 3\n") == true
    )
  }

  @Test(
    arguments: [
      ["program", "--filter", "BarTests"], ["program", "--skip", "BarTests"],
      ["program", "Tests.BarTests/testBar"],
    ]
  )
  func `says when tests were left out`(arguments: [String]) throws {
    #expect(try manifest(arguments)?.hasPrefix("filtered run") == true)
  }

  @Test func `is written only where artifacts are wanted`() throws {
    try SnapshotManifest.add(URL(fileURLWithPath: "/a.txt"), environment: [:])
    #expect(SnapshotManifest.isFiltered(["program", "--filter=BarTests"]))
    #expect(!SnapshotManifest.isFiltered(["/a.b/program", "--testing-library", "swift-testing"]))
    #expect(!SnapshotManifest.isFiltered(["program", "--skip-build"]))
  }
}
