import HeadlessUIKit
import TabDevices
import TabRaster
import Testing

@testable import TabThemeTool

@MainActor
struct ListCommandTests {
  @Test func `lists the built-in themes with their main colors and what they are for`() {
    #expect(
      ToolRun("list")
        == ToolRun(
          code: .done,
          output: """
            Admiral      light #EEC870 on #172B58    dark #E4BD66 on #09122A
              banks and airlines: navy with brass, in light, too; another ink on glass
            Arcade       light #1D2A0F on #C7D1A4    dark #FE7CCB on #150B2E
              a handheld's display by day, a cabinet's neon by night, with a hard shadow
            Atelier      light #1D1815 on #FCFBF9    dark #F0EAE0 on #141312
              fashion and art: black and linen, small spaced serifs, italics when selected
            Aurora       light #331880 on #F2FAF8    dark #78FDC8 on #070D1C
              a gradient over the bar: one translucent picture for both styles
            Beacon       light #035181 on #F7F8FA    dark #F2B534 on #14171B
              blue and orange that differ in any color vision, with a plate and heavier
              letters
            Blossom      light #77268D on #F5EFFB    dark #E0B0EE on #221A2E
              spring: pastel lilac, round letters, a badge like a peach
            Blueprint    light #02377C on #F3F7FC    dark #FFFFFF on #12406F
              plans and engineering: blue on white, white on blue, typewriter letters
            Broadsheet   light #111110 on #EEECE7    dark #F3F1EA on #171716
              news: ink on newsprint below a rule, heavy serifs, red for what just came in
            Candy        light #A60053 on #FFEFF6    dark #FEB3D5 on #21103A
              sweet: cream and cherry, with a plate of gum behind the selected item
            Chalkboard   light #09692F on #FAFCFB    dark #F5DF73 on #1E3B33
              school: marker on white, chalk on green, slanted, underlined when selected
            Citrus       light #404C02 on #FFF9D6    dark #DEF497 on #171A08
              summer: lemon and lime, round and heavy
            Clear        light #00479E on clear      dark #97C5FF on clear
              a bar that nearly isn't there, with the content behind it
            Clinic       light #00595D on #F4FAFA    dark #63D0D5 on #0D1B1E
              health: a quiet teal, larger titles that grow with the preferred text size
            Contrast     light #000000 on #FFFFFF    dark #FFF04D on #000000
              titles far above a contrast of 7, large and heavy, a marker behind the
              selected
            Forest       light #1C5E25 on #EDF3E6    dark #91DF96 on #101D16
              calm: moss and bark
            Foundry      light #8E3800 on #D6D8DA    dark #FF943B on #1B1E22
              machines and logistics: steel, one hot line, hazard yellow for badges
            Frost        light #204690 on #EEF6FCD9  dark #8DC9E1 on #0B1624D9
              winter: ice over a thin material, light letters, nothing at the scroll edge
            Graphite     light #141518 on #F3F3F5    dark #FFFFFF on #1A1B1D
              gray alone, where the content has the colors
            Harvest      light #6D1546 on #EFD9A6    dark #E8B75F on #2B1423
              autumn: wheat by day, plums by night
            Iris         light #5246CD on default    dark #A5A1FC on default
              the system's bar and one accent; icons keep their gray on glass, too
            Midnight     light #392CA3 on #E6E9F9    dark #F4D284 on #0B0F26
              a night sky, with a moon in dark and ink in light
            Observatory  light #96080B on #F4EDEA    dark #FE5D4D on #000000
              eyes used to the dark: at night all is red; iOS keeps titles white on glass
            Ocean        light #004B82 on #E2F1F9D9  dark #7BD2FF on #06263AD9
              water over the system's material
            Paper        light #9F2C18 on #F8F3E6    dark #F9AC93 on #211D17
              books: warm paper and one red
            Pop          light #540C93 on #FFD60A    dark #F0CB1B on #2A0F5C
              comics: one loud color from edge to edge
            Sunset       light #B32F00 on #FFF1E6    dark #FEA66E on #26101F
              warm: an evening sky, with the sun selected
            System       the colors of the system
              everything as UIKit has it: to take a theme off and still have one
            Terminal     light #66FF99 on #07120B    dark #66FF99 on #07120B
              a screen of phosphor, in light as in dark; it covers the glass of iOS 26

            """
        )
    )
  }

  @Test func `columns stay aligned with swatches`() {
    func lines(_ words: String...) -> [String] {
      ToolRun(words).output.split(separator: "\n").map(String.init)
    }
    let (plain, colored) = (lines("list"), lines("list", "--color", "always"))
    #expect(colored[0].hasPrefix("Admiral      light \u{1B}[38;2;238;200;112m▇▇\u{1B}[0m #EEC870"))
    let starts = colored.filter { $0.contains(" dark ") && !$0.hasPrefix(" ") }.map { line in
      let text = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      return text.components(separatedBy: "dark")[0].count
    }
    #expect(Set(starts).count == 1)
    #expect(plain.count == colored.count && plain.allSatisfy { $0.count <= 80 })
  }

  @Test func `lists what else has names`() {
    let devices = ToolRun("list", "--devices").output.split(separator: "\n")
    #expect(devices.first == "iPhone SE              375 × 667 pt    @2x")
    #expect(devices.count == DeviceScreen.all.count)
    let icons = ToolRun("list", "--icons").output
    #expect(icons == Icon.names.map { "\($0)\n" }.joined())
    let rules = ToolRun("list", "--rules").output
    for rule in LintRule.allCases { #expect(rules.contains("\(rule.rawValue) ")) }
    #expect(ToolRun("list", "--icons", "--rules").output == "\(icons)\n\(rules)")
  }

  @Test func `prints its help`() {
    #expect(
      ToolRun("list", "--help").output == """
        Lists the built-in themes with their colors and purposes.

        usage: tabtheme list [OPTIONS]

        options:
          --devices                  The devices that can be drawn.
          --icons                    The symbols that can be drawn.
          --rules                    The rules that 'check' knows.
          --color auto|always|never  Colors in the text; auto if not given.
          --help                     Print this help.

        exit codes:
          0   The command succeeded.
          2   The command failed, as when a file can't be read.
          64  The command line is wrong.

        examples:
          tabtheme list
          tabtheme list --devices --icons

        """
    )
  }
}
