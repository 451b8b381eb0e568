import TabAppearance
import Testing

@testable import TabThemeTool

/// Tests that the linter warns of the most frequent complaints about other libraries.
@MainActor
struct LintComplaintTests {
  /// A frequent complaint about other libraries, by its number, with a theme that would cause it,
  /// and the expected diagnostics.
  struct Complaint: Sendable {
    let number: Int
    let about: String
    let theme: String
    let rule: LintRule
    let words: String
    var options: [String] = []
  }

  nonisolated static let complaints = [
    Complaint(
      number: 1,
      about: "the bar is transparent where the content ends",
      theme: ##""bar": { "backgroundColor": "system:systemBackground" }, "scrollEdge": null"##,
      rule: .noScrollEdge,
      words: "UIKit removes the bar's background where the content ends"
    ),
    Complaint(
      number: 2,
      about: "colors of items that aren't selected are ignored on iOS 26",
      theme: #""item": { "normal": { "iconColor": "system:label" } }"#,
      rule: .ignoredKey,
      words: #"fix: add "strategies": { "unselectedColors": "bakeImages" }"#,
      options: ["--ios", "26..."]
    ),
    Complaint(
      number: 3,
      about: "a background kills the glass",
      theme: #""bar": { "backgroundColor": "system:label" }, "glass": "override""#,
      rule: .harmfulKey,
      words: "painted over the glass, as wide as the screen (MAUI #37423"
    ),
    Complaint(
      number: 4,
      about: "a transparent background leaves nothing to read titles on",
      theme: #""bar": { "background": "transparent" }, "glass": "override""#,
      rule: .harmfulKey,
      words: "without a background there is no glass, and nothing to read titles on"
    ),
    Complaint(
      number: 5,
      about: "badges have the color of another state",
      theme: """
        "item": {
          "normal": { "badgeBackgroundColor": "system:systemIndigo" },
          "selected": { "badgeBackgroundColor": "system:systemRed" }
        }
        """,
      rule: .partlyIgnoredKey,
      words: "every badge has the colors of the selected item's"
    ),
    Complaint(
      number: 8,
      about: "colors don't change on iPad",
      theme: #""tintColor": "system:label""#,
      rule: .partlyIgnoredKey,
      words: #"fix: add "tintsContent": true"#
    ),
    Complaint(
      number: 9,
      about: "colors are forgotten in landscape and on iPad",
      theme: #""stacked": { "selected": { "color": "system:label" } }"#,
      rule: .stackedAlone,
      words: "fix: move it to 'item.selected.color'"
    ),
    Complaint(
      number: 10,
      about: "titles are cut after a change of the font",
      theme: #""item": { "selected": { "title": { "weight": "black", "size": 15 } } }"#,
      rule: .longTitle,
      words: "the title 'Recommended' is cut in a bar of 4 items (stacked)",
      options: ["--titles", "Home,Recommended,Saved,Me", "--ios", "15"]
    ),
    Complaint(
      number: 13,
      about: "dark style is half applied",
      theme:
        ##""bar": { "background": "opaque" }, "item": { "selected": { "color": "#002B5C" } }"##,
      rule: .missingDark,
      words: "'item.selected.color' has the same value in light and dark style"
    ),
    Complaint(
      number: 17,
      about: "what one tab says changes every tab",
      theme: ##""items": { "1": { "standard": { "item": { "normal": { "color": "#123" } } } } }"##,
      rule: .sharedState,
      words: "styles all other items while '1' is selected"
    ),
    Complaint(
      number: 28,
      about: "the flag for the classic look is ignored on iOS 27",
      theme: #""when": [ { "iOS": ">=27", "look": "classic", "tintColor": "system:label" } ]"#,
      rule: .deadKey,
      words: "'when[0]' never applies on iOS 15...27"
    ),
  ]

  @Test(arguments: complaints)
  func `the theme behind a complaint is found`(complaint: Complaint) {
    let words = ["check", "-", "--level", "note"] + complaint.options
    let theme = #"{ "name": "T", \#(complaint.theme) }"#
    let output = ToolRun(words, input: Array(theme.utf8)).output
    let number = "complaint \(complaint.number) of the field: \(complaint.about)"
    #expect(output.contains(" [\(complaint.rule.rawValue)]\n"), "\(number)\n\(output)")
    #expect(output.contains(complaint.words), "\(number)\n\(output)")
  }
}
