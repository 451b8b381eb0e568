import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct DiffCommandTests {
  let folder: TemporaryFolder
  let base: String

  init() throws {
    folder = try TemporaryFolder()
    base = try folder.file("base.json", theme)
  }

  /// Compares the theme with a copy in which text is replaced; without options, on an iPhone with
  /// iOS 18 in standard contrast.
  private func diff(
    _ replacements: KeyValuePairs<String, String>,
    _ options: String...
  ) throws -> ToolRun {
    let usual = ["--ios", "18", "--idiom", "phone", "--contrast", "standard"]
    var text = theme
    for (old, new) in replacements {
      #expect(text.contains(old))
      text = text.replacing(old, with: new)
    }
    return ToolRun(
      ["diff", base, try folder.file("other.json", text)]
        + (options.isEmpty ? usual : options)
    )
  }

  @Test func `prints nothing about themes that mean the same`() throws {
    let run = try diff([
      #""color": "{muted}""#: ##""title": { "color": "#6B6B6B" }, "iconColor": "#6B6B6B""##
    ])
    #expect(run == ToolRun(code: .done))
    #expect(ToolRun("diff", "Ocean", "ocean") == ToolRun(code: .done))
  }

  @Test func `says once what is the same in several places`() throws {
    let run = try diff([##""dark": "#64B5FF""##: ##""dark": "#0A84FF""##])
    #expect(
      run
        == ToolRun(
          code: .findings,
          output: """
            dark.tintColor: #64B5FF → #0A84FF
            dark.*.{selected,focused}.color: #64B5FF → #0A84FF, \
            title contrast 9.59 → 5.75, below AAA 7

            """
        )
    )
  }

  @Test func `says what changes in single items by the colors that names stand for`() throws {
    func file(_ name: String, _ hot: String, _ color: String) throws -> String {
      let items = #""items": { "home": { "badgeColor": \#(color), "badgeValue": "{hot}" } }"#
      return try folder.file(
        name,
        #"{ "name": "T", "colors": { "hot": \#(hot), "a": "{hot}" }, \#(items) }"#
      )
    }
    let red = try file("red.json", ##""#F00""##, #""{hot}""#)
    let plain = try file("plain.json", ##""#00F""##, ##""#F00""##)
    #expect(ToolRun("diff", red, plain) == ToolRun(code: .done))
    let blue = try file("blue.json", ##""#00F""##, #""{a}""#)
    #expect(
      ToolRun("diff", red, blue)
        == ToolRun(code: .findings, output: "items.home.badgeColor: #FF0000 → #0000FF\n")
    )
    let dynamic = try file("dynamic.json", ##"{ "light": "#F00", "dark": "#F88" }"##, #""{a}""#)
    let dark = try file("dark.json", ##"{ "light": "#F00", "dark": "#F99" }"##, #""{hot}""#)
    #expect(
      ToolRun("diff", dynamic, dark)
        == ToolRun(code: .findings, output: "items.home.badgeColor.dark: #FF8888 → #FF9999\n")
    )
  }

  @Test func `says what changes in single items, and in what hardly any theme sets`() throws {
    let old = try folder.file(
      "old.json",
      ##"{ "name": "T", "items": { "0": { "badgeColor": "#F00" } }, "tintColor": "asset:Tint" }"##
    )
    let new = try folder.file(
      "new.json",
      ##"""
      { "name": "T", "items": { "0": { "badgeColor": "#00F" }, "home": { "badgeValue": "1" } },
        "tintColor": "asset:Ink", "item": { "normal": { "title": { "kern": 0.5 } } },
        "strategies": { "unselectedColors": "bakeImages" } }
      """##
    )
    #expect(
      ToolRun("diff", old, new).output == """
        items.0.badgeColor: #FF0000 → #0000FF
        items.home.badgeValue: default → 1
        strategies.unselectedColors: default → bakeImages
        tintColor: asset:Tint → asset:Ink
        *.*.title.kern: default → 0.5

        """
    )
  }

  @Test func `compares a layout as it is on the version of iOS that is asked for`() throws {
    let plain = try folder.file("plain.json", #"{ "name": "Tall" }"#)
    let tall = try folder.file(
      "tall.json",
      """
      { "name": "Tall", "when": [{ "iOS": "<18", "layout": { "landscape": { "height": 60 } } }] }
      """
    )
    let line = "layout.landscape.height: default → 60\n"
    #expect(ToolRun("diff", plain, tall, "--ios", "18") == ToolRun(code: .done))
    #expect(ToolRun("diff", plain, tall, "--ios", "17") == ToolRun(code: .findings, output: line))
    #expect(
      ToolRun("diff", plain, tall)
        == ToolRun(code: .findings, output: "iOS 15 to 17:\n  \(line)")
    )
  }

  @Test func `names the layouts and the states that differ`() throws {
    let run = try diff([
      #""inline": {}"#: #""inline": { "normal": { "title": { "weight": "bold" } } }"#,
      #""stacked": {}"#: ##""stacked": { "disabled": { "iconColor": "#888888" } }"##,
    ])
    #expect(
      run.output == """
        {inline,compactInline}.*.title.font: default → system 13 bold
        stacked.disabled.iconColor: default → #888888

        """
    )
  }

  @Test func `says where a color that is the same can be read better or worse`() throws {
    let run = try diff([#""backgroundColor": "{paper}""#: ##""backgroundColor": "#E0E0E0""##])
    #expect(
      run.output == """
        light.bar.backgroundColor: #FFFFFF → #E0E0E0
        light.*.{selected,focused}.title.color: #0066CC, contrast 5.56 → 4.21, below AA 4.5
        light.*.normal.title.color: #6B6B6B, contrast 5.32 → 4.03, below AA 4.5
        dark.bar.backgroundColor: #000000 → #E0E0E0
        dark.*.{selected,focused}.color: #64B5FF, icon contrast 9.59 → 1.65, below AA 3; \
        title contrast 9.59 → 1.65, below AA 4.5

        """
    )
  }

  @Test func `compares the scroll edge where both themes have one`() throws {
    #expect(
      try diff([#""scrollEdge": "standard""#: #""scrollEdge": null"#]).output
        == "scrollEdge: the theme's → default\n"
    )
    #expect(
      try diff([
        #""scrollEdge": "standard""#: ##"""
        "scrollEdge": { "bar": { "shadowColor": "#FF0000" } }
        """##
      ]).output == """
        light.scrollEdge.bar.shadowColor: #0000004D → #FF0000
        dark.scrollEdge.bar.shadowColor: #FFFFFF26 → #FF0000

        """
    )
  }

  @Test func `compares what no appearance holds`() throws {
    let run = try diff([
      #""name": "Base""#: #""name": "Other""#,
      #""height": 44"#: #""itemWidths": [50, 60]"#,
    ])
    #expect(
      run.output == """
        name: Base → Other
        layout.landscape.height: 44 → default
        layout.landscape.itemWidths: default → [50, 60]

        """
    )
  }

  @Test func `says on which systems, devices and looks and in which contrast themes differ`() throws
  {
    let plain = try folder.file("plain.json", ##"{ "name": "T", "tintColor": "#123456" }"##)
    let other = try folder.file(
      "varied.json",
      ##"""
      { "name": "T", "tintColor": { "light": "#123456", "lightHighContrast": "#000033" }, "when": [
          { "idiom": "pad", "bar": { "shadowColor": "#FF0000" }, "glass": "override" },
          { "iOS": "<=16", "layout": { "landscape": { "height": 60 } } },
          { "iOS": "27", "layout": { "landscape": { "height": 70 } } },
          { "look": "classic", "strategies": { "unselectedColors": "bakeImages" } }
      ] }
      """##
    )
    let run = ToolRun("diff", plain, other)
    #expect(
      run.output == """
        iOS 15 to 26 with the classic look:
          strategies.unselectedColors: default → bakeImages
        high contrast:
          light.tintColor: #123456 → #000033
        iPad:
          light.bar.shadowColor: #0000004D → #FF0000
          dark.bar.shadowColor: #FFFFFF26 → #FF0000
        iOS 15 to 16:
          layout.landscape.height: default → 60
        iOS 27 and later:
          layout.landscape.height: default → 70

        """
    )
    #expect(
      ToolRun("diff", plain, other, "--idiom", "pad", "--contrast", "standard", "--ios", "26...")
        .output
          == """
          light.bar.shadowColor: #0000004D → #FF0000
          dark.bar.shadowColor: #FFFFFF26 → #FF0000
          iOS 27:
            layout.landscape.height: default → 70
          iOS 26 with the classic look:
            strategies.unselectedColors: default → bakeImages

          """
    )
  }

  @Test func `compares colors for high contrast if asked`() throws {
    let change: KeyValuePairs = [
      ##""dark": "#64B5FF""##: ##""dark": "#64B5FF", "lightHighContrast": "#004A99""##
    ]
    #expect(try diff(change) == ToolRun(code: .done))
    #expect(
      try diff(change, "--ios", "18", "--contrast", "high").output == """
        light.tintColor: #0066CC → #004A99
        light.*.{selected,focused}.color: #0066CC → #004A99, title contrast 5.56 → 8.60, meets AAA 7

        """
    )
  }

  @Test func `counts the differences first if there are many`() {
    let run = ToolRun("diff", "Midnight", "Ocean")
    #expect(run.output.hasPrefix("39 differences: 33 colors, 4 fonts, 2 others\n\nname: "))
  }

  @Test func `compares what shows on a version of iOS`() throws {
    let change: KeyValuePairs = [#""background": "opaque""#: #""background": "transparent""#]
    #expect(try diff(change).code == .findings)
    #expect(try diff(change, "--ios", "26", "--look", "glass") == ToolRun(code: .done))
  }

  @Test(arguments: [
    (["diff"], "error: no first theme is given\n  help: tabtheme diff --help\n"),
    (["diff", "Ocean"], "error: no second theme is given\n  help: tabtheme diff --help\n"),
    (
      ["diff", "Ocean", "Paper", "Candy"],
      "error: unexpected argument 'Candy'\n  help: tabtheme diff --help\n"
    ),
    (
      ["diff", "-", "-"],
      """
      error: the standard input can be read once alone
        fix: write the path of a file for one of them
        help: tabtheme diff --help

      """
    ),
    (
      ["diff", "Ocean", "Papr"],
      "error: unknown theme 'Papr'\n  fix: write 'Paper'\n  help: tabtheme diff --help\n"
    ),
    (
      ["diff", "--git", "Ocean", "Paper"],
      "error: no file of git is given\n  help: tabtheme diff --help\n"
    ),
  ])
  func `says what makes no sense`(words: [String], errors: String) {
    #expect(ToolRun(words) == ToolRun(code: .usage, errors: errors))
  }

  @Test func `compares two folders of tokens under a theme`() throws {
    func tokens(_ name: String, blue: String) throws -> String {
      let path = "\(folder.path)/\(name)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let token =
        ##"{ "brand": { "$type": "color", "$value": "\##(blue)" }, "extra": { "$type": "number", "$value": 1 } }"##
      _ = try folder.file("\(name)/brand.json", token)
      return path
    }
    let text =
      #"{ "name": "T", "tokens": "brand.json", "colors": { "accent": "{brand}" }, "bar": { "shadowColor": "{accent}" } }"#
    let file = try folder.file("t.tabtheme.json", text)
    let (old, new) = (try tokens("old", blue: "#0066CC"), try tokens("new", blue: "#0A84FF"))
    let run = ToolRun("diff", old, new, "--tokens", file)
    #expect(
      run
        == ToolRun(code: .findings, output: "iOS 15 to 18:\n  bar.shadowColor: #0066CC → #0A84FF\n"),
      "\(run)"
    )
    #expect(ToolRun("diff", old, old, "--tokens", file) == ToolRun(code: .done))
    #expect(ToolRun("diff", old, "none", "--tokens", file).errors.contains("'none' isn't a folder"))
    let broken = try tokens("broken", blue: "bleu")
    let error = ToolRun("diff", old, broken, "--tokens", file).errors
    #expect(error.contains("broken/brand.json:1:42: error:"), "\(error)")
    let plain = try folder.file("plain.tabtheme.json", #"{ "name": "T" }"#)
    #expect(ToolRun("diff", old, new, "--tokens", plain).errors.contains("has no 'tokens'"))
  }

  @Test func `prints its help`() {
    #expect(
      ToolRun("diff", "--help").output == """
        Prints the settings in which two themes differ.

        usage: tabtheme diff A B [OPTIONS]

        arguments:
          A B  Built-in themes, paths of theme files, or - for standard input.

        options:
          --ios RANGE                18 or 26...; 15...27 if not given.
          --idiom phone|pad          The kind of device; both if not given.
          --look classic|glass       The look of bars; both if not given.
          --contrast standard|high   The contrast; both if not given.
          --revisions                A and B are commits of git, or '.' for the disk.
          --tokens THEME             A and B are folders of tokens for this theme.
          --git                      Read the arguments of a git diff driver.
          --color auto|always|never  Colors in the text; auto if not given.
          --help                     Print this help.

        exit codes:
          0   The command succeeded.
          1   The themes differ.
          2   The command failed, as when a file can't be read.
          64  The command line is wrong.

        Compares the compiled themes in light and in dark, on every version of iOS, on
        iPhone and iPad, in standard and high contrast. In a line, * stands for all
        layouts or all states. Differences that exist only on some systems are below a
        line that names them. If there are more than ten differences, the first line
        has their number. 'color' is the color of icon and title.
        Prints nothing if the themes don't differ.

        With --revisions, compares all theme files below the current folder, including
        themes that changed only because a theme that they extend has changed. Leaves
        out files that git ignores, and files of submodules.

        With --tokens, A and B are two exports of a design tool: folders with the files
        that THEME lists in 'tokens'. Prints the changes in the bars of the theme.

        To see these lines in 'git diff' and 'git log -p --ext-diff', run this once:
          echo '*.tabtheme.json diff=tabtheme' >> .gitattributes
          git config diff.tabtheme.command 'tabtheme diff --git'

        examples:
          tabtheme diff Ocean Midnight
          tabtheme diff old.tabtheme.json new.tabtheme.json --ios 26
          tabtheme diff --revisions main .
          tabtheme diff tokens new-tokens --tokens brand.tabtheme.json

        """
    )
  }
}

private let theme = """
  {
    "name": "Base",
    "colors": {
      "accent": { "light": "#0066CC", "dark": "#64B5FF" },
      "muted": "#6B6B6B",
      "paper": { "light": "#FFFFFF", "dark": "#000000" }
    },
    "tintColor": "{accent}",
    "bar": { "background": "opaque", "backgroundColor": "{paper}" },
    "item": {
      "normal": { "color": "{muted}" },
      "selected": { "color": "{accent}" },
      "focused": { "color": "{accent}" }
    },
    "stacked": {},
    "inline": {},
    "scrollEdge": "standard",
    "layout": { "landscape": { "height": 44 } }
  }
  """
