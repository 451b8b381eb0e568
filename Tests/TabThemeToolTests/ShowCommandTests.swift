import TabTestSupport
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
    (["--idiom", "pad"], "#FF0000"),
    (["--look", "glass"], "#00FF00"),
  ])
  func `resolves colors for style, contrast, device and look`(options: [String], tint: String) {
    let run = ToolRun(["show", "-"] + options, input: Array(fourWays.utf8))
    #expect(run.code == .done)
    let isOneStyle = options.contains { $0.hasPrefix("--style") }
    let style = isOneStyle || tint.hasSuffix("0000") || tint == "#00FF00" ? "" : "light."
    #expect(run.output.contains("\n  \(style)tintColor: \(tint)\n"), "\(run.output)")
  }

  @Test func `prints what the theme sets, once for all places where it is the same`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "t.json",
      ##"""
      { "name": "T", "tintColor": "#123456",
        "bar": { "shadowColor": { "light": "#111111", "dark": "#EEEEEE" } },
        "item": { "selected": { "color": "#654321" } }, "stacked": { "normal": { "title": { "kern": 1 } } },
        "items": { "home": { "badgeValue": "3" } }, "tintsContent": true,
        "strategies": { "unselectedColors": "bakeImages" }, "layout": { "landscape": { "height": 50 } } }
      """##
    )
    let run = ToolRun("show", path, "--contrast", "high")
    #expect(
      run.output == """
        T on iOS 18, iPhone, classic look, high contrast:
          items.home.badgeValue: 3
          layout.landscape.height: 50
          strategies.unselectedColors: bakeImages
          tintsContent: true
          tintColor: #123456
          *.selected.iconColor: #654321
          *.selected.title.color: #654321
          stacked.*.title.kern: 1
          light.bar.shadowColor: #111111
          dark.bar.shadowColor: #EEEEEE

        """
    )
    #expect(run.errors.hasSuffix(" properties are UIKit's default; --all shows them\n"))
    let all = ToolRun("show", path, "--all")
    #expect(all.errors.isEmpty)
    #expect(all.output.contains("\n  unselectedItemTintColor: default\n"))
    #expect(ToolRun("show", path, "--all") == all)
  }

  @Test func `keeps the glass of iOS 26 unless a theme overrides it`() {
    let ocean = ToolRun("show", "Ocean", "--ios", "26").output
    let terminal = ToolRun("show", "Terminal", "--ios", "26").output
    #expect(!ocean.contains("bar.backgroundColor"))
    #expect(terminal.contains("\n  bar.backgroundColor: #07120B\n"))
  }

  @Test func `prints what is wrong with a file instead of a theme`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("night.json", #"{ "name": "Night", "tint": 3 }"#)
    let run = ToolRun("show", path)
    #expect(run.code == .failed)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("\(path):1:20: error: "))
  }

  @Test func `says that there is no such file`() {
    #expect(
      ToolRun("show", "themes/none.json")
        == ToolRun(
          code: .failed,
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
          --style light|dark         The style; both if not given.
          --contrast standard|high   The contrast; standard if not given.
          --ios 15|16|17|18|26|27    The version of iOS; 18 if not given.
          --idiom phone|pad          The kind of device; phone if not given.
          --look classic|glass       The look of bars; the version's if not given.
          --assets DIR               A folder of asset catalogs; else FILE's.
          --all                      Print UIKit's defaults, too.
          --color auto|always|never  Colors in the text; auto if not given.
          --help                     Print this help.

        exit codes:
          0   The command succeeded.
          2   The command failed, as when a file can't be read.
          64  The command line is wrong.

        Prints the settings of the theme, including those of themes that it extends. In
        a line, * stands for all layouts or all states. Other properties have UIKit's
        defaults.

        examples:
          tabtheme show Midnight
          tabtheme show night.tabtheme.json --style dark --ios 26 --idiom pad

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
    },
    "when": [
      { "idiom": "pad", "tintColor": "#FF0000" },
      { "iOS": "<26", "look": "glass", "tintColor": "#00FF00" }
    ]
  }
  """
