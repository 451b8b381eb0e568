import Foundation
import TabAppearance
import TabScreens
import Testing

@testable import TabSnapshots

@MainActor
struct InlineSnapshotTests {
  private let folder = SnapshotFolder()
  private let artifacts = SnapshotFolder()
  private let recorder = SourceRecorder()

  private func difference<Value>(
    of value: Value,
    as strategy: TabSnapshotting<Value>,
    from expected: String?,
    _ record: TabSnapshotRecord? = .never,
    line: UInt = 1,
    registry: SnapshotRegistry = SnapshotRegistry()
  ) -> [Substring]? {
    SnapshotComparison(
      name: nil,
      record: record,
      suites: [],
      path: folder.path("BarTests.swift"),
      test: "bar()",
      line: line,
      column: 6,
      module: "BrandTests",
      environment: ["SNAPSHOT_ARTIFACTS": artifacts.url.path],
      registry: registry,
      recorder: recorder
    )
    .inlineDifference(of: { value }, as: strategy, traits: nil, from: expected)?
    .description.split(separator: "\n")
  }

  @Test func `is compared with the text in the source, without the end of its last line`() {
    assertInlineTabSnapshot(
      of: TabBarTheme(name: "A", tintColor: "#FF0000"),
      as: .json,
      matches: """
        {
          "name": "A",
          "tintColor": "#FF0000"
        }
        """
    )
    #expect(difference(of: "a\n", as: .lines, from: "a") == nil)
    #expect(difference(of: "a", as: .lines, from: "a") == nil)
    #expect(folder.files == [])
  }

  private func write(_ source: String) throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data(source.utf8).write(to: folder.url.appendingPathComponent("BarTests.swift"))
  }

  private func remove() {
    folder.remove()
    artifacts.remove()
  }

  private let literals = #"""
    check(a, matches: """
      one
      two
      """)
    check(b, matches: """
      new
      """)

    """#

  @Test func `a missing text is written into the source, wherever earlier ones have moved it`()
    throws
  {
    defer { remove() }
    try write("check(a)\ncheck(b, matches: nil)\n")
    #expect(
      difference(of: "one\ntwo\n", as: .lines, from: nil, .missing) == [
        "there is no text at BarTests.swift:1", "one", "two",
        "recorded in the source; the next run compares with it",
      ]
    )
    #expect(difference(of: "new", as: .lines, from: nil, .missing, line: 2)?.count == 3)
    #expect(folder.text("BarTests.swift") == literals)
    #expect(FailedSnapshot.all(in: artifacts.url) == [])
  }

  @Test(arguments: [TabSnapshotRecord.failed, .all])
  func `a text that differs is written`(mode: TabSnapshotRecord) throws {
    defer { remove() }
    try write("check(a, matches: \"old\")\ncheck(b, matches: \"new\")\n")
    let failure = difference(of: "color: red", as: .lines, from: "old", mode)
    #expect((failure == nil) == (mode == .all))
    #expect(difference(of: "new", as: .lines, from: "new", mode, line: 2) == nil)
    #expect(
      folder.text("BarTests.swift")
        == "check(a, matches: \"\"\"\n  color: red\n  \"\"\")\ncheck(b, matches: \"new\")\n"
    )
  }

  @Test(arguments: [
    (TabSnapshotRecord.never, nil, "RECORD=missing"), (.never, "color: blue", "RECORD=failed"),
    (.missing, "color: blue", "RECORD=failed"),
  ])
  func `a text that isn't recorded is in the report until it is as expected`(
    mode: TabSnapshotRecord,
    expected: String?,
    command: String
  ) throws {
    defer { remove() }
    let source = "check(a)\n"
    try write(source)
    let failure = difference(of: "color: red\n", as: .lines, from: expected, mode)
    #expect(
      failure == [
        expected == nil
          ? "there is no text at BarTests.swift:1" : "text differs from that at BarTests.swift:1",
        expected == nil ? "color: red" : "color: blue → red",
        "fix: \(command) swift test --filter bar, if it is meant",
        "see: tabtheme snapshots report",
      ]
    )
    #expect(folder.text("BarTests.swift") == source)
    let kept = try #require(FailedSnapshot.all(in: artifacts.url).first)
    #expect(kept.path == folder.path("BarTests.swift:1"))
    #expect(try String(contentsOfFile: kept.after, encoding: .utf8) == "color: red")
    #expect(try kept.before.map { try String(contentsOfFile: $0, encoding: .utf8) } == expected)
    #expect(difference(of: "color: red\n", as: .lines, from: "color: red") == nil)
    #expect(FailedSnapshot.all(in: artifacts.url) == [])
  }

  @Test func `a source that has changed, or can't be read, isn't written`() throws {
    defer { remove() }
    let missing = difference(of: "new", as: .lines, from: nil, .all)
    #expect(missing?.first?.contains("BarTests.swift:1: can't read the source") == true)
    try write("check(a)\ncheck(b)\n")
    _ = difference(of: "one\ntwo", as: .lines, from: nil, .all)
    let edited = "// edited\n\(folder.text("BarTests.swift") ?? "")"
    try write(edited)
    let failure = difference(of: "new", as: .lines, from: nil, .all, line: 2)
    #expect(failure?.first?.hasSuffix("BarTests.swift:2: the source has changed") == true)
    #expect(failure?.contains("fix: run the test again") == true)
    #expect(folder.text("BarTests.swift") == edited)
  }

  @Test func `a test that runs again writes its text once`() throws {
    defer { remove() }
    try write("check(a)\n")
    #expect(difference(of: "new", as: .lines, from: nil, .all) == nil)
    let written = folder.text("BarTests.swift")
    #expect(difference(of: "new", as: .lines, from: nil, .all) == nil)
    #expect(folder.text("BarTests.swift") == written)
  }

  @Test func `a source with a conflict of Git isn't written`() throws {
    defer { remove() }
    let source = "check(a)\n<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n"
    try write(source)
    let failure = difference(of: "new", as: .lines, from: nil, .all)
    #expect(failure?.first?.contains("BarTests.swift:1: the file has") == true, "\(failure ?? [])")
    #expect(folder.text("BarTests.swift") == source)
  }

  @Test func `a picture, or two texts in one place, are refused`() {
    defer { remove() }
    let picture = difference(of: TabBarTheme(name: "A"), as: .image, from: "")
    #expect(picture?.first == "a picture can't be in the source of a test")
    let registry = SnapshotRegistry()
    #expect(difference(of: "a", as: .lines, from: "a", registry: registry) == nil)
    let second = difference(of: "b", as: .lines, from: "a", registry: registry)
    #expect(
      second?.first == "BarTests.swift:1: two different texts would be in one place of the source"
    )
    #expect(folder.files == [])
  }
}
