import Foundation
import TabScreens
import Testing

@testable import TabThemeTool

@MainActor
struct SnapshotsCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("bar.txt", "old")
    _ = try folder.file("bar.new.txt", "new")
    _ = try folder.file("foo.dark.new.png", "picture")
    // Files that aren't pending snapshots.
    _ = try folder.file("brand.new.swift", "code")
    _ = try folder.file("new.txt", "text")
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test func `accepts what is pending`() throws {
    #expect(
      ToolRun("snapshots", "accept", folder.path)
        == ToolRun(
          code: .done,
          output: """
            accepted \(folder.path)/bar.txt
            accepted \(folder.path)/foo.dark.png

            """
        )
    )
    #expect(try folder.files == ["bar.txt", "brand.new.swift", "foo.dark.png", "new.txt"])
    #expect(text("bar.txt") == "new")
    #expect(ToolRun("snapshots", "accept", folder.path).output == "no snapshot is pending\n")
  }

  @Test func `writes texts into sources, each from its end, and leaves a source that has changed`()
    throws
  {
    let source = """
      check(a)
      check(b, matches: "old")

      """
    _ = try folder.file("T.swift", source)
    _ = try folder.file("U.swift", "check()")
    func recording(_ source: String, line: Int, old: String?) throws -> String {
      let recording = InlineRecording(
        source: "../\(source)",
        line: line,
        column: 6,
        old: old,
        new: "new\n"
      )
      return String(decoding: try recording.data, as: UTF8.self)
    }
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/S",
      withIntermediateDirectories: true
    )
    _ = try folder.file("S/1.inline", recording("T.swift", line: 1, old: nil))
    _ = try folder.file("S/2.inline", recording("T.swift", line: 2, old: "old"))
    _ = try folder.file("S/3.inline", recording("U.swift", line: 1, old: "other"))
    let run = ToolRun("snapshots", "accept", folder.path, "--filter", ".swift")
    #expect(run.code == .failed)
    #expect(
      run.output == """
        accepted \(folder.path)/T.swift:2
        accepted \(folder.path)/T.swift:1

        """
    )
    #expect(
      run.errors == """
        error: \(folder.path)/U.swift:1: the source has changed: its text isn't the one that the test ran with
          fix: run the test again, or reject what is pending with 'tabtheme snapshots reject'

        """
    )
    #expect(
      text("T.swift") == #"""
        check(a, matches: """
          new

          """)
        check(b, matches: """
          new

          """)

        """#
    )
    #expect(text("U.swift") == "check()")
    let left = ToolRun("snapshots", "check", folder.path, "--filter", ".swift")
    #expect(
      left.output == """
        changed: \(folder.path)/U.swift:1
          to be: \(folder.path)/S/3.inline
        decide with: tabtheme snapshots review \(folder.path)

        """
    )
    let rejected = ToolRun("snapshots", "reject", folder.path, "--filter", "U.swift:1")
    #expect(rejected.output == "rejected \(folder.path)/U.swift:1\n")
  }

  @Test func `a damaged recording is an error with its path`() throws {
    let path = try folder.file("x.inline", "{}")
    let run = ToolRun("snapshots", "check", folder.path)
    #expect(
      run.errors == """
        error: \(path): the file isn't a recording of a text in a source
          fix: remove it, and run the test again

        """
    )
  }

  @Test func `rejects what is pending`() throws {
    #expect(
      ToolRun("snapshots", "reject", folder.path, "--filter", "foo")
        == ToolRun(code: .done, output: "rejected \(folder.path)/foo.dark.png\n")
    )
    #expect(try folder.files == ["bar.new.txt", "bar.txt", "brand.new.swift", "new.txt"])
    #expect(text("bar.txt") == "old")
  }

  @Test func `rejects what has one of several texts in its path`() throws {
    let run = ToolRun("snapshots", "reject", folder.path, "--filter", "foo", "--filter=bar")
    let lines = run.output.split(separator: "\n").map { $0.replacing(folder.path, with: "DIR") }
    #expect(lines == ["rejected DIR/bar.txt", "rejected DIR/foo.dark.png"])
    #expect(ToolRun("snapshots", "accept", folder.path, "--filter=").code == .usage)
  }

  @Test func `finds what is pending in folders below, but for hidden ones`() throws {
    for name in ["__Snapshots__/BarTests", ".build"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)",
        withIntermediateDirectories: true
      )
    }
    _ = try folder.file("__Snapshots__/BarTests/a.new.json", "{}")
    _ = try folder.file(".build/b.new.json", "{}")
    let run = ToolRun("snapshots", "check", folder.path)
    #expect(
      run
        == ToolRun(
          code: .findings,
          output: """
            new: \(folder.path)/__Snapshots__/BarTests/a.new.json
            changed: \(folder.path)/bar.txt
              to be: \(folder.path)/bar.new.txt
            new: \(folder.path)/foo.dark.new.png
            decide with: tabtheme snapshots review \(folder.path)

            """
        )
    )
  }

  @Test func `a review asks for each in a terminal`() throws {
    let run = ToolRun(
      ["snapshots", "review", folder.path],
      input: Array("x\na\nr\n".utf8),
      isInteractive: true
    )
    let question = "a accept, r reject, s skip, q quit: "
    #expect(
      run.output == """
        1 of 2: changed: \(folder.path)/bar.txt
          to be: \(folder.path)/bar.new.txt
        \(question)\(question)2 of 2: new: \(folder.path)/foo.dark.new.png
        \(question)
        """
    )
    #expect(text("bar.txt") == "new")
    #expect(try folder.files == ["bar.txt", "brand.new.swift", "new.txt"])
  }

  @Test(arguments: ["s\ns\n", "q\n", "", "s"])
  func `a review leaves what nobody decides`(input: String) throws {
    let run = ToolRun(
      ["snapshots", "review", folder.path],
      input: Array(input.utf8),
      isInteractive: true
    )
    #expect(run.code == .done)
    #expect(try folder.files.count == 5)
    #expect(text("bar.txt") == "old")
  }

  @Test func `a review prints what there is where nobody watches`() throws {
    let run = ToolRun("snapshots", "review", folder.path)
    #expect(run.code == .done)
    #expect(run.output.hasSuffix("accept with: tabtheme snapshots accept --filter TEXT\n"))
    #expect(try folder.files.count == 5)
  }

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

  @Test func `a link to a folder is checked, and a folder with nothing to check fails`() throws {
    let other = try TemporaryFolder()
    let link = "\(other.path)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    for action in ["check", "review"] {
      let run = ToolRun("snapshots", action, link)
      #expect(run.output.contains("\(link)/foo.dark.new.png"), "\(run)")
      #expect(run.code == (action == "check" ? .findings : .done))
    }
    // In the folder of the link the linked folder isn't read.
    let nothing = ToolRun("snapshots", "check", other.path)
    #expect(nothing.code != .done && nothing.output.isEmpty)
    #expect(
      nothing.errors == """
        error: neither snapshots nor tests are in '\(other.path)'; 0 folders with files were read
          fix: write the folder of the tests

        """
    )
    #expect(ToolRun("snapshots", "accept", link).output.contains("accepted \(link)/bar.txt"))
    let done = ToolRun("snapshots", "check", link)
    #expect(done == ToolRun(code: .done, output: "no snapshot is pending in 1 folder\n"))
  }

  @Test func `tests with texts in their sources alone need no snapshots`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("BarTests.swift", "code")
    let run = ToolRun("snapshots", "check", folder.path)
    #expect(run == ToolRun(code: .done, output: "no snapshot is pending in 1 folder\n"))
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
            no snapshot is pending in 2 folders
            unreferenced: \(path)
            remove with: the same command and --delete

            """
        )
    )
    #expect(
      ToolRun(words + ["--delete"])
        == ToolRun(code: .done, output: "no snapshot is pending in 2 folders\nremoved \(path)\n")
    )
    let now = ToolRun(code: .done, output: "no snapshot is pending in 2 folders\n")
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
        no snapshot is pending in 2 folders
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
    #expect(run.output == "no snapshot is pending in 1 folder\nremoved \(path)\n")
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/__Snapshots__/BarTests/a.txt"))
  }

  @Test func `a folder isn't a pending snapshot, and a link to a reference stays`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/w.new.png",
      withIntermediateDirectories: true
    )
    let reference = try folder.file("kept.txt", "old")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/bar.txt",
      withDestinationPath: reference
    )
    _ = try folder.file("bar.new.txt", "new")
    let run = ToolRun("snapshots", "accept", folder.path)
    #expect(run.output == "accepted \(folder.path)/bar.txt\n")
    #expect(try String(contentsOfFile: reference, encoding: .utf8) == "new")
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/w.new.png"))
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
        ], "nothing is removed: the manifests don't tell whether the tests have passed"
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
      ToolRun("snapshots", "acept")
        == ToolRun(
          code: .usage,
          errors: """
            error: unknown action 'acept'
              fix: write 'accept'
              help: tabtheme snapshots --help

            """
        )
    )
    #expect(
      ToolRun("snapshots", "check", "\(folder.path)/none")
        == ToolRun(code: .failed, errors: "error: there is no folder '\(folder.path)/none'\n")
    )
  }

  @Test func `prints its help`() {
    #expect(
      ToolRun("snapshots", "--help").output == """
        Shows, accepts or rejects snapshots that tests left pending.

        usage: tabtheme snapshots ACTION… [OPTIONS]

        arguments:
          ACTION  'review', 'report', 'accept', 'reject' or 'check', then folders.

        options:
          --filter TEXT              Only snapshots whose path has TEXT; repeatable.
          --output FILE              With 'report', the HTML file; else a temporary one.
          --manifests DIR            With 'check', find what no test compares.
          --delete                   With '--manifests', remove what no test compares.
          --color auto|always|never  Colors in the text; auto if not given.
          --help                     Print this help.

        exit codes:
          0   The command succeeded.
          1   'check' found a snapshot that is pending, or that no test compares.
          2   The command failed, as when a file can't be read.
          64  The command line is wrong.

        Tests leave them with RECORD=pending, as 'name.new.png' beside 'name.png'; texts
        of assertInlineTabSnapshot they leave without it, and 'accept' writes these into
        the sources. 'review' asks for each in a terminal, and prints them elsewhere.
        'report' writes a page that shows each before and after, with what differs, and
        those that differed when their tests last ran, which needs no RECORD; a folder
        that SNAPSHOT_ARTIFACTS named is read on any machine.
        'check' finds pending snapshots, and with '--manifests' those in __Snapshots__
        that no test compares: DIR was SNAPSHOT_ARTIFACTS of a run of all tests.

        examples:
          tabtheme snapshots review
          tabtheme snapshots report
          tabtheme snapshots report Tests --output report.html
          tabtheme snapshots accept --filter BrandTests

        """
    )
  }
}
