import Foundation
import TabAppearance
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct LintCommandTests {
  private let faint = ##"""
    {
      "name": "Faint",
      "bar": { "backgroundColor": "#FFFFFF" },
      "item": { "selected": { "color": "#8E8E93", "title": { "weight": "bold" } } }
    }
    """##

  @Test(arguments: BuiltInThemeFiles.all.map(\.name))
  func `built-in themes have neither errors nor warnings`(name: String) throws {
    let file = try #require(BuiltInThemeFiles.all.first { $0.name == name })
    let words = ["check", "-", "--ios", "15...27", "--strict"]
    let run = ToolRun(words, input: Array(file.json.utf8))
    #expect(run.code == .done)
    #expect(!run.output.contains("error:") && !run.output.contains("warning:"), "\(run.output)")
  }

  @Test func `exits with findings for errors, and for warnings if asked to`() {
    let plain = ToolRun("check", "-", input: faint)
    #expect(plain.code == .done)
    #expect(plain.output.contains("warning: 'item.selected.color' has contrast 3.26"))
    #expect(ToolRun("check", "-", "--strict", input: faint).code == .findings)
    #expect(ToolRun("check", "-", "--strict", input: #"{ "name": "T" }"#).code == .done)
  }

  @Test(arguments: [
    ("error", 0, "1 file, no errors\n"), ("warning", 2, "2 warnings in 1 file\n"),
    ("note", 8, "2 warnings, 6 notes in 1 file\n"),
  ])
  func `prints what is asked for at least, and how much it is`(
    level: String,
    count: Int,
    summary: String
  ) {
    let run = ToolRun("check", "-", "--level", level, input: faint)
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("<stdin>") }
    #expect(lines.count == count, "\(run.output)")
    #expect(run.errors == summary)
  }

  @Test(arguments: [
    (
      ["check", "Ocean"],
      "error: Ocean is a built-in theme, which needs no check\n  fix: write the path of a file\n"
    ),
    (
      ["check", "-", "--fix"],
      "error: '--fix' can't change the standard input\n  fix: write the path of a file\n"
    ),
    (
      ["render", "Ocean", "--output", "b.png"],
      "error: '--output' takes a folder, in which pictures get names of their own: 'b.png'\n  fix: leave out the name of the picture\n"
    ),
  ])
  func `refuses what can't be meant`(words: [String], errors: String) {
    let run = ToolRun(words, input: Array(faint.utf8))
    #expect(run.code != .done)
    #expect(run.errors.hasPrefix(errors), "\(run.errors)")
  }

  @Test(arguments: [
    ("\"itemGaps\": [1, 2]", "2 gaps for 0 widths"),
    ("\"itemWidths\": [80, 80], \"itemGaps\": [1]", "1 gap for 2 widths"),
    ("\"itemWidths\": [80, 80], \"itemGaps\": [1, 2]", ""),
  ])
  func `widths and gaps go together`(members: String, message: String) {
    let run = ToolRun(
      "check",
      "-",
      input: #"{ "name": "T", "layout": { "landscape": { \#(members) } } }"#
    )
    #expect(run.output.contains("gap") == !message.isEmpty)
    #expect(run.output.contains(message) || message.isEmpty, "\(run.output)")
  }

  @Test func `says how much it keeps to itself`() {
    let run = ToolRun("check", "-", input: faint)
    #expect(
      run.errors
        == "2 warnings, 1 note in 1 file; 5 more notes aren't shown, --level note shows all\n"
    )
  }

  @Test(arguments: [
    ("18", false), ("15...18", false), ("26", true), ("26...", true), ("15...27", false),
  ])
  func `checks for the versions asked for`(range: String, isIgnored: Bool) {
    let theme = ##"{ "name": "T", "unselectedItemTintColor": "system:label" }"##
    let run = ToolRun("check", "-", "--ios", range, input: theme)
    #expect(run.output.contains("[ignored-key]") == isIgnored, "\(run.output)")
  }

  @Test(arguments: ["15..27", "27...15", "x", "", ">=15", "...18", "15 ... 18"])
  func `takes nothing else for versions`(range: String) {
    let run = ToolRun("check", "-", "--ios", range, input: "{}")
    #expect(run.code == .usage)
    #expect(run.errors.contains("fix: write"))
  }

  // The package requires iOS 15, and earlier bars were drawn differently.
  @Test(arguments: ["14", "14...18", "11..."])
  func `refuses versions before the first one, with the reason`(range: String) {
    let run = ToolRun("check", "-", "--ios", range, input: "{}")
    #expect(run.code == .usage)
    #expect(run.errors.hasPrefix("error: themes and their bars begin with iOS 15: '\(range)'\n"))
    #expect(run.errors.contains("fix: write versions from 15 on, as in '15...18'"))
  }

  // The same key can be right in the other theme.
  @Test func `shows what a file inherits in the file that is checked`() throws {
    let folder = try TemporaryFolder()
    let base = try folder.file("base.json", faint)
    let path = try folder.file("a.json", #"{ "name": "A", "extends": "./base.json" }"#)
    let run = ToolRun("check", path)
    #expect(run.output.contains("\(path):1:27: warning: 'item.selected.color' has contrast 3.26"))
    #expect(run.output.contains("\n  note: 'item.selected.color' is set in \(base):4:27\n"))
  }

  @Test func `shows what a file inherits from a built-in theme where it says so`() throws {
    let theme =
      ##"{ "name": "A", "extends": "Midnight", "bar": { "backgroundColor": "#777777" } }"##
    let run = ToolRun("check", "-", input: theme)
    #expect(run.output.hasPrefix("<stdin>:1:27: "), "\(run.output)")
    #expect(run.output.contains("\n  note: 'item.normal.color' is set in the theme 'Midnight'\n"))
  }

  @Test func `a file switches off what it inherits`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("base.json", faint)
    let path = try folder.file(
      "a.json",
      """
      { "name": "A", "extends": "./base.json",
        "allow": { "item.selected": { "contrast": "tried on people", "missing-dark": "day only" } },
        "glass": "system" }
      """
    )
    #expect(ToolRun("check", path).output == "")
  }

  @Test func `names the rule that is nearest to one that isn't there`() {
    let theme = #"{ "name": "T", "allow": { "*": { "contrats": "why", "x": "why" }, "bar": 3 } }"#
    #expect(
      ToolRun("check", "-", input: theme).output == #"""
        <stdin>:1:34: error: 'allow.*.contrats' is no rule of the linter
          1 | { "name": "T", "allow": { "*": { "contrats": "why", "x": "why" }, "bar": 3 } }
            |                                  ^~~~~~~~~~
          fix: write 'contrast'
        <stdin>:1:53: error: 'allow.*.x' is no rule of the linter
          1 | { "name": "T", "allow": { "*": { "contrats": "why", "x": "why" }, "bar": 3 } }
            |                                                     ^~~
          note: the rules are 'invisible', 'contrast', 'missing-dark', 'similar-states', \#
        'color-vision', 'ignored-key', 'harmful-key', 'dead-key', 'unused-color', 'stacked-alone', \#
        'no-scroll-edge', 'shared-state', 'uncentered-length', 'negative-length', 'no-condition', \#
        'long-title', 'needless-allow', 'moving-title', 'partly-ignored-key', 'withheld-key', \#
        'hidden-colors', 'unreported-key', 'wide-row', 'squeezed-icon', 'unseen-shadow'
        <stdin>:1:74: error: 'allow.bar' is a number; it must be an object
          1 | { "name": "T", "allow": { "*": { "contrats": "why", "x": "why" }, "bar": 3 } }
            |                                                                          ^
          fix: write rules with reasons, as in '{ "contrast": "why" }'

        """#
    )
  }
}
