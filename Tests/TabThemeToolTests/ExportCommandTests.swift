import Testing

@testable import TabThemeTool

@MainActor
struct ExportCommandTests {
  @Test func `sets what differs from UIKit's defaults, and brings along what it calls`() {
    let json = #"{ "name": "Few", "item": { "selected": { "iconColor": "system:label" } } }"#
    let run = ToolRun("export", "-", input: json)
    #expect(run.code == .done)
    #expect(
      run.output == """
        // The theme "Few", exported for iOS 18.

        import UIKit

        /// Makes the appearances of a tab bar: the standard one, and that at the edge of the content.
        @MainActor
        func makeTabBarAppearance() -> (standard: UITabBarAppearance, scrollEdge: UITabBarAppearance?) {
          let standard = UITabBarAppearance()
          for item in layouts(of: standard) {
            item.selected.iconColor = .label
          }
          return (standard, standard.copy())
        }

        /// Gives a tab bar its appearances and tint colors.
        @MainActor
        func styleTabBar(_ tabBar: UITabBar) {
          let appearance = makeTabBarAppearance()
          tabBar.standardAppearance = appearance.standard
          tabBar.scrollEdgeAppearance = appearance.scrollEdge
        }

        /// The items of an appearance in every layout.
        @MainActor
        private func layouts(of appearance: UITabBarAppearance) -> [UITabBarItemAppearance] {
          [
            appearance.stackedLayoutAppearance,
            appearance.inlineLayoutAppearance,
            appearance.compactInlineLayoutAppearance,
          ]
        }

        """
    )
  }

  @Test func `says that a layout stays behind, also one that only a version of iOS has`() {
    let json = """
      { "name": "Tall", "when": [{ "iOS": "<18", "layout": { "landscape": { "height": 60 } } }] }
      """
    #expect(ToolRun("export", "-", input: json).errors.isEmpty)
    #expect(
      ToolRun("export", "-", "--ios", "17", input: json).errors
        == "note: 'layout' isn't in the code: an appearance knows no heights and widths\n"
    )
  }

  @Test func `says what else of a theme isn't in the code`() {
    let json = """
      { "name": "T", "tintsContent": true, "items": { "0": { "badgeValue": "1" } },
        "strategies": { "unselectedColors": "bakeImages" } }
      """
    #expect(
      ToolRun("export", "-", input: json).errors == """
        note: 'items' isn't in the code: an appearance knows no single items
        note: 'tintsContent' isn't in the code, which knows the bar alone
        note: 'strategies' isn't in the code: its images stay as they are

        """
    )
  }

  @Test func `leaves the scroll edge and the glass to UIKit where the theme does`() {
    let json = #"{ "name": "Left", "scrollEdge": null, "bar": { "background": "opaque" } }"#
    let classic = ToolRun("export", "-", input: json).output
    let glass = ToolRun("export", "-", "--ios", "26", input: json).output
    #expect(classic.contains("  standard.configureWithOpaqueBackground()\n"))
    #expect(classic.contains("  return (standard, nil)\n"))
    #expect(!glass.contains("Background()"))
  }

  @Test func `takes back a background that the scroll edge hasn't`() {
    let json = """
      { "name": "Back", "bar": { "background": "opaque", "backgroundColor": "#123456" },
        "scrollEdge": { "bar": { "background": null, "backgroundColor": null } } }
      """
    let code = ToolRun("export", "-", input: json).output
    #expect(code.contains("  scrollEdge.configureWithDefaultBackground()\n"))
  }

  @Test func `says that heights and widths aren't in the code`() {
    let json = #"{ "name": "High", "layout": { "landscape": { "height": 44 } } }"#
    let run = ToolRun("export", "-", input: json)
    #expect(run.code == .done)
    #expect(
      run.errors
        == "note: 'layout' isn't in the code: an appearance knows no heights and widths\n"
    )
  }

  @Test(arguments: [
    ("ink", "ink"), ("Ink at edge", "inkAtEdge"), ("blue-500", "blue500"), ("500", "color500"),
    ("default", "defaultColor"), ("äöü", "color"), ("", "color"), ("`x\"\n", "x"),
  ])
  func `makes names of any words`(words: String, name: String) {
    #expect(SwiftIdentifier.from(words) == name)
  }

  @Test func `prints its help`() {
    #expect(
      ToolRun("export", "--help").output == """
        Prints a theme as UIKit code, or its colors as design tokens or assets.

        usage: tabtheme export THEME [OPTIONS]

        arguments:
          THEME  A built-in theme, the path of a theme file, or - for standard input.

        options:
          --ios 15|16|17|18|26|27    The version of iOS; 18 if not given.
          --dtcg                     Print the named colors as design tokens.
          --dtcg-files DIR           Write a file of design tokens for each appearance.
          --xcassets DIR             Write the named colors to an asset catalog.
          --color auto|always|never  Colors in the text; auto if not given.
          --help                     Print this help.

        exit codes:
          0   The command succeeded.
          2   The command failed, as when a file can't be read.
          64  The command line is wrong.

        The code doesn't use this package.
        On iOS 26 and later a background replaces the system's glass.

        --dtcg prints a resolver document of DTCG 2025.10 with a context for each
        appearance. --dtcg-files writes light.tokens.json, dark.tokens.json and so on
        for tools that read no resolver document. A theme names the document in
        'tokens', or a file for each appearance. --xcassets writes a color set for each
        color; a theme refers to it as 'asset:NAME'.

        examples:
          tabtheme export Midnight > Midnight.swift
          tabtheme export night.tabtheme.json --ios 26
          tabtheme export Midnight --dtcg > midnight.resolver.json
          tabtheme export Midnight --dtcg-files tokens
          tabtheme export Midnight --xcassets Brand.xcassets

        """
    )
  }
}
