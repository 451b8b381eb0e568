import TabJSON
import Testing

@testable import TabAppearance

// S4-06
struct ThemeFileRemarkTests {
  private func remarks(_ text: String) -> [String] {
    let (theme, diagnostics) = TabBarTheme.read(json: #"{ "name": "T", \#(text) }"#, file: "t")
    #expect(theme != nil)
    return diagnostics.map(\.description)
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

  @Test(arguments: [
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
