import Foundation
import TabRaster
import TabScreens
import Testing

@testable import TabSnapshots

/// A folder for the snapshots and artifacts of one test.
struct SnapshotFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("tabsnapshots-\(UInt64.random(in: 0...(.max)))")

  func remove() { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

  /// All files but manifests and failures, sorted.
  var files: [String] {
    paths.filter { !$0.contains("manifest-") && !$0.contains("/failures/") }
  }

  /// The failures that the report shows.
  var failures: [FailedSnapshot] {
    FailedSnapshot.all(in: URL(fileURLWithPath: path("artifacts")))
  }

  var manifests: [String] { paths.filter { $0.contains("manifest-") } }

  private var paths: [String] {
    (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.contains(".") }.sorted()
  }

  @MainActor
  func difference<Value>(
    of value: Value,
    as strategy: TabSnapshotting<Value>,
    named name: String? = "a",
    _ record: TabSnapshotRecord?,
    line: UInt = #line
  ) -> TabSnapshotDifference? {
    SnapshotComparison(
      name: name,
      record: record,
      suites: [],
      path: path("BarTests.swift"),
      test: "bar()",
      line: line,
      column: 1,
      module: "BrandTests",
      environment: ["SNAPSHOT_ARTIFACTS": path("artifacts")],
      registry: SnapshotRegistry()
    )
    .difference(of: { value }, as: strategy, traits: nil)
  }
}

@MainActor
struct SnapshotComparisonTests {
  private let folder = SnapshotFolder()
  private let golden = "__Snapshots__/BarTests/bar.a.txt"

  private func verify(_ text: String, _ record: TabSnapshotRecord) -> String? {
    folder.difference(of: text, as: .lines, record)?.description
  }

  @Test(arguments: [TabSnapshotRecord.never, .missing, .failed])
  func `a failure has its difference where its files can't be written`(
    mode: TabSnapshotRecord
  ) throws {
    defer { folder.remove() }
    _ = verify("one\n", .missing)
    try FileManager.default.removeItem(atPath: folder.path("artifacts"))
    try Data().write(to: URL(fileURLWithPath: folder.path("artifacts")))
    // A test that passes doesn't need them.
    #expect(verify("one\n", mode) == nil)
    let failure = try #require(verify("two\n", mode))
    let problem = """
      can't write \(folder.path("artifacts/BrandTests/BarTests/bar.a.before.txt")): \
      \(folder.path("artifacts")) isn't a folder
      fix: set SNAPSHOT_ARTIFACTS to a folder that tests can write to
      """
    #expect(failure.contains("one → two") || failure.contains("- one\n+ two"), "\(failure)")
    #expect(failure.contains("\n\(problem)"), "\(failure)")
    #expect(!failure.contains("see: tabtheme snapshots report"))
    #expect(folder.text(golden) == (mode == .failed ? "two\n" : "one\n"))
  }

  @Test func `a file in the place of a folder is told by name`() throws {
    defer { folder.remove() }
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let place = folder.path("__Snapshots__")
    try Data().write(to: URL(fileURLWithPath: place))
    for mode in [TabSnapshotRecord.never, .missing, .failed] {
      let failure = try #require(verify("one\n", mode))
      #expect(failure.hasPrefix("can't read \(folder.path(golden)): \(place) isn't a folder\n"))
    }
    let failure = try #require(verify("one\n", .all))
    #expect(failure.contains("\(folder.path(golden)): \(place) isn't a folder\nfix: "))
  }

  // A pointer as the specification of Git LFS has it, and a conflict as Git writes it.
  @Test(arguments: [
    (
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 5\n",
      ": the file is a pointer of Git LFS; its contents aren't there\nfix: run 'git lfs pull'"
    ),
    (
      "<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> side\n",
      """
      : the file has the markers of a conflict in Git
      fix: resolve the conflict, and remove the lines with its markers
      """
    ),
    (
      "one\r\ntwo\r\n",
      """
       differs in its line ends alone, which are CRLF
      fix: write '*.txt text eol=lf' into .gitattributes, and check the file out again
      """
    ),
    (
      "\u{FEFF}one\ntwo\n",
      """
       differs in its byte order mark
      fix: save the file as UTF-8 without a byte order mark
      """
    ),
  ])
  func `what isn't a snapshot any more is told by name, and isn't recorded over`(
    recorded: String,
    problem: String
  ) throws {
    defer { folder.remove() }
    _ = verify("one\n", .missing)
    let file = folder.url.appendingPathComponent(golden)
    for mode in [TabSnapshotRecord.never, .missing, .failed] {
      try Data(recorded.utf8).write(to: file)
      #expect(verify("one\ntwo\n", mode) == folder.path(golden) + problem)
      #expect(try String(decoding: Data(contentsOf: file), as: UTF8.self) == recorded)
    }
    #expect(verify("one\ntwo\n", .all) == nil)
    #expect(try Data(contentsOf: file) == Data("one\ntwo\n".utf8))
  }

  @Test func `a reference that can't be read isn't recorded over`() throws {
    defer { folder.remove() }
    _ = verify("one\n", .missing)
    let file = folder.url.appendingPathComponent(golden)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "none")
    #expect(
      verify("one\n", .missing) == """
        can't read \(folder.path(golden)): it is a symbolic link whose target doesn't exist
        fix: make the file readable
        """
    )
  }

  @Test func `never writes nothing but artifacts`() {
    defer { folder.remove() }
    #expect(
      verify("one\n", .never)
        == """
        there is no snapshot \(folder.path(golden))
        after: \(folder.path("artifacts/BrandTests/BarTests/bar.a.after.txt"))
        fix: look at the value, then RECORD=missing swift test --filter bar
        """
    )
    #expect(folder.files == ["artifacts/BrandTests/BarTests/bar.a.after.txt"])
  }

  @Test func `missing writes once, then compares`() {
    defer { folder.remove() }
    #expect(
      verify("one\n", .missing)
        == "recorded \(folder.path(golden)); the next run compares with it"
    )
    #expect(verify("one\n", .missing) == nil)
    #expect(
      verify("two\n", .missing)
        == """
        snapshot differs from \(folder.path(golden))
        - one
        + two
        before: \(folder.path("artifacts/BrandTests/BarTests/bar.a.before.txt"))
        after: \(folder.path("artifacts/BrandTests/BarTests/bar.a.after.txt"))
        difference: \(folder.path("artifacts/BrandTests/BarTests/bar.a.difference.diff"))
        fix: RECORD=failed swift test --filter bar, if it is meant
        see: tabtheme snapshots report
        """
    )
    #expect(folder.text(golden) == "one\n")
    #expect(folder.text("artifacts/BrandTests/BarTests/bar.a.after.txt") == "two\n")
    let shown = folder.text("artifacts/BrandTests/BarTests/bar.a.difference.diff")
    #expect(shown == "- one\n+ two\n")
  }

  @Test func `a failure is kept for the report until the snapshot is as recorded`() throws {
    defer { folder.remove() }
    #expect(verify("one\n", .missing) != nil)
    #expect(folder.failures == [])
    #expect(folder.difference(of: "two\n", as: .lines, .missing, line: 7) != nil)
    #expect(
      folder.failures == [
        FailedSnapshot(
          path: folder.path(golden),
          test: "bar()",
          source: folder.path("BarTests.swift"),
          line: 7,
          words: ["- one", "+ two"],
          before: folder.path("artifacts/BrandTests/BarTests/bar.a.before.txt"),
          after: folder.path("artifacts/BrandTests/BarTests/bar.a.after.txt")
        )
      ]
    )
    #expect(verify("one\n", .missing) == nil)
    #expect(folder.failures == [])
    #expect(verify("two\n", .never) != nil)
    #expect(folder.failures.count == 1)
    #expect(verify("two\n", .failed) != nil)
    #expect(folder.failures == [])
  }

  /// Returns the comparison for the test file at a path.
  private func comparison(
    _ path: String,
    test: String = "bar()",
    module: String = "BrandTests",
    environment: [String: String] = [:]
  ) -> SnapshotComparison {
    SnapshotComparison(
      name: "a",
      record: .never,
      suites: [],
      path: path,
      test: test,
      line: 1,
      column: 1,
      module: module,
      environment: environment,
      registry: SnapshotRegistry()
    )
  }

  struct Inner {
    @MainActor
    @Test func `the suites of the running test are in the names of its files`() {
      let comparison = SnapshotComparison(
        name: nil,
        record: nil,
        path: "BarTests.swift",
        test: "bar()",
        line: 1,
        column: 1,
        module: "BrandTests"
      )
      #expect(comparison.suites == ["SnapshotComparisonTests", "Inner"])
    }
  }

  @Test func `artifacts of other modules, checkouts and processes are in other places`() throws {
    defer { folder.remove() }
    let paths = [
      comparison(folder.path("one/BarTests.swift")),
      comparison(folder.path("one/BarTests.swift"), module: "OtherTests"),
      comparison(folder.path("two/BarTests.swift")),
    ]
    .compactMap { comparison in
      comparison.difference(of: { "text" }, as: .lines, traits: nil)?.artifacts.first?.path
    }
    defer { for path in paths { try? FileManager.default.removeItem(atPath: path) } }
    #expect(Set(paths).count == 3)
    for path in paths {
      #expect(path.contains("-\(ProcessInfo.processInfo.processIdentifier)/"))
    }
  }

  @Test func `a fix has the test's name as a pattern in a shell's quotes`() {
    let tests = [
      ("bar()", "bar"), ("bar(name:)", "bar"), ("is it 4.5?()", #"'is it 4\.5\?'"#),
      ("it's so()", #"'it'\''s so'"#),
    ]
    for (test, pattern) in tests {
      let command = comparison("BarTests.swift", test: test).command(recording: .failed)
      #expect(command == "RECORD=failed swift test --filter \(pattern)")
    }
  }

  @Test func `a command for differences is given both files`() throws {
    defer { folder.remove() }
    #expect(verify("one\n", .all) == nil)
    let artifacts = folder.path("arti facts")
    let comparison = comparison(
      folder.path("BarTests.swift"),
      environment: ["SNAPSHOT_ARTIFACTS": artifacts, "SNAPSHOT_DIFF": "opendiff -x"]
    )
    let difference = comparison.difference(of: { "two\n" }, as: .lines, traits: nil)
    let file = "\(artifacts)/BrandTests/BarTests/bar.a"
    #expect(
      difference?.description.split(separator: "\n").dropLast(2).last
        == "compare: opendiff -x '\(file).before.txt' '\(file).after.txt'"
    )
  }

  @Test func `failed writes what differs and says what changed`() {
    defer { folder.remove() }
    #expect(verify("a: 1\n", .failed)?.hasPrefix("recorded ") == true)
    let difference = verify("a: 2\n", .failed)
    #expect(difference?.contains("\na: 1 → 2\n") == true)
    #expect(difference?.hasSuffix("\nrecorded; the next run compares with it") == true)
    #expect(folder.text(golden) == "a: 2\n")
    #expect(verify("a: 2\n", .failed) == nil)
  }

  @Test func `all writes without a failure, and only where bytes differ`() throws {
    defer { folder.remove() }
    #expect(verify("one\n", .all) == nil)
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: old],
      ofItemAtPath: folder.path(golden)
    )
    #expect(verify("one\n", .all) == nil)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(golden))
    #expect(attributes[.modificationDate] as? Date == old)
    #expect(verify("two\n", .all) == nil)
    #expect(folder.text(golden) == "two\n")
  }

  @Test func `two runs at once leave a whole file`() async {
    defer { folder.remove() }
    let texts = ["one", "two"].map { String(repeating: "\($0)\n", count: 10_000) }
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<40 {
        group.addTask { @MainActor in _ = verify(texts[index % 2], .all) }
      }
    }
    #expect(folder.text(golden).map(texts.contains) == true)
    #expect(folder.files == [golden])
  }

  @Test func `a value that throws is a failure`() {
    let strategy = TabSnapshotting<String> { _, _ in
      throw TabSnapshotError("there is no bar", fix: "add a tab")
    }
    let difference = folder.difference(of: "", as: strategy, .all)
    #expect(difference?.description == "there is no bar\nfix: add a tab")
  }

  @Test func `a test with one snapshot needn't name it`() {
    defer { folder.remove() }
    #expect(folder.difference(of: "", as: .lines, named: nil, .all) == nil)
    #expect(folder.files == ["__Snapshots__/BarTests/bar.txt"])
  }

  @Test(arguments: [1])
  func `an unnamed snapshot of a test with arguments is refused`(argument: Int) {
    defer { folder.remove() }
    #expect(
      folder.difference(of: "", as: .lines, named: nil, .all)?.description
        == """
        the cases of a test with arguments would share one snapshot
        fix: write 'named:' with the arguments in it
        """
    )
    #expect(folder.files == [])
  }

  @Test func `settings hold inside, and in tasks that are made there`() async {
    defer { folder.remove() }
    await withTabSnapshots(record: .never, directory: folder.path("golden")) {
      #expect(folder.difference(of: "x", as: .lines, nil) != nil)
      await withTabSnapshots(record: .all) {
        await Task { #expect(folder.difference(of: "x", as: .lines, nil) == nil) }.value
      }
    }
    #expect(folder.text("golden/BarTests/bar.a.txt") == "x")
  }
}

@Suite(.tabSnapshots(record: .never, directory: "Golden"))
@MainActor
struct TabSnapshotsTraitTests {
  @Test func `a suite's trait holds in its tests`() {
    #expect(TabSnapshotSettings.current.record == .never)
    #expect(TabSnapshotSettings.current.directory == "Golden")
  }

  @Test(.tabSnapshots(record: .failed)) func `a test's trait is over the suite's`() {
    #expect(TabSnapshotSettings.current.record == .failed)
    #expect(TabSnapshotSettings.current.directory == "Golden")
  }
}
