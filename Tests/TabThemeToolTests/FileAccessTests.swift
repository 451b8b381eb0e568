import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

struct FileAccessTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `writes a file in place of another, with its permissions`() throws {
    let path = try folder.file("a", "old")
    chmod(path, 0o640)
    try FileAccess.write(Array("new".utf8), to: path)
    #expect(try FileAccess.read(path, limit: 9) == Array("new".utf8))
    #expect(try folder.files == ["a"])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  /// A file of another user at the path of the temporary file.
  private enum Obstacle: CaseIterable {
    case file, folder, link, linkToNothing
  }

  @Test(arguments: Obstacle.allCases)
  private func `no file but the one that is meant is written to`(obstacle: Obstacle) throws {
    let (path, other) = (try folder.file("a", "old"), try folder.file("other", "theirs"))
    let draft = "\(folder.path)/draft"
    switch obstacle {
    case .file: _ = try folder.file("draft", "theirs")
    case .folder: try FileAccess.createFolder(draft)
    case .link: symlink(other, draft)
    case .linkToNothing: symlink("\(folder.path)/none", draft)
    }
    let before = try folder.files
    #expect(throws: ToolFailure("can't write '\(path)': there is such a file already")) {
      try FileAccess.write(Array("new".utf8), to: path, draft: "draft")
    }
    let new = "\(folder.path)/new"
    #expect(throws: ToolFailure("can't write '\(new)': there is such a file already")) {
      try FileAccess.create(new, bytes: Array("new".utf8), draft: "draft")
    }
    #expect(try folder.files == before)
    #expect(try FileAccess.read(path, limit: 9) == Array("old".utf8))
    #expect(try FileAccess.read(other, limit: 9) == Array("theirs".utf8))
  }

  @Test func `a file can have the longest name`() throws {
    let path = "\(folder.path)/\(String(repeating: "x", count: 255))"
    try FileAccess.create(path, bytes: Array("old".utf8))
    try FileAccess.write(Array("new".utf8), to: path)
    #expect(try FileAccess.read(path, limit: 9) == Array("new".utf8))
    let error = #expect(throws: ToolFailure.self) { try FileAccess.write([], to: path + "x") }
    #expect(error?.description.hasSuffix("': the name is too long") == true)
  }

  @Test func `creates files only where there are none`() throws {
    let path = try folder.file("a", "old")
    #expect(throws: ToolFailure("can't write '\(path)': there is such a file already")) {
      try FileAccess.create(path, bytes: [])
    }
    #expect(try FileAccess.read(path, limit: 9) == Array("old".utf8))
  }

  @Test func `writes through a symbolic link and into a device`() throws {
    let target = try folder.file("target", "old")
    let link = "\(folder.path)/link"
    symlink(target, link)
    try FileAccess.write(Array("new".utf8), to: link)
    #expect(try FileAccess.read(target, limit: 9) == Array("new".utf8))
    #expect(try folder.files == ["link", "target"])
    try FileAccess.write([1, 2, 3], to: "/dev/null")
    #expect(throws: ToolFailure("can't write '/dev/full': there is no space left")) {
      try FileAccess.write([1, 2, 3], to: "/dev/full")
    }
  }

  @Test func `has words for each reason why a file can't be read`() throws {
    let path = try folder.file("a", "")
    let long = String(repeating: "x", count: 256)
    for (name, reason) in [
      ("none", "there is no such file or folder"), ("a/b", "\(path) isn't a folder"),
      ("", "it is a folder"), (long, "the name is too long"),
    ] {
      let error = #expect(throws: ToolFailure.self) {
        try FileAccess.read("\(folder.path)/\(name)", limit: 9)
      }
      let line = error?.description.split(separator: "\n").first
      #expect(line?.hasSuffix("': \(reason)") == true, "\(name): \(line ?? "")")
    }
    #expect(try FileAccess.read(path, limit: 9).isEmpty)
  }

  @Test func `says why the output isn't written`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let error = #expect(throws: (any Error).self) { try full.write(contentsOf: Data([1])) }
    #expect(
      try FileAccess.outputFailure(#require(error)).description
        == "error: can't write the output: there is no space left"
    )
  }

  @Test func `finds the nearest file of a name, up to the root of the repository`() throws {
    try FileAccess.createFolder("\(folder.path)/a/b")
    _ = try folder.file("own.json", "")
    let nested = "\(folder.path)/a/b"
    #expect(FileAccess.nearest("own.json", from: nested) == nil)
    try FileAccess.createFolder("\(folder.path)/.git")
    #expect(FileAccess.nearest("own.json", from: nested) == "../../own.json")
    // A file '.git' is the root of a submodule or a worktree.
    _ = try folder.file("a/.git", "gitdir: elsewhere")
    #expect(FileAccess.nearest("own.json", from: nested) == nil)
    #expect(FileAccess.nearest("own.json", from: "\(folder.path)/") == "own.json")
    #expect(FileAccess.nearest("none-\(UUID().uuidString).json", from: nested) == nil)
  }
}
