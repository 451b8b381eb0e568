import Foundation
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
    // Neither is pending.
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

  @Test func `rejects what is pending`() throws {
    #expect(
      ToolRun("snapshots", "reject", folder.path, "--filter", "foo")
        == ToolRun(code: .done, output: "rejected \(folder.path)/foo.dark.png\n")
    )
    #expect(try folder.files == ["bar.new.txt", "bar.txt", "brand.new.swift", "new.txt"])
    #expect(text("bar.txt") == "old")
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

            """
        )
    )
  }

  @Test func `a review asks for each in a terminal`() throws {
    let run = ToolRun(
      ["snapshots", "review", folder.path],
      input: Array("x\na\nr\n".utf8),
      showsProgress: true
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
      showsProgress: true
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

  private func snapshots(_ manifests: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/__Snapshots__/BarTests",
      withIntermediateDirectories: true
    )
    for name in ["a.txt", "b.png"] { _ = try folder.file("__Snapshots__/BarTests/\(name)", "") }
    _ = try folder.file("data.json", "{}")
    for (name, text) in manifests {
      _ = try folder.file(
        "manifest-\(name).txt",
        text.replacingOccurrences(of: "DIR", with: folder.path)
      )
    }
    return folder
  }

  @Test func `finds what no test of a whole run compares`() throws {
    let folder = try snapshots([
      "1": "whole run, shard 0 of 2\nDIR/__Snapshots__/BarTests/a.txt\n",
      "2": "whole run, shard 1 of 2\n",
    ])
    let words = ["snapshots", "check", folder.path, "--manifests", folder.path]
    let path = "\(folder.path)/__Snapshots__/BarTests/b.png"
    #expect(
      ToolRun(words)
        == ToolRun(
          code: .findings,
          output: "no snapshot is pending\nunreferenced: \(path)\n"
        )
    )
    #expect(
      ToolRun(words + ["--delete"])
        == ToolRun(code: .done, output: "no snapshot is pending\nremoved \(path)\n")
    )
    #expect(ToolRun(words) == ToolRun(code: .done, output: "no snapshot is pending\n"))
  }

  @Test(
    arguments: [
      ([:], "there is no manifest in"),
      (["1": "filtered run, shard 0 of 1\n"], "is of a run that left tests out"),
      (["1": "whole run, shard 0 of 2\n"], "there is no manifest of shard 1 of 2"),
      (["1": "text\n"], "isn't a manifest"),
    ] as [([String: String], String)]
  )
  func `a part of a run says nothing about what no test compares`(
    manifests: [String: String],
    problem: String
  ) throws {
    let folder = try snapshots(manifests)
    let run = ToolRun("snapshots", "check", folder.path, "--manifests", folder.path, "--delete")
    #expect(run.code == .findings)
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
        == ToolRun(code: .findings, errors: "error: there is no folder '\(folder.path)/none'\n")
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
          --filter TEXT              Only snapshots whose path has the text in it.
          --output FILE              With 'report', the HTML file.
          --manifests DIR            With 'check', find what no test compares.
          --delete                   With '--manifests', remove what no test compares.
          --color auto|always|never  Colors in the text; auto if not given.
          --help                     Print this help.

        Tests leave them with RECORD=pending, as 'name.new.png' beside 'name.png'.
        'review' asks for each in a terminal, and prints them elsewhere. 'report' writes
        a page that shows each before and after, with what differs. 'check' exits with 1
        if there is one, or one in a folder __Snapshots__ that no test compares: DIR was
        SNAPSHOT_ARTIFACTS of a run of all tests.

        examples:
          tabtheme snapshots review
          tabtheme snapshots report Tests --output report.html
          tabtheme snapshots accept --filter BrandTests

        """
    )
  }
}
