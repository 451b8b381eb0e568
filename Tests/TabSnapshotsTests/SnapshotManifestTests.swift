import Foundation
import TabScreens
import Testing

@testable import TabSnapshots

struct SnapshotManifestTests {
  private func manifest(
    _ arguments: [String],
    shard: (String, String)? = nil,
    outcome: RunManifest.Outcome = .passed,
    variables: [String: String] = [:]
  ) throws -> String? {
    let folder = SnapshotFolder()
    defer { folder.remove() }
    var environment = variables.merging(["SNAPSHOT_ARTIFACTS": folder.path("artifacts")]) { $1 }
    if let shard {
      environment["TEST_SHARD_INDEX"] = shard.0
      environment["TEST_TOTAL_SHARDS"] = shard.1
    }
    let here = FileManager.default.currentDirectoryPath
    for path in ["\(here)/Tests/__Snapshots__/a.txt", "/elsewhere/b.png"] {
      SnapshotManifest.add(
        URL(fileURLWithPath: path),
        environment: environment,
        arguments: arguments
      )
    }
    SnapshotManifest.end(in: folder.path("artifacts"), outcome: outcome)
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

  @Test func `tells whether the run has passed, and that Xcode may have left tests out`() throws {
    #expect(try manifest(["program"], outcome: .failed)?.hasSuffix("end of 2, failed\n") == true)
    #expect(
      try manifest(["program"], outcome: .unknown)?.hasSuffix("end of 2, outcome unknown\n") == true
    )
    let xcode = ["XCTestConfigurationFilePath": "/tmp/a.xctestconfiguration"]
    #expect(try manifest(["program"], variables: xcode)?.hasPrefix("filtered run") == true)
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
    SnapshotManifest.add(URL(fileURLWithPath: "/a.txt"), environment: [:])
    #expect(SnapshotManifest.isFiltered(["program", "--filter=BarTests"]))
    #expect(!SnapshotManifest.isFiltered(["/a.b/program", "--testing-library", "swift-testing"]))
    #expect(!SnapshotManifest.isFiltered(["program", "--skip-build"]))
  }
}
