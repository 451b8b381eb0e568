import Foundation
import Testing

@testable import TabThemeTool

struct FileAccessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
  }

  @Test func `writes a new file in place of the old one, and leaves nothing beside it`() throws {
    let path = try folder.file("a.png", "old and longer")
    try FileAccess.write(Array("new".utf8), to: path)
    #expect(try text(path) == "new")
    #expect(try folder.files == ["a.png"])
  }

  // What is in the way of the half stands for a disk that is full.
  @Test func `keeps the old file where the new one can't be written`() throws {
    let path = try folder.file("a.png", "old")
    try FileManager.default.createDirectory(
      atPath: "\(path).part",
      withIntermediateDirectories: true
    )
    #expect(throws: ToolFailure("can't write '\(path)': it is a folder")) {
      try FileAccess.write(Array("new".utf8), to: path)
    }
    #expect(try text(path) == "old")
  }

  @Test func `writes what a link leads to`() throws {
    let (path, link) = (try folder.file("a.png", "old"), "\(folder.path)/link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try FileAccess.write(Array("new".utf8), to: link)
    #expect(try text(path) == "new")
    #expect(try folder.files == ["a.png", "link"])
  }

  #if os(Linux)
  @Test func `says that a disk is full, and keeps no half of a new file`() throws {
    let path = "/dev/full"
    #expect(throws: ToolFailure("can't write '/dev/full': there is no space left")) {
      try FileAccess.write([UInt8](repeating: 0, count: 1 << 20), to: path)
    }
    #expect(FileManager.default.fileExists(atPath: path))
    try FileAccess.write([1], to: "/dev/null")
  }
  #endif
}
