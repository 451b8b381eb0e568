import HeadlessUIKit
import TabLint
import TabRaster
import Testing

@testable import TabThemeTool

@MainActor
struct ListCommandTests {
  @Test func `lists the built-in themes with their main colors`() {
    #expect(
      ToolRun("list")
        == ToolRun(
          code: .done,
          output: """
            Candy     light #A60053 on #FFEFF6    dark #FEB3D5 on #21103A
            Clear     light #00479E on clear      dark #97C5FF on clear
            Forest    light #1C5E25 on #EDF3E6    dark #91DF96 on #101D16
            Graphite  light #141518 on #F3F3F5    dark #FFFFFF on #1A1B1D
            Midnight  light #392CA3 on #E6E9F9    dark #F4D284 on #0B0F26
            Ocean     light #004B82 on #E2F1F9D9  dark #7BD2FF on #06263AD9
            Paper     light #9F2C18 on #F8F3E6    dark #F9AC93 on #211D17
            Sunset    light #B32F00 on #FFF1E6    dark #FEA66E on #26101F
            System    the colors of the system
            Terminal  light #66FF99 on #07120B    dark #66FF99 on #07120B

            """
        )
    )
  }

  @Test func `lists what else has names`() {
    let devices = ToolRun("list", "--devices").output.split(separator: "\n")
    #expect(devices.first == "iPhone SE              375 × 667 pt    @2x")
    #expect(devices.count == SimulatedDevice.all.count)
    let icons = ToolRun("list", "--icons").output
    #expect(icons == Icon.names.map { "\($0)\n" }.joined())
    let rules = ToolRun("list", "--rules").output
    for rule in LintRule.allCases { #expect(rules.contains("\(rule.rawValue) ")) }
    #expect(ToolRun("list", "--icons", "--rules").output == "\(icons)\n\(rules)")
  }

  @Test func `prints its help`() {
    #expect(
      ToolRun("list", "--help").output == """
        Lists the built-in themes with their tint and background colors.

        usage: tabtheme list [OPTIONS]

        options:
          --devices                  The devices that can be drawn.
          --icons                    The symbols that can be drawn.
          --rules                    The rules that 'check' knows.
          --color auto|always|never  Colors in the text; auto if not given.
          --help                     Print this help.

        examples:
          tabtheme list
          tabtheme list --devices --icons

        """
    )
  }
}
