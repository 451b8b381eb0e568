import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct LinkedFileTests {
  private let folder: TemporaryFolder

  /// The path of a link to a folder `real` in another place, without files of its own.
  private let link: String

  init() throws {
    folder = try TemporaryFolder()
    link = "\(folder.path)/Linked"
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/real",
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real")
  }

  private static let tokens = ##"{ "brand": { "$type": "color", "$value": "#005566" } }"##

  @Test(arguments: ["", "/"])
  func `a link to a folder of themes is the folder`(slash: String) throws {
    _ = try folder.file("real/a.tabtheme.json", #"{ "name": "A", "x": 1 }"#)
    let run = ToolRun("check", link + slash)
    #expect(run.output.hasPrefix("\(link)/a.tabtheme.json:1:16: error: unknown key 'x'\n"))
    // Found in a folder, the link isn't followed: its file would be checked twice.
    #expect(ToolRun("check", folder.path).errors == "1 error in 1 file\n")
  }

  @Test func `a link to a folder of tokens is the folder, for commands and themes`() throws {
    _ = try folder.file("real/brand.json", Self.tokens)
    let list = ToolRun("tokens", "list", link)
    #expect(list.code == .done && list.output.contains("brand"), "\(list)")
    let theme = try folder.file(
      "a.tabtheme.json",
      #"{ "name": "A", "tokens": "Linked", "tintColor": "{brand}" }"#
    )
    let compiled = ToolRun("compile", theme)
    #expect(compiled.output.contains(##""brand": "#005566""##), "\(compiled)")
  }

  @Test func `a link to an asset catalog is the catalog`() throws {
    let set = "\(folder.path)/real/Brand.colorset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    _ = try folder.file(
      "real/Brand.colorset/Contents.json",
      #"{ "colors": [{ "color": { "components": { "red": "1.0", "green": "0.0", "blue": "0.0", "#
        + #""alpha": "1.0" } } }], "info": { "version": 1 } }"#
    )
    let catalog = "\(folder.path)/Linked.xcassets"
    try FileManager.default.createSymbolicLink(atPath: catalog, withDestinationPath: "real")
    let run = ToolRun("tokens", "list", catalog)
    #expect(run.code == .done && run.output.contains("Brand"), "\(run)")
  }

  @Test(arguments: [
    ["check"], ["show"], ["render"], ["export"], ["compile"], ["diff", "Ocean"],
    ["tokens", "check"],
  ])
  func `a link whose target is missing is told as such, and no fix writes it again`(
    words: [String]
  ) throws {
    let broken = "\(folder.path)/broken.tabtheme.json"
    try FileManager.default.createSymbolicLink(atPath: broken, withDestinationPath: "none.json")
    let run = ToolRun(words + [broken])
    let text = run.output + run.errors
    #expect(run.code != .done)
    #expect(
      text.contains(
        """
        error: can't read '\(broken)': it is a symbolic link whose target doesn't exist
          note: the link leads to 'none.json'

        """
      ),
      "\(text)"
    )
    #expect(!text.contains("fix:"), "\(text)")
  }

  @Test func `a link in a folder to a missing file is told, too`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/real/a.tabtheme.json",
      withDestinationPath: "none"
    )
    #expect(ToolRun("check", link).output.contains("symbolic link whose target doesn't exist"))
  }

  @Test func `a pipe in the place of a file is an error, since nobody may write into it`() throws {
    let pipe = "\(folder.path)/a.tabtheme.json"
    #expect(mkfifo(pipe, 0o600) == 0)
    for words in [["check", pipe], ["check", folder.path], ["show", pipe]] {
      let run = ToolRun(words)
      let text = run.output + run.errors
      #expect(text.contains("error: can't read '\(pipe)': it is no regular file"), "\(text)")
    }
  }

  @Test func `a file with the longest name is fixed`() throws {
    let name = String(repeating: "x", count: 241) + ".tabtheme.json"
    let path = try folder.file(name, #"{ "name": "A", "tintColour": null }"#)
    _ = ToolRun("check", path, "--fix")
    let text = #"{ "name": "A", "tintColor": null }"#
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func `no fix writes a name again that isn't UTF-8`() throws {
    var bytes = Array("\(folder.path)/\u{FF}.tabtheme.json".utf8.map { CChar(bitPattern: $0) })
    bytes = bytes.map { $0 == CChar(bitPattern: 0xC3) ? CChar(bitPattern: 0xFF) : $0 } + [0]
    let file = try #require(fopen(bytes, "w"))
    fclose(file)
    let name = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let run = ToolRun("check", name)
    #expect(run.code != .done && run.output.contains("can't read"), "\(run)")
    #expect(!run.output.contains("fix:"), "\(run)")
  }
}
