import TabFiles
import Testing

@testable import TabThemeTool

@MainActor
struct TextStyleTests {
  private let theme = """
    {
      "name": "T",
      "item": { "colour": 1 }
    }
    """

  @Test func `colors the parts of a diagnostic`() {
    let run = ToolRun("check", "-", "--color", "always", input: theme)
    #expect(
      run.output == """
        \u{1B}[1m<stdin>:3:13: \u{1B}[0m\u{1B}[1;31merror:\u{1B}[0m\
        \u{1B}[1m unknown key 'item.colour'\u{1B}[0m
          3 |   "item": { "colour": 1 }
        \u{1B}[32m    |             ^~~~~~~~\u{1B}[0m
        \u{1B}[36m  note:\u{1B}[0m the keys of the items are 'normal', 'selected', 'disabled', 'focused'

        """
    )
  }

  @Test func `changes nothing but the colors`() {
    for words in [["check", "-", "--level", "note"], ["show", "-"], ["show", "Ocaen"]] {
      let plain = ToolRun(words, input: Array(theme.utf8))
      let colored = ToolRun(words + ["--color=always"], input: Array(theme.utf8))
      #expect(colored != plain)
      let texts = [colored.output, colored.errors].map { text in
        text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      }
      #expect(texts == [plain.output, plain.errors])
    }
  }

  @Test(arguments: [
    ("tint: #392CA3", "tint: \u{1B}[38;2;57;44;163m▇▇\u{1B}[0m #392CA3"),
    ("#FF00007F → none", "\u{1B}[38;2;255;0;0m▇▇\u{1B}[0m #FF00007F → none"),
    ("#00000000", "#00000000"), ("#12", "#12"), ("#1234567", "#1234567"),
  ])
  func `a color that can be seen has a swatch`(text: String, colored: String) {
    #expect(text.withSwatches == colored)
  }

  @Test(arguments: [
    ([:], false), (["COLORTERM": "truecolor"], true), (["COLORTERM": "24bit"], true),
    (["COLORTERM": "yes"], false),
  ])
  func `a terminal has to tell that it shows all colors`(
    environment: [String: String],
    hasSwatches: Bool
  ) {
    #expect(Terminal.showsSwatches(environment) == hasSwatches)
  }

  @Test func `show and diff have swatches where they are asked for`() {
    let swatch = "▇▇\u{1B}[0m #392CA3"
    #expect(ToolRun("show", "Midnight", "--color", "always").output.contains(swatch))
    #expect(ToolRun("diff", "Midnight", "Ocean", "--color", "always").output.contains(swatch))
    #expect(!ToolRun("show", "Midnight").output.contains("▇▇"))
  }

  @Test(arguments: LintReport.allCases.filter { $0 != .text })
  func `leaves what programs read without colors`(report: LintReport) {
    let words = ["check", "-", "--color=always", "--format", report.rawValue]
    #expect(!ToolRun(words, input: Array(theme.utf8)).output.contains("\u{1B}"))
  }

  @Test(arguments: [
    ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
    (["TERM": "xterm"], true),
  ])
  func `asks the environment whether there shall be colors`(
    environment: [String: String],
    hasColors: Bool
  ) {
    #expect(Terminal.takesColors(environment) == hasColors)
  }

  @Test(arguments: [("auto", true), ("never", false), ("always", true)])
  func `takes the terminal's word unless it is told otherwise`(choice: String, hasColors: Bool) {
    let terminal = Terminal(write: { _ in }, writeError: { _ in }, hasColors: true).colored(choice)
    #expect(terminal.outputHasColors == hasColors && terminal.errorsHaveColors == hasColors)
  }
}
