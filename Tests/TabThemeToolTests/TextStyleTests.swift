import TabJSON
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
