import Foundation
import TabAppearance
import TabTestSupport
import Testing

struct ThemeFolderTests {
  /// Calls a closure with a folder of the given files.
  private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = try TemporaryFolder(files)
    try withExtendedLifetime(folder) { try body(folder.url) }
  }

  private func problems(of url: URL) -> [String] {
    let error = #expect(throws: TabBarThemeError.self) { try TabBarTheme(contentsOf: url) }
    return error?.diagnostics.map { "\($0.location?.description ?? "?"): \($0.message)" } ?? []
  }

  @Test func `reads a file with all that it extends`() throws {
    try withFolder([
      "a.tabtheme.json": #"{ "name": "A", "extends": "./sub/b.tabtheme.json" }"#,
      "sub/b.tabtheme.json": ##"{ "name": "B", "extends": "Own", "tintColor": "#111" }"##,
    ]) { folder in
      let theme = try TabBarTheme(
        contentsOf: folder.appending(path: "a.tabtheme.json"),
        parents: .files(["Own": #"{ "name": "Own", "glass": "override" }"#])
      )
      #expect(theme == TabBarTheme(name: "A", tintColor: "#111", glass: .value(.override)))
    }
  }

  @Test func `says what can't be read`() throws {
    try withFolder([
      "a.json": #"{ "name": "A", "extends": "sub.json" }"#,
      "sub.json/b.json": #"{ "name": "B", "extends": "c.json" }"#,
    ]) { folder in
      let path = folder.path
      #expect(
        problems(of: folder.appending(path: "a.json"))
          == ["\(path)/a.json:1:27: 'extends' is 'sub.json', which can't be read: it is a folder"]
      )
      #expect(
        problems(of: folder.appending(path: "sub.json/b.json"))
          == ["\(path)/sub.json/b.json:1:27: 'extends' is 'c.json'; there is no such file"]
      )
      #expect(
        problems(of: folder.appending(path: "none.json"))
          == ["?: can't read '\(path)/none.json': there is no such file or folder"]
      )
      #expect(problems(of: folder) == ["?: can't read '\(path)': it is a folder"])
    }
  }

  @Test func `a link whose target is missing has its own words`() throws {
    try withFolder(["a.json": #"{ "name": "A", "extends": "link.json" }"#]) { folder in
      let link = folder.appending(path: "link.json")
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "none")
      let reason = "it is a symbolic link whose target doesn't exist"
      #expect(problems(of: link) == ["?: can't read '\(link.path)': \(reason)"])
      #expect(
        problems(of: folder.appending(path: "a.json")) == [
          "\(folder.path)/a.json:1:27: 'extends' is 'link.json', which can't be read: \(reason)"
        ]
      )
    }
  }

  @Test func `follows links, and reads no device, which may never end`() throws {
    try withFolder(["a.json": #"{ "name": "A" }"#]) { folder in
      let link = folder.appending(path: "link.json")
      try FileManager.default.createSymbolicLink(
        at: link,
        withDestinationURL: folder.appending(path: "a.json")
      )
      #expect(try TabBarTheme(contentsOf: link).name == "A")
    }
    #expect(
      problems(of: URL(fileURLWithPath: "/dev/zero"))
        == ["?: can't read '/dev/zero': it is no regular file"]
    )
  }

  // Opening a pipe without a writer waits forever.
  @Test(.timeLimit(.minutes(1))) func `reads no pipe, alone or in a catalog`() throws {
    try withFolder(["b.tabtheme.json": #"{ "name": "B" }"#]) { folder in
      let pipe = folder.appending(path: "a.tabtheme.json")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      #expect(problems(of: pipe) == ["?: can't read '\(pipe.path)': it is no regular file"])
      let catalog = TabBarThemeCatalog(.folder(folder))
      #expect(catalog.names == ["B"])
      #expect(
        catalog.diagnostics.map(\.message) == ["can't read '\(pipe.path)': it is no regular file"]
      )
    }
  }

  @Test func `finds a cycle of files`() throws {
    try withFolder([
      "a.json": #"{ "name": "A", "extends": "b.json" }"#,
      "b.json": #"{ "name": "B", "extends": "./a.json" }"#,
    ]) { folder in
      #expect(
        problems(of: folder.appending(path: "b.json")) == [
          "\(folder.path)/b.json:1:27: 'extends' is './a.json', which leads back: "
            + "'b.json → a.json → b.json'"
        ]
      )
    }
  }

  @Test func `reads no more of a parent than a theme may have`() throws {
    let huge = String(repeating: " ", count: 1_100_000)
    try withFolder(["a.json": #"{ "name": "A", "extends": "b.json" }"#, "b.json": huge]) { folder in
      let said = problems(of: folder.appending(path: "a.json"))
      #expect(said.count == 1 && said[0].hasPrefix("\(folder.path)/b.json:1:1: "))
    }
  }
}
