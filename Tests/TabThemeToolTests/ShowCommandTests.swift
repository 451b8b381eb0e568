import Testing

@testable import TabThemeTool

@MainActor
struct ShowCommandTests {
  @Test(arguments: [
    ([], "#0000FF"),
    (["--style", "light"], "#0000FF"),
    (["--style=dark"], "#00FFFF"),
    (["--contrast", "high"], "#000080"),
    (["--contrast", "high", "--style", "dark"], "#80FFFF"),
    (["--contrast", "standard", "--ios", "26"], "#0000FF"),
  ])
  func `resolves colors for style and contrast`(options: [String], tint: String) {
    let run = ToolRun(["show", "-"] + options, input: Array(fourWays.utf8))
    #expect(run.code == .done)
    #expect(run.output.contains("\ntintColor: \(tint)\n"))
  }

  @Test func `prints sorted lines, always the same`() {
    let run = ToolRun("show", "midnight")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines == lines.sorted())
    #expect(lines.contains("standard.bar.backgroundColor: #E6E9F9"))
    #expect(ToolRun("show", "Midnight") == run)
  }

  @Test func `keeps the glass of iOS 26 unless a theme overrides it`() {
    let ocean = ToolRun("show", "Ocean", "--ios", "26").output
    let terminal = ToolRun("show", "Terminal", "--ios", "26").output
    #expect(ocean.contains("standard.bar.backgroundColor: default\n"))
    #expect(terminal.contains("standard.bar.backgroundColor: #07120B\n"))
  }

  @Test func `prints what is wrong with a file instead of a theme`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("night.json", #"{ "name": "Night", "tint": 3 }"#)
    let run = ToolRun("show", path)
    #expect(run.code == .findings)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("\(path):1:20: error: "))
  }

  @Test func `says that there is no such file`() {
    #expect(
      ToolRun("show", "themes/none.json")
        == ToolRun(
          code: .findings,
          errors: "error: can't read 'themes/none.json': there is no such file or folder\n"
        )
    )
  }

  @Test func `prints its help`() {
    #expect(
      ToolRun("show", "--help").output == """
        Prints the appearance that a theme compiles into.

        usage: tabtheme show THEME [OPTIONS]

        arguments:
          THEME  A built-in theme, the path of a theme file, or - for standard input.

        options:
          --style light|dark        The style; light if not given.
          --contrast standard|high  The contrast; standard if not given.
          --ios 15|16|17|18|26|27   The version of iOS; 18 if not given.
          --help                    Print this help.

        """
    )
  }
}

private let fourWays = """
  {
    "name": "Four",
    "tintColor": {
      "light": "#0000FF", "dark": "#00FFFF",
      "lightHighContrast": "#000080", "darkHighContrast": "#80FFFF"
    }
  }
  """
