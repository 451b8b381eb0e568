import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct CheckConfigurationTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileAccess.createFolder("\(folder.path)/Themes")
    _ = try folder.file("Themes/a.tabtheme.json", unused)
  }

  private let unused = ##"{ "name": "A", "colors": { "old": "#123456" } }"##

  private func check(_ configuration: String, _ words: String...) throws -> ToolRun {
    let path = try folder.file("tabtheme.config.json", configuration)
    return ToolRun(["check", "--config", path] + words)
  }

  @Test func `says which files are checked, and how`() throws {
    let run = try check(##"{ "files": ["Themes"], "strict": true, "format": "xcode" }"##)
    #expect(run.code == .findings)
    #expect(run.output.hasPrefix("\(folder.path)/Themes/a.tabtheme.json:1:28: warning: "))
    #expect(run.output.hasSuffix("or refer to it as '{old}'\n"))
    #expect(
      try check(##"{ "files": ["Themes"], "skip": ["unused-color"] }"##).errors
        == "1 file, no problems\n"
    )
    #expect(try check(##"{ "files": ["Themes"], "strict": false }"##).code == .done)
  }

  @Test func `gives way to the command line`() throws {
    let sound = try folder.file("sound.json", ##"{ "name": "S" }"##)
    #expect(try check(##"{ "files": ["Themes"], "strict": true }"##, sound).code == .done)
    let run = try check(##"{ "files": ["Themes"], "format": "json" }"##, "--format", "github")
    #expect(run.output.hasPrefix("::warning "))
  }

  @Test func `takes titles, and files of them from its own folder`() throws {
    _ = try folder.file(
      "titles.strings",
      ##""tab.home" = "Home"; "tab.all" = "Everything there is"; "x" = "y";"##
    )
    let run = try check(
      ##"""
      { "files": ["Themes"], "skip": "unused-color", "titles": ["titles.strings"], "keys": ["tab.*"] }
      """##,
      "--level",
      "warning"
    )
    #expect(!run.output.contains("'y'"))
    #expect(run.code == .done)
    let comma = try check(
      ##"{ "files": ["Themes"], "titles": ["A, B and many more words than fit", "C", "D"] }"##
    )
    #expect(
      comma.output.contains(
        "the title 'A, B and many more words than fit' is cut in a bar of 3 items"
      )
    )
  }

  @Test func `names the files that it has and the folder hasn't`() throws {
    let run = try check(##"{ "files": ["Themes", "Thmes"] }"##)
    #expect(run.code == .failed && run.output.isEmpty)
    #expect(
      run.errors == """
        \(folder.path)/tabtheme.config.json:1:23: error: there is no file or folder \
        '\(folder.path)/Thmes'
          1 | { "files": ["Themes", "Thmes"] }
            |                       ^~~~~~~

        """
    )
    #expect(try check(##"{ "files": "Thmes" }"##).errors.contains(":1:12: error: "))
    let sound = try folder.file("sound.json", ##"{ "name": "S" }"##)
    #expect(try check(##"{ "files": ["Thmes"] }"##, sound).code == .done)
  }

  @Test func `says what is wrong with it`() throws {
    let run = try check(
      ##"""
      { "flies": [], "ios": 15,
        "level": "wraning" }
      """##
    )
    let path = "\(folder.path)/tabtheme.config.json"
    #expect(run.code == .failed && run.output.isEmpty)
    #expect(
      run.errors == """
        \(path):1:3: error: unknown key 'flies'
          1 | { "flies": [], "ios": 15,
            |   ^~~~~~~
          fix: write 'files'
        \(path):1:23: error: 'ios' is a number; it must be text
          1 | { "flies": [], "ios": 15,
            |                       ^~
        \(path):2:12: error: 'wraning' isn't a value of 'level'
          2 |   "level": "wraning" }
            |            ^~~~~~~~~
          fix: write 'warning'

        """
    )
    #expect(try check("[").code == .failed)
    let missing = "\(folder.path)/none.json"
    #expect(
      ToolRun("check", "--config", missing).errors
        == "error: can't read '\(missing)': there is no such file or folder\n"
    )
  }

  // MARK: - Each key

  /// Writes the files that the configurations below name.
  private func writeFiles() throws {
    try FileAccess.createFolder("\(folder.path)/Brand.xcassets")
    _ = try folder.file("titles.strings", ##""tab.home" = "Home";"##)
    let font = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "TabRasterTests/Fixtures/Pairs.ttf").path
    try FileManager.default.copyItem(atPath: font, toPath: "\(folder.path)/own.ttf")
  }

  @Test(arguments: [
    ##""files": "Themes""##, ##""files": ["Themes/a.tabtheme.json", "./Themes"]"##,
    ##""ios": "16...""##, ##""level": "note""##, ##""strict": false"##, ##""format": "json""##,
    ##""skip": "contrast""##, ##""skip": ["contrast", "unused-color"]"##,
    ##""titles": "titles.strings", "keys": "tab.*""##, ##""titles": ["Home", "Search"]"##,
    ##""font": ["own.ttf"]"##, ##""assets": "Brand.xcassets""##,
  ])
  func `each key counts from the configuration's folder`(member: String) throws {
    try writeFiles()
    let files = member.contains("files") ? "" : ##", "files": ["Themes"]"##
    // The tool runs in another folder.
    let run = try check("{ \(member)\(files) }")
    #expect(run.code == .done, "\(run.errors)")
    #expect(!run.errors.contains("error"))
  }

  @Test(arguments: [
    // The value with its place, and the message.
    (##""files": 1️⃣7"##, "'files' is a number; it must be text, or a list of texts"),
    (##""files": ["Themes", 1️⃣7]"##, "'files[1]' is a number; it must be text"),
    (##""files": ["Themes", 1️⃣"none"]"##, "there is no file or folder 'FOLDER/none'"),
    (##""files": 1️⃣"../x""##, "'../x' leads out of the configuration's folder"),
    (##""files": 1️⃣"Themes/../../x""##, "'Themes/../../x' leads out of the configuration's folder"),
    (##""files": 1️⃣"/etc/passwd""##, "'/etc/passwd' leads out of the configuration's folder"),
    (##""ios": 1️⃣"nope""##, "'ios' takes versions of iOS: 'nope'"),
    (##""ios": 1️⃣["16..."]"##, "'ios' is a list; it must be text"),
    (##""ios": 1️⃣"9""##, "themes and their bars begin with iOS 15: '9'"),
    (##""level": 1️⃣"all""##, "'all' isn't a value of 'level'"),
    (##""level": 1️⃣true"##, "'level' is true; it must be text"),
    (##""strict": 1️⃣"yes""##, "'strict' is text; it must be true or false"),
    (##""format": 1️⃣"html""##, "'html' isn't a value of 'format'"),
    (##""skip": ["contrast", 1️⃣"nope"]"##, "'nope' isn't a value of 'skip'"),
    (##""titles": 1️⃣"none.strings""##, "can't read 'FOLDER/none.strings'"),
    (##""titles": 1️⃣"../none.strings""##, "'../none.strings' leads out"),
    (##""titles": 1️⃣["A", "B", "C", "D", "E", "F"]"##, "a bar of an iPhone has room for 5"),
    (##""keys": 1️⃣false"##, "'keys' is false; it must be text, or a list of texts"),
    (##""titles": 1️⃣"titles.strings", "keys": "nope""##, "has no string 'nope'"),
    (##""font": 1️⃣"none.ttf""##, "can't read 'FOLDER/none.ttf'"),
    (##""font": 1️⃣"titles.strings""##, "can't use 'FOLDER/titles.strings': the file isn't a font"),
    (##""font": 1️⃣"/own.ttf""##, "'/own.ttf' leads out of the configuration's folder"),
    (##""assets": 1️⃣"none.xcassets""##, "'FOLDER/none.xcassets' isn't a folder"),
    (##""assets": 1️⃣"..""##, "'..' leads out of the configuration's folder"),
    (##"1️⃣"fix": true"##, "'fix' is an option of the command line alone"),
    (##"1️⃣"watch": true"##, "'watch' is an option of the command line alone"),
    (##"1️⃣"config": "x.json""##, "'config' is an option of the command line alone"),
    (##"1️⃣"color": "always""##, "unknown key 'color'"),
    (##"1️⃣"skpi": []"##, "unknown key 'skpi'"),
  ])
  func `each fault has its place`(member: String, message: String) throws {
    try writeFiles()
    let text = "{\n  \(member) }"
    let parts = text.split(separator: "1️⃣", maxSplits: 1)
    let column = parts[0].utf8.count - 1
    let run = try check(parts.joined())
    #expect(run.code == .failed && run.output.isEmpty)
    let place = "\(folder.path)/tabtheme.config.json:2:\(column): error: "
    #expect(
      run.errors.hasPrefix(place)
        && run.errors.dropFirst(place.count)
          .contains(message.replacing("FOLDER", with: folder.path)),
      "\(run.errors)"
    )
  }

  @Test func `a value isn't checked that the command line replaces`() throws {
    let sound = try folder.file("sound.json", ##"{ "name": "S" }"##)
    let run = try check(##"{ "ios": "nope", "files": ["none"] }"##, "--ios", "18", sound)
    #expect(run == ToolRun(code: .done, errors: "1 file, no problems\n"))
  }

  @Test func `no file is changed by a configuration`() throws {
    let text = ##"{ "name": "B", "colour": "#FFF" }"##
    let path = try folder.file("Themes/b.tabtheme.json", text)
    #expect(try check(##"{ "files": ["Themes"], "fix": true }"##).code == .failed)
    #expect(try String(decoding: FileAccess.read(path, limit: .max), as: UTF8.self) == text)
  }
}
