import TabFiles
import Testing

@testable import TabAppearance
@testable import TabThemeTool

// S4-06
struct ThemeFileRemarkTests {
  private func remarks(_ text: String) -> [String] {
    remarks(onTheme: #"{ "name": "T", \#(text) }"#)
  }

  private func remarks(onTheme text: String) -> [String] {
    var loader = ThemeLoader()
    let theme = loader.load(Array(text.utf8), file: "t", parents: .builtIn)
    #expect(loader.diagnostics == [])
    return loader.unknownRules.map(\.description)
      + (theme.map { loader.remarks(on: $0).map(\.description) } ?? [])
  }

  @Test func `warns of widths and spacings without effect`() {
    #expect(
      remarks(#""bar": { "stackedItemPositioning": "fill", "stackedItemWidth": 80 }"#) == [
        """
        t:1:79: warning: 'bar.stackedItemWidth' has no effect while 'stackedItemPositioning' is \
        'fill' [uncentered-length]
          1 | { "name": "T", "bar": { "stackedItemPositioning": "fill", "stackedItemWidth": 80 } }
            |                                                                               ^~
          fix: add "stackedItemPositioning": "centered"
        """
      ]
    )
  }

  @Test func `notes widths and spacings with an effect only here and there`() {
    #expect(
      remarks(#""bar": { "stackedItemSpacing": 8 }"#) == [
        """
        t:1:47: note: 'bar.stackedItemSpacing' has no effect where items aren't centered, as on \
        iPhone [partly-ignored-key]
          1 | { "name": "T", "bar": { "stackedItemSpacing": 8 } }
            |                                               ^
          fix: add "stackedItemPositioning": "centered"
        """
      ]
    )
  }

  @Test func `notes numbers that UIKit replaces`() {
    #expect(
      remarks(#""bar": { "stackedItemPositioning": "centered", "stackedItemWidth": -3 }"#) == [
        """
        t:1:83: warning: 'bar.stackedItemWidth' is -3; UIKit uses 0 [negative-length]
          1 | { "name": "T", "bar": { "stackedItemPositioning": "centered", "stackedItemWidth": -3 } }
            |                                                                                   ^~
          fix: write 0 or more
        """
      ]
    )
  }

  @Test func `warns of a variation that applies everywhere`() {
    let text = """
      { "name": "T",
        "when": [
          { "look": "glass" },
          { "glass": "override" }
        ] }
      """
    #expect(
      remarks(onTheme: text) == [
        """
        t:4:5: warning: 'when[1]' has no condition and applies everywhere [no-condition]
          4 |     { "glass": "override" }
            |     ^
          fix: add "iOS", "idiom" or "look"
        """
      ]
    )
  }

  @Test func `rules that the linter doesn't have are errors`() {
    #expect(
      remarks(#""allow": { "*": { "contrst": "why" } }"#) == [
        """
        t:1:34: error: 'allow.*.contrst' is no rule of the linter
          1 | { "name": "T", "allow": { "*": { "contrst": "why" } } }
            |                                  ^~~~~~~~~
          fix: write 'contrast'
        """
      ]
    )
  }

  @Test(arguments: [
    #"""
    "bar": { "stackedItemWidth": 80 },
    "when": [{ "idiom": "phone", "bar": { "stackedItemPositioning": "centered" } }]
    """#,
    #""bar": { "stackedItemPositioning": "centered", "stackedItemWidth": 80 }"#,
    #""bar": { "stackedItemPositioning": "fill", "stackedItemWidth": 0 }"#,
    #""bar": { "stackedItemPositioning": "fill" }"#,
    #"""
    "bar": { "stackedItemPositioning": "centered" },
    "scrollEdge": { "bar": { "stackedItemWidth": 80 } }
    """#,
  ])
  func `has no remark where all is as meant`(text: String) {
    #expect(remarks(text) == [])
  }
}
