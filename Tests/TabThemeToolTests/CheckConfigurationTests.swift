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
    #expect(run.output.hasSuffix("where it belongs\n"))
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
    #expect(run.code == .findings && run.output.isEmpty)
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
    #expect(run.code == .findings && run.output.isEmpty)
    #expect(
      run.errors == """
        \(path):1:3: error: unknown key 'flies'
          1 | { "flies": [], "ios": 15,
            |   ^~~~~~~
          fix: write 'files'
        \(path):1:23: error: 'ios' is a number; it must be text, a list of texts, true or false
          1 | { "flies": [], "ios": 15,
            |                       ^~
        \(path):2:12: error: 'wraning' isn't a value of '--level'
          2 |   "level": "wraning" }
            |            ^~~~~~~~~
          fix: write 'warning'

        """
    )
    #expect(try check("[").code == .findings)
    let missing = "\(folder.path)/none.json"
    #expect(
      ToolRun("check", "--config", missing).errors
        == "error: can't read '\(missing)': there is no such file or folder\n"
    )
  }
}
