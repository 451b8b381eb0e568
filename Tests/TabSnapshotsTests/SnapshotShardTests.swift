import Foundation
import Testing

@testable import TabScreens
@testable import TabSnapshots

@MainActor
struct SnapshotShardTests {
  private func environment(_ total: String, _ index: String) -> [String: String] {
    ["TEST_TOTAL_SHARDS": total, "TEST_SHARD_INDEX": index]
  }

  @Test func `each snapshot is in exactly one shard, and shards are about equal`() throws {
    let names = (0..<1_000).map { "BarTests/bar()/cell-\($0)" }
    let shards = try (0..<7).map { index in
      try #require(try Shard(environment("7", "\(index)")))
    }
    for name in names { #expect(shards.filter { $0.contains(name) }.count == 1) }
    let counts = shards.map { names.filter($0.contains).count }
    #expect(counts.allSatisfy { (100...190).contains($0) }, "\(counts)")
    // The same on every machine.
    #expect(
      names.prefix(4).map { name in shards.firstIndex { $0.contains(name) } } == [4, 0, 3, 2]
    )
  }

  @Test func `without the variables there is one shard of all`() throws {
    #expect(try Shard([:]) == nil)
    #expect(try Shard(environment("1", "0"))?.contains("anything") == true)
  }

  @Test(arguments: [("0", "0"), ("2", "2"), ("2", "-1"), ("two", "0"), ("2", ""), ("", "0")])
  func `numbers that make no sense are an error`(total: String, index: String) {
    let error = #expect(throws: TabSnapshotError.self) {
      try Shard(environment(total, index))
    }
    #expect(
      error?.description == """
        TEST_TOTAL_SHARDS is '\(total)' and TEST_SHARD_INDEX is '\(index)'
        fix: write a number of shards, and an index from 0 up to it
        """
    )
  }

  @Test func `what is in another shard is neither made nor compared`() throws {
    let folder = SnapshotFolder()
    defer { folder.remove() }
    let status = folder.path("status")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    var made: [String] = []
    for index in 0..<3 {
      for cell in 0..<20 {
        var comparison = SnapshotComparison(
          name: "\(cell)",
          record: .all,
          suites: [],
          path: folder.path("BarTests.swift"),
          test: "bar()",
          line: 1,
          column: 1,
          module: "BrandTests",
          environment: environment("3", "\(index)"),
          registry: SnapshotRegistry()
        )
        comparison.environment["TEST_SHARD_STATUS_FILE"] = status
        let strategy = TabSnapshotting<String> { name, _ in
          made.append(name)
          return .text(name)
        }
        #expect(comparison.difference(of: { "\(cell)" }, as: strategy, traits: nil) == nil)
      }
    }
    #expect(made.count == 20)
    #expect(Set(made).count == 20)
    #expect(folder.files.count == 20)
    #expect(FileManager.default.fileExists(atPath: status))
  }
}
