import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests that a file which Git can't read is a failure, and one that a revision lacks is a difference.
@MainActor
struct GitRevisionFailureTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try create("repo")
    _ = try folder.file("repo/a.tabtheme.json", ##"{ "name": "A", "tintColor": "#00F" }"##)
    try commit("repo")
    _ = try folder.file("repo/a.tabtheme.json", ##"{ "name": "A", "tintColor": "#F00" }"##)
    try commit("repo")
  }

  private func git(_ place: String, _ words: String...) throws -> String {
    // Git clones submodules from folders only if it is asked to.
    let output = try GitRepository(folder: path(place))
      .output(["-c", "protocol.file.allow=always"] + words)
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private func path(_ place: String) -> String { "\(folder.path)/\(place)" }

  private func create(_ place: String) throws {
    try FileAccess.createFolder(path(place))
    _ = try git(place, "init", "-q")
    _ = try git(place, "config", "user.name", "A")
    _ = try git(place, "config", "user.email", "a@example.com")
  }

  private func commit(_ place: String) throws {
    _ = try git(place, "add", "-A")
    _ = try git(place, "commit", "-q", "-m", "change")
  }

  /// Compares two revisions in a folder.
  private func run(_ old: String, _ new: String, in place: String = "repo") throws -> ToolRun {
    var run = ToolRun(code: .done)
    let arguments = try Arguments(["--revisions", old, new], for: .diff)
    run.code = try GitRevisions([old, new], in: path(place)).write(
      arguments,
      to: Terminal(write: { run.output += $0 }, writeError: { run.errors += $0 })
    )
    return run
  }

  @Test func `a change is one, and equal revisions are equal`() throws {
    #expect(try run("HEAD^", "HEAD").code == .findings)
    #expect(try run("HEAD", ".") == ToolRun(code: .done))
    #expect(try run("HEAD", "HEAD") == ToolRun(code: .done))
  }

  @Test func `a missing object is a failure`() throws {
    let tree = try git("repo", "rev-parse", "HEAD^^{tree}")
    try FileAccess.remove(path("repo/.git/objects/\(tree.prefix(2))/\(tree.dropFirst(2))"))
    let failure = #expect(throws: GitFailure.self) { try self.run("HEAD^", "HEAD") }
    #expect(failure?.description.hasPrefix("git can't list the files of 'HEAD^': ") == true)
    let blob = try git("repo", "rev-parse", "HEAD:a.tabtheme.json")
    try FileAccess.remove(path("repo/.git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))"))
    let run = try self.run("HEAD", ".")
    #expect(run.code == .failed)
    #expect(run.output.hasPrefix("a.tabtheme.json: a version can't be read\n"))
    #expect(run.output.contains("error: git can't read 'a.tabtheme.json' in 'HEAD': "))
  }

  @Test(arguments: ["^HEAD", "none", "HEAD:a.tabtheme.json", ""])
  func `a name of no commit is a failure`(name: String) {
    let failure = #expect(throws: ToolFailure.self) { try self.run(name, ".") }
    #expect(failure?.description.contains("git has no commit '\(name)' here") == true)
  }

  @Test func `outside of a repository there is a reason`() throws {
    try FileAccess.createFolder(path("plain"))
    let failure = #expect(throws: GitFailure.self) { try self.run("HEAD", ".", in: "plain") }
    #expect(failure?.description.contains("not a git repository") == true)
  }

  @Test func `a bare repository has commits, and no files on disk`() throws {
    _ = try git("repo", "clone", "-q", "--bare", ".", path("bare.git"))
    let run = try self.run("HEAD^", "HEAD", in: "bare.git")
    #expect(run.output.hasPrefix("a.tabtheme.json:\n  tintColor: #0000FF → #FF0000\n"))
    let failure = #expect(throws: ToolFailure.self) {
      try self.run("HEAD", ".", in: "bare.git")
    }
    #expect(failure?.description.contains("a bare repository of git has no files on disk") == true)
  }

  @Test func `a partial clone whose remote is away is a failure with the reason`() throws {
    _ = try git("repo", "config", "uploadpack.allowFilter", "true")
    _ = try git(".", "clone", "-q", "--filter=blob:none", "file://\(path("repo"))", "partial")
    try FileManager.default.moveItem(atPath: path("repo"), toPath: path("away"))
    let run = try self.run("HEAD^", "HEAD", in: "partial")
    #expect(run.code == .failed)
    #expect(run.output.contains("git can't read 'a.tabtheme.json' in 'HEAD^': "))
    #expect(run.output.contains(path("repo")))
  }

  @Test func `the themes of a submodule aren't new`() throws {
    try create("whole")
    _ = try git("whole", "submodule", "add", "-q", path("repo"), "Brand")
    try commit("whole")
    let note = """
      note: the submodule 'Brand' isn't compared
        fix: run the command in its folder

      """
    #expect(try run("HEAD", ".", in: "whole") == ToolRun(code: .done, errors: note))
    #expect(try run("HEAD^", "HEAD", in: "whole/Brand").code == .findings)
  }

  @Test func `a file that git ignores isn't new, and one that it doesn't know is`() throws {
    _ = try folder.file("repo/.gitignore", "Pods/\n")
    try FileAccess.createFolder(path("repo/Pods"))
    _ = try folder.file("repo/Pods/p.tabtheme.json", ##"{ "name": "P" }"##)
    #expect(try run("HEAD", ".") == ToolRun(code: .done))
    _ = try folder.file("repo/new.tabtheme.json", ##"{ "name": "N" }"##)
    #expect(
      try run("HEAD", ".")
        == ToolRun(code: .findings, output: "new.tabtheme.json: the theme 'N' is new\n")
    )
  }

  @Test func `a link is the file that it leads to`() throws {
    let manager = FileManager.default
    try FileAccess.createFolder(path("repo/Links"))
    let link = path("repo/Links/b.tabtheme.json")
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "../a.tabtheme.json")
    try commit("repo")
    #expect(try run("HEAD", ".") == ToolRun(code: .done))
    _ = try folder.file("repo/a.tabtheme.json", ##"{ "name": "A", "tintColor": "#0F0" }"##)
    let changed = try run("HEAD", ".")
    #expect(changed.output.contains("Links/b.tabtheme.json:\n  tintColor: #FF0000 → #00FF00\n"))
    try manager.removeItem(atPath: link)
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "../../out.tabtheme.json")
    try commit("repo")
    let broken = try run("HEAD", "HEAD^")
    #expect(broken.code == .failed)
    #expect(broken.output.contains("is a link to '../../out.tabtheme.json', which isn't there"))
  }
}
