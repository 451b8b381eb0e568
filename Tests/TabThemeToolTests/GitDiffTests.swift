import Testing

@testable import TabThemeTool

/// What git writes after the command of a diff driver.
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
