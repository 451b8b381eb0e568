import Foundation
import TabFiles
import TabTestSupport
import Testing

struct FileContentsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func problem(_ name: String) -> FileProblem? {
    do throws(FileProblem) {
      _ = try FileContents.bytes(of: "\(folder.path)/\(name)", limit: 10)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [(0, ""), (3, "abc"), (6, "abcdef"), (7, "abcdef"), (.max, "abcdef")])
  func `reads up to a limit`(limit: Int, text: String) throws {
    try folder.file("a", "abcdef")
    try folder.link("b", to: "a")
    for name in ["a", "b"] {
      let bytes = try FileContents.bytes(of: "\(folder.path)/\(name)", limit: limit)
      #expect(bytes == Array(text.utf8))
    }
  }

  @Test func `has a reason for each path without a file`() throws {
    try folder.file("sub/a")
    try folder.link("broken", to: "none")
    try folder.link("brokenToo", to: "broken")
    try folder.link("circle", to: "circle")
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    #expect(problem("none") == .missing)
    #expect(problem("sub/a/b") != nil)
    #expect(problem("sub") == .folder)
    #expect(problem("broken") == .brokenLink(target: "none"))
    #expect(problem("broken/a") == .brokenLink(target: "none"))
    #expect(problem("brokenToo") == .brokenLink(target: "broken"))
    #expect(problem("circle") == .brokenLink(target: "circle"))
    #expect(problem("pipe") == .notRegular)
    #expect(problem(String(repeating: "x", count: 256)) != nil)
  }

  @Test func `reads devices where that is asked for`() throws {
    #expect(throws: FileProblem.notRegular) { try FileContents.bytes(of: "/dev/zero", limit: 3) }
    let zeros = try FileContents.bytes(of: "/dev/zero", limit: 3, allowsDevices: true)
    #expect(zeros == [0, 0, 0])
  }
}

struct FolderContentsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["b.json", "a/c.json", "a/d/e.txt", "a.json", ".hidden/f.json", "a/.g.json"] {
      try folder.file(name)
    }
    try folder.link("link.json", to: "b.json")
    try folder.link("broken.json", to: "none")
    try folder.link("linked", to: "a")
    try folder.link("a/loop", to: "..")
  }

  private let files = ["a.json", "a/c.json", "a/d/e.txt", "b.json", "broken.json", "link.json"]

  @Test func `lists the files of a folder and below, without hidden ones and linked folders`()
    throws
  {
    #expect(try FolderContents.files(in: folder.path) == files)
    #expect(try FolderContents.files(in: folder.path + "/") == files)
    #expect(
      try FolderContents.names(in: folder.path)
        == [".hidden", "a", "a.json", "b.json", "broken.json", "link.json", "linked"]
    )
  }

  @Test func `a link to a folder is the folder where it is named`() throws {
    let other = try TemporaryFolder()
    try other.link("link", to: folder.path)
    try other.link("chain", to: "link")
    for name in ["link", "link/", "chain"] {
      #expect(try FolderContents.files(in: "\(other.path)/\(name)") == files)
    }
    #expect(
      try FolderContents.names(in: "\(folder.path)/linked") == [".g.json", "c.json", "d", "loop"]
    )
    #expect(try FolderContents.files(in: other.path) == [])
  }

  @Test func `has a reason for each path without a folder`() {
    func problem(_ name: String) -> FileProblem? {
      do throws(FileProblem) {
        _ = try FolderContents.files(in: "\(folder.path)/\(name)")
        return nil
      } catch {
        return error
      }
    }
    #expect(problem("none") == .missing)
    #expect(problem("b.json") != nil)
    #expect(problem("broken.json") == .brokenLink(target: "none"))
  }
}
