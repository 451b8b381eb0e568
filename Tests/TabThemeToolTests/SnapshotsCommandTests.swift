import Foundation
import TabScreens
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct SnapshotsCommandTests {
  /// Gives a file a date before that of any manifest.
  private func makeOld(_ path: String) throws {
    let date = Date(timeIntervalSinceNow: -86_400)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }

  private func snapshots(_ manifests: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/__Snapshots__/BarTests",
      withIntermediateDirectories: true
    )
    for name in ["a.txt", "b.png"] {
      let path = try folder.file("__Snapshots__/BarTests/\(name)", "")
      try makeOld(path)
    }
    _ = try folder.file("data.json", "{}")
    for (name, text) in manifests {
      _ = try folder.file(
        "manifest-\(name).txt",
        text.replacingOccurrences(of: "DIR", with: folder.path)
      )
    }
    return folder
  }

  @Test func `a folder with nothing to check fails`() throws {
    let other = try TemporaryFolder()
    let run = try snapshots([
      "1": "whole run, shard 0 of 1\nDIR/__Snapshots__/BarTests/a.txt\nend of 1\n"
    ])
    // In the folder of a link the linked folder isn't read.
    try FileManager.default.createSymbolicLink(
      atPath: "\(other.path)/link",
      withDestinationPath: run.path
    )
    #expect(
      ToolRun("snapshots", "check", other.path, "--manifests", run.path)
        == ToolRun(
          code: .failed,
          errors: """
            error: neither snapshots nor tests are in '\(other.path)'; 0 folders with files were read
              fix: write the folder of the tests

            """
        )
    )
    let linked = ToolRun("snapshots", "check", "\(other.path)/link", "--manifests", run.path)
    #expect(linked.code == .findings)
    // Tests with texts in their sources alone need no snapshots.
    _ = try other.file("BarTests.swift", "code")
    let sources = ToolRun("snapshots", "check", other.path, "--manifests", run.path)
    #expect(sources == ToolRun(code: .done, output: "a test compares each snapshot in 1 folder\n"))
  }

  @Test func `finds what no test of a whole run compares`() throws {
    let folder = try snapshots([
      "1": "whole run, shard 0 of 2\nDIR/__Snapshots__/BarTests/a.txt\nend of 1\n",
      "2": "whole run, shard 1 of 2\r\nend of 0\r\n",
    ])
    let words = ["snapshots", "check", folder.path, "--manifests", folder.path]
    let path = "\(folder.path)/__Snapshots__/BarTests/b.png"
    #expect(
      ToolRun(words)
        == ToolRun(
          code: .findings,
          output: """
            unreferenced: \(path)
            remove with: the same command and --delete

            """
        )
    )
    #expect(
      ToolRun(words + ["--delete"])
        == ToolRun(code: .done, output: "removed \(path)\n")
    )
    let now = ToolRun(code: .done, output: "a test compares each snapshot in 2 folders\n")
    #expect(ToolRun(words) == now)
  }

  @Test func `keeps what a test has begun to compare, and what is newer than the run`() throws {
    let stem = "DIR/__Snapshots__/BarTests"
    let folder = try snapshots([
      "1": "whole run, shard 0 of 1\n\(stem)/b.*\n\(stem)/a.*\n\(stem)/a.txt\nend of 3\n"
    ])
    let words = ["snapshots", "check", folder.path, "--manifests", folder.path, "--delete"]
    // A picture beside the text that was compared is of an earlier test.
    let old = try folder.file("__Snapshots__/BarTests/a.png", "")
    let new = try folder.file("__Snapshots__/BarTests/c.png", "")
    try makeOld(old)
    let tomorrow = Date(timeIntervalSinceNow: 86_400)
    try FileManager.default.setAttributes([.modificationDate: tomorrow], ofItemAtPath: new)
    #expect(
      ToolRun(words).output == """
        kept, since it is newer than the run: \(new)
        removed \(old)

        """
    )
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/__Snapshots__/BarTests/b.png"))
  }

  @Test func `leaves the snapshots of platforms that no test ran on`() throws {
    let folder = try snapshots([
      "1": "whole run, shard 0 of 1\nDIR/__Snapshots__/iOS-26/iPhone/BarTests/a.png\nend of 1\n"
    ])
    for path in ["iOS-26/iPhone", "iOS-26/iPad", "iOS-18/iPhone"] {
      let tests = "\(folder.path)/__Snapshots__/\(path)/BarTests"
      try FileManager.default.createDirectory(atPath: tests, withIntermediateDirectories: true)
      for name in ["a.png", "b.png"] {
        try makeOld(folder.file("__Snapshots__/\(path)/BarTests/\(name)", ""))
      }
    }
    let run = ToolRun("snapshots", "check", folder.path, "--manifests", folder.path)
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("unreferenced") }
    #expect(
      lines == ["unreferenced: \(folder.path)/__Snapshots__/iOS-26/iPhone/BarTests/b.png"]
    )
  }

  @Test func `a path through a link is the same snapshot`() throws {
    let folder = try snapshots([
      "1": "whole run, shard 0 of 1\nDIR/__Snapshots__/BarTests/a.txt\nend of 1\n"
    ])
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: "\(folder.path)/__Snapshots__"
    )
    let other = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: "\(other.path)/__Snapshots__",
      withDestinationPath: link
    )
    let run = ToolRun(
      "snapshots",
      "check",
      "\(other.path)/__Snapshots__/BarTests",
      "--manifests",
      folder.path,
      "--delete"
    )
    let path = "\(other.path)/__Snapshots__/BarTests/b.png"
    #expect(run.output == "removed \(path)\n")
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/__Snapshots__/BarTests/a.txt"))
  }

  @Test(
    arguments: [
      ([:], "there is no manifest in"),
      (["1": "filtered run, shard 0 of 1\nend of 0\n"], "is of a run that left tests out"),
      (
        ["1": "whole run, shard 0 of 2\nDIR/__Snapshots__/BarTests/a.txt\nend of 1\n"],
        "there is no manifest of shard 1 of 2"
      ),
      (["1": "text\n"], "manifest-1.txt:1: this isn't the first line of a manifest"),
      (["1": ""], "manifest-1.txt:1: this isn't the first line of a manifest"),
      (["1": "whole run, shard 0 of -1\nend of 0\n"], "1: there is no shard 0 of -1"),
      (["1": "whole run, shard 2 of 2\nend of 0\n"], "1: there is no shard 2 of 2"),
      (["1": "whole run, shard 0 of 1\n"], "manifest-1.txt:1: the manifest has no end"),
      (["1": "whole run, shard 0 of 1\nDIR/a.txt\n"], "manifest-1.txt:2: the manifest has no end"),
      (["1": "whole run, shard 0 of 1\nDIR/a.t"], "manifest-1.txt:2: the manifest has no end"),
      (["1": "whole run, shard 0 of 1\nend of 3\n"], "2: the manifest lists 0, not the number"),
      (["1": "whole run, shard 0 of 1\n\nend of 1\n"], "2: there is no path in this line"),
      (["1": "whole run, shard 0 of 1\nend of 0\n"], "list no snapshot, so no test has compared"),
      (
        ["1": "whole run, shard 0 of 1\nDIR/__Snapshots__/BarTests/a.txt\nend of 1, failed\n"],
        "manifest-1.txt is of a run with a failed test"
      ),
      (
        [
          "1":
            "whole run, shard 0 of 1\nDIR/__Snapshots__/BarTests/a.txt\nend of 1, outcome unknown\n"
        ], "nothing is removed: the manifests don't record whether the tests have passed"
      ),
      (
        ["1": "whole run, shard 0 of 1\nTests/__Snapshots__/BarTests/a.txt\nend of 1\n"],
        "manifest-1.txt:2: there is no snapshot at 'Tests/__Snapshots__/BarTests/a.txt'"
      ),
    ] as [([String: String], String)]
  )
  func `a part of a run says nothing about what no test compares`(
    manifests: [String: String],
    problem: String
  ) throws {
    let folder = try snapshots(manifests)
    let run = ToolRun("snapshots", "check", folder.path, "--manifests", folder.path, "--delete")
    #expect(run.code == .failed)
    #expect(run.errors.contains(problem))
    #expect(try folder.files.contains("__Snapshots__"))
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/__Snapshots__/BarTests/b.png"))
  }

  @Test func `other actions and folders that aren't there are errors`() {
    #expect(
      ToolRun("snapshots", "chek")
        == ToolRun(
          code: .usage,
          errors: """
            error: unknown action 'chek'
              fix: write 'check'
              help: tabtheme snapshots --help

            """
        )
    )
    #expect(
      ToolRun("snapshots", "report", "/no/such/folder")
        == ToolRun(code: .failed, errors: "error: there is no folder '/no/such/folder'\n")
    )
  }

  @Test func `prints its help`() {
    #expect(
      ToolRun("snapshots", "--help").output == """
        Reports snapshots that differed, or that no test compares.

        usage: tabtheme snapshots ACTION… [OPTIONS]

        arguments:
          ACTION  'report' or 'check', then folders.

        options:
          --filter TEXT              Only snapshots whose path has TEXT; repeatable.
          --output FILE              With 'report', the HTML file; else a temporary one.
          --manifests DIR            With 'check', the artifacts of a run of all tests.
          --delete                   With 'check', delete the listed snapshots.
          --color auto|always|never  Colors in the text; auto if not given.
          --help                     Print this help.

        exit codes:
          0   The command succeeded.
          1   'check' found a snapshot that no test compares.
          2   The command failed, as when a file can't be read.
          64  The command line is wrong.

        'report' writes a page that shows each snapshot that differed when its test last
        ran, before and after. A folder that SNAPSHOT_ARTIFACTS named in the run can be
        read on any machine; without it, the runs of this machine are read.
        'check' lists the snapshots in __Snapshots__ that no test compares; DIR was
        SNAPSHOT_ARTIFACTS of a run of all tests.
        Tests record snapshots themselves: RECORD=failed swift test.

        examples:
          tabtheme snapshots report
          tabtheme snapshots report artifacts --output report.html
          tabtheme snapshots check Tests --manifests artifacts

        """
    )
  }
}
