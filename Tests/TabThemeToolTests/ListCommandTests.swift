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
            Admiral      light #EEC870 on #172B58    dark #E4BD66 on #09122A
            Arcade       light #1D2A0F on #C7D1A4    dark #FE7CCB on #150B2E
            Atelier      light #1D1815 on #FCFBF9    dark #F0EAE0 on #141312
            Aurora       light #331880 on #F2FAF8    dark #78FDC8 on #070D1C
            Beacon       light #035181 on #F7F8FA    dark #F2B534 on #14171B
            Blossom      light #77268D on #F5EFFB    dark #E0B0EE on #221A2E
            Blueprint    light #02377C on #F3F7FC    dark #FFFFFF on #12406F
            Broadsheet   light #111110 on #EEECE7    dark #F3F1EA on #171716
            Candy        light #A60053 on #FFEFF6    dark #FEB3D5 on #21103A
            Chalkboard   light #09692F on #FAFCFB    dark #F5DF73 on #1E3B33
            Citrus       light #404C02 on #FFF9D6    dark #DEF497 on #171A08
            Clear        light #00479E on clear      dark #97C5FF on clear
            Clinic       light #00595D on #F4FAFA    dark #63D0D5 on #0D1B1E
            Contrast     light #000000 on #FFFFFF    dark #FFF04D on #000000
            Forest       light #1C5E25 on #EDF3E6    dark #91DF96 on #101D16
            Foundry      light #8E3800 on #D6D8DA    dark #FF943B on #1B1E22
            Frost        light #204690 on #EEF6FCD9  dark #8DC9E1 on #0B1624D9
            Graphite     light #141518 on #F3F3F5    dark #FFFFFF on #1A1B1D
            Harvest      light #6D1546 on #EFD9A6    dark #E8B75F on #2B1423
            Iris         light #5246CD on default    dark #A5A1FC on default
            Midnight     light #392CA3 on #E6E9F9    dark #F4D284 on #0B0F26
            Observatory  light #96080B on #F4EDEA    dark #FE5444 on #000000
            Ocean        light #004B82 on #E2F1F9D9  dark #7BD2FF on #06263AD9
            Paper        light #9F2C18 on #F8F3E6    dark #F9AC93 on #211D17
            Pop          light #540C93 on #FFD60A    dark #F0CB1B on #2A0F5C
            Sunset       light #B32F00 on #FFF1E6    dark #FEA66E on #26101F
            System       the colors of the system
            Terminal     light #66FF99 on #07120B    dark #66FF99 on #07120B

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
