import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests with a Git repository in which a theme extends another one.
@MainActor
struct GitRevisionTests {
  let folder: TemporaryFolder
  var repository: GitRepository { GitRepository(folder: folder.path) }

  init() throws {
    folder = try TemporaryFolder()
    for words in [
      ["init", "-q"], ["config", "user.name", "A"], ["config", "user.email", "a@example.com"],
    ] {
      _ = try repository.output(words)
    }
  }

  /// Writes both themes; the file of the child changes only with `unselected`.
  private func write(brand: String, unselected: String? = nil) throws {
    _ = try folder.file(
      "base.tabtheme.json",
      #"{ "name": "Base", "colors": { "brand": "\#(brand)" } }"#
    )
    let more = unselected.map { ", \"unselectedItemTintColor\": \"\($0)\"" } ?? ""
    _ = try folder.file(
      "child.tabtheme.json",
      #"{ "name": "Child", "extends": "Base", "tintColor": "{brand}"\#(more) }"#
    )
  }

  private func commit() throws {
    _ = try repository.output(["add", "-A"])
    _ = try repository.output(["commit", "-q", "-m", "change"])
  }

  /// Returns the output of the diff driver for a change of the child that Git lists in its raw
  /// format.
  private func driver(_ words: [String]) throws -> String {
    let raw = try repository.output(words + ["--raw", "--no-abbrev", "--format="])
    let line = try #require(
      String(decoding: raw, as: UTF8.self).split(separator: "\n")
        .first { $0.hasSuffix("child.tabtheme.json") }
    )
    let parts = line.dropFirst().split(whereSeparator: { " \t".contains($0) }).map { String($0) }
    let files = try [parts[2], parts[3]].enumerated().map { index, content in
      let path = "\(folder.path)/child.tabtheme.json"
      guard content.contains(where: { $0 != "0" }) else { return path }
      let bytes = try repository.output(["cat-file", "blob", content])
      return try folder.file("copy\(index)", String(decoding: bytes, as: UTF8.self))
    }
    return ToolRun([
      "diff", "--git", "\(folder.path)/child.tabtheme.json", files[0], parts[2], parts[0],
      files[1], parts[3], parts[1],
    ]).output
  }

  private func revisions(_ old: String, _ new: String) throws -> String {
    let arguments = try Arguments(["--revisions", old, new], for: .diff)
    var output = ""
    let code = try GitRevisions([old, new], in: folder.path)
      .write(arguments, to: Terminal(write: { output += $0 }, writeError: { _ in }))
    let isUnreadable = output.contains("a version can't be read")
    #expect(code == (isUnreadable ? .failed : output.isEmpty ? .done : .findings))
    return output
  }

  @Test func `a theme's parent is that of the revision, in both directions`() throws {
    try write(brand: "#112233")
    try commit()
    try write(brand: "#0A84FF", unselected: "#777777")
    let (forward, back) = ("tintColor: #112233 → #0A84FF", "tintColor: #0A84FF → #112233")
    #expect(try driver(["diff"]).contains(forward))
    #expect(try driver(["diff", "-R"]).contains(back))
    _ = try repository.output(["add", "-A"])
    #expect(try driver(["diff", "--cached"]).contains(forward))
    try commit()
    // Later changes don't affect the output for earlier commits.
    try write(brand: "#999999", unselected: "#888888")
    try commit()
    #expect(try driver(["show", "HEAD^"]).contains(forward))
    #expect(try driver(["diff", "HEAD^", "HEAD^^"]).contains(back))
    #expect(try driver(["show"]).contains("tintColor: #0A84FF → #999999"))
  }

  @Test func `a parent that alone changed names its colors, and revisions show its children`()
    throws
  {
    try write(brand: "#112233")
    try commit()
    try write(brand: "#0A84FF")
    let base = "\(folder.path)/base.tabtheme.json"
    let old = try folder.file("old", ##"{ "name": "Base", "colors": { "brand": "#112233" } }"##)
    #expect(
      ToolRun("diff", "--git", base, old, "1234", "0", base, "0000", "0").output
        == "\(base):\n  nothing that shows\n  for themes that extend it: '{brand}'\n"
    )
    #expect(
      try revisions("HEAD", ".").hasPrefix("child.tabtheme.json:\n  tintColor: #112233 → #0A84FF\n")
    )
    #expect(throws: ToolFailure.self) { try GitRevisions(["none", "."], in: folder.path) }
  }

  @Test func `revisions tell of themes that come, go and break`() throws {
    try write(brand: "#112233")
    _ = try folder.file("gone.tabtheme.json", #"{ "name": "Gone" }"#)
    _ = try folder.file("broken.tabtheme.json", #"{ "name": 1 }"#)
    try commit()
    _ = try folder.file("new.tabtheme.json", #"{ "name": "New" }"#)
    _ = try folder.file("child.tabtheme.json", #"{ "name": "Child", "extends": "Bsae" }"#)
    try FileManager.default.removeItem(atPath: "\(folder.path)/gone.tabtheme.json")
    let lines = try revisions("HEAD", ".").split(separator: "\n")
    #expect(lines.first == "child.tabtheme.json: a version can't be read")
    #expect(lines.contains { $0.contains(": error: 'extends' is 'Bsae'") })
    #expect(
      lines.suffix(2) == [
        "gone.tabtheme.json: the theme 'Gone' is gone",
        "new.tabtheme.json: the theme 'New' is new",
      ]
    )
  }
}

/// Tests of the arguments that Git appends to the command of a diff driver.
@MainActor
struct GitDiffTests {
  let folder: TemporaryFolder
  let old: String

  init() throws {
    folder = try TemporaryFolder()
    old = try folder.file("old", ##"{ "name": "Night", "bar": { "shadowColor": "#0A84FF" } }"##)
  }

  private func diff(_ old: String, _ new: String, _ more: String...) -> ToolRun {
    ToolRun(["diff", "--git", "Night.json", old, "1a2b", "100644", new, "0", "100644"] + more)
  }

  @Test func `prints what differs below the path`() throws {
    let new = try folder.file("new", ##"{ "name": "Night", "bar": { "shadowColor": "#0060DF" } }"##)
    let output = "Night.json:\n  iOS 15 to 18:\n    bar.shadowColor: #0A84FF → #0060DF\n"
    #expect(diff(old, new) == ToolRun(code: .done, output: output))
    #expect(diff(old, new, "Day.json", "rename") == ToolRun(code: .done, output: output))
  }

  @Test func `says that what differs doesn't show`() throws {
    let new = try folder.file("new", ##"{"name":"Night","bar":{"shadowColor":"rgb(10 132 255)"}}"##)
    #expect(
      diff(old, new)
        == ToolRun(
          code: .done,
          output: "Night.json:\n  nothing that shows\n"
        )
    )
  }

  @Test func `finds what a theme extends beside the file, not beside git's copy of it`() throws {
    let base = ##"{ "name": "Base", "bar": { "shadowColor": "#0A84FF" } }"##
    _ = try folder.file("base.tabtheme.json", base)
    let copies = try TemporaryFolder()
    let old = try copies.file("old", ##"{ "name": "Night", "extends": "base.tabtheme.json" }"##)
    let new = try copies.file(
      "new",
      ##"{"name":"Night","extends":"base.tabtheme.json","bar":{"shadowColor":"#0060DF"}}"##
    )
    let path = "\(folder.path)/Night.tabtheme.json"
    let run = ToolRun(["diff", "--git", path, old, "1a2b", "100644", new, "0", "100644"])
    #expect(
      run
        == ToolRun(
          code: .done,
          output: "\(path):\n  iOS 15 to 18:\n    bar.shadowColor: #0A84FF → #0060DF\n"
        )
    )
  }

  @Test func `tells of themes that come and go`() {
    #expect(
      diff("/dev/null", old)
        == ToolRun(code: .done, output: "Night.json: the theme 'Night' is new\n")
    )
    #expect(
      diff(old, "/dev/null")
        == ToolRun(code: .done, output: "Night.json: the theme 'Night' is gone\n")
    )
  }

  @Test func `takes any name of a file, and prints it so that a terminal stays as it is`() throws {
    let words = ["diff", "--git", "-x\u{1B}[2J\n.json", "/dev/null", "0", "0", old, "0", "100644"]
    #expect(
      ToolRun(words)
        == ToolRun(code: .done, output: "-x\\u{1B}[2J\\u{A}.json: the theme 'Night' is new\n")
    )
  }

  @Test func `says to what it was restricted`() {
    let words = ["diff", "--ios", "18", "--contrast", "high", "--git", "a.json", old, "0", "0"]
    #expect(
      ToolRun(words + [old, "0", "0"]).output
        == "a.json:\n  nothing that shows with iOS 18, high contrast\n"
    )
  }

  @Test func `doesn't stop git at a version that can't be read`() throws {
    let new = try folder.file("new", "{ \"name\": 1 }")
    #expect(
      diff(old, new)
        == ToolRun(
          code: .done,
          output: """
            Night.json: a version can't be read
            Night.json:1:11: error: 'name' is a number; it must be text
              1 | { "name": 1 }
                |           ^
              fix: write text in double quotes

            """
        )
    )
  }
}
