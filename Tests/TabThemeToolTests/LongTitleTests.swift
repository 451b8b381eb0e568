import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests of the findings of `check --titles` on complete bars.
@MainActor
struct LongTitleTests {
  private let theme = ##"{ "name": "T", "tintColor": "#0A84FF" }"##

  /// Returns the findings about titles in the stacked layout, for a version of iOS.
  private func findings(_ titles: String, os: Int) -> [String] {
    let run = ToolRun("check", "-", "--ios", "\(os)", "--titles", titles, input: theme)
    return run.output.split(separator: "\n")
      .filter { $0.hasSuffix("[long-title]") && $0.contains("stacked") }.map(String.init)
  }

  @Test(arguments: [17, 26, 27])
  func `finds every title that a bar cuts, on glass, too`(os: Int) {
    let titles =
      "Notifications and alerts,Recently watched,Home,Downloaded playlists,Personal settings"
    let findings = findings(titles, os: os)
    for title in titles.split(separator: ",") {
      let isFound = findings.contains { $0.contains("the title '\(title)' is cut") }
      #expect(isFound == (title != "Home"), "\(title)")
    }
    #expect(findings.allSatisfy { $0.contains("on glass") == (os >= 26) })
  }

  @Test(arguments: [17, 26, 27])
  func `finds none where a bar has room`(os: Int) {
    #expect(findings("Home,Search,Library,Profile", os: os) == [])
  }

  @Test(arguments: [17, 26, 27])
  func `names each language of a catalog whose titles are cut`(os: Int) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "Tabs.xcstrings",
      #"""
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "Home": {},
        "Watched": { "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "Zuletzt angesehene Folgen" } },
          "fr": { "stringUnit": { "state": "translated", "value": "Vu" } } } },
        "Alerts": { "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "Hinweise" } },
          "fr": { "stringUnit": {
            "state": "translated", "value": "Notifications et alertes du jour" } } } },
        "Lists": {}, "Me": {} } }
      """#
    )
    let findings = findings(file, os: os)
    #expect(findings.count == 2)
    #expect(findings.contains { $0.contains("'Zuletzt angesehene Folgen' (de)") })
    #expect(findings.contains { $0.contains("'Notifications et alertes du jour' (fr)") })
  }
}
