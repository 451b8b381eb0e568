import HeadlessUIKit
import TabAppearance
import TabRaster
import Testing

@testable import TabControls

/// Tests that a custom bar either shows or reports each key of a theme.
@MainActor
struct CustomTabBarKeyTests {
  /// A key with a value, and the other settings that the key needs to have an effect.
  struct Sample: Sendable, CustomTestStringConvertible {
    var key: String
    var value: String

    /// The other members of the theme, as JSON.
    var base = ""
    var layout = TabBarLayout()
    var isLandscape = false

    var testDescription: String { key }

    /// Returns the theme with the key, or without it.
    func theme(hasKey: Bool) throws -> TabBarTheme {
      let path = key.split(separator: ".").map(String.init)
      let member = path.reversed().reduce(value) { #"{ "\#($1)": \#($0) }"# }
      let base = try TabBarTheme(
        json: #"{ "name": "T"\#(self.base.isEmpty ? "" : ", ")\#(self.base) }"#
      )
      guard hasKey else { return base }
      let inner = member.dropFirst().dropLast()
      return try TabBarTheme(json: #"{ "name": "T", \#(inner) }"#).extending(base)
    }
  }

  nonisolated private static let bar = [
    Sample(key: "bar.background", value: #""opaque""#),
    Sample(key: "bar.backgroundEffect", value: #""systemThickMaterialDark""#),
    Sample(key: "bar.backgroundColor", value: ##""#FF0000""##),
    Sample(key: "bar.backgroundImage", value: #""symbol:star""#),
    Sample(
      key: "bar.backgroundImageContentMode",
      value: #""center""#,
      base: #""bar": { "backgroundImage": "symbol:star" }"#
    ),
    Sample(key: "bar.shadowColor", value: ##""#FF0000""##),
    Sample(key: "bar.shadowImage", value: #""symbol:star""#),
    Sample(key: "bar.selectionIndicatorTintColor", value: ##""#FF0000""##),
    Sample(key: "bar.selectionIndicatorImage", value: #""symbol:star""#),
    Sample(
      key: "bar.stackedItemPositioning",
      value: #""centered""#,
      base: #""bar": { "stackedItemWidth": 50 }"#
    ),
    Sample(
      key: "bar.stackedItemWidth",
      value: "60",
      base: #""bar": { "stackedItemPositioning": "centered" }"#
    ),
    Sample(
      key: "bar.stackedItemSpacing",
      value: "3",
      base: #""bar": { "stackedItemPositioning": "centered" }"#
    ),
    Sample(key: "tintColor", value: ##""#FF0000""##),
    Sample(key: "unselectedItemTintColor", value: ##""#FF0000""##),
    Sample(key: "scrollEdge.bar.backgroundColor", value: ##""#FF0000""##),
    Sample(key: "layout.portrait.height", value: "70"),
    Sample(key: "layout.portrait.itemWidths", value: "[50, 60, 70, 80]"),
    Sample(
      key: "layout.portrait.itemGaps",
      value: "[5, 5, 5, 5]",
      base: #""layout": { "portrait": { "itemWidths": [50, 60, 70, 80] } }"#
    ),
    Sample(key: "layout.portrait.slot.width", value: "40"),
    Sample(
      key: "layout.portrait.slot.index",
      value: "1",
      base: #""layout": { "portrait": { "slot": { "width": 40 } } }"#
    ),
    Sample(key: "layout.landscape.height", value: "70", isLandscape: true),
  ]

  nonisolated private static let states = ["normal", "selected", "disabled", "focused"].flatMap {
    state in
    ["stacked", "inline", "compactInline"].flatMap { layout -> [Sample] in
      let values = [
        ("color", ##""#FF0000""##), ("iconColor", ##""#FF0000""##),
        ("title.color", ##""#FF0000""##), ("title.size", "15"), ("title.weight", #""black""#),
        ("title.kern", "3"), ("titlePositionAdjustment", #"{ "vertical": -5 }"#),
        ("badgeBackgroundColor", ##""#00FF00""##), ("badgeText.color", ##""#0000FF""##),
        ("badgePositionAdjustment", #"{ "leading": 5 }"#),
        ("badgeTitlePositionAdjustment", #"{ "vertical": 1 }"#),
      ]
      return values.map { key, value in
        Sample(
          key: "\(layout).\(state).\(key)",
          value: value,
          layout: TabBarLayout(imagePlacement: layout == "stacked" ? .top : .leading),
          isLandscape: layout == "compactInline"
        )
      }
    }
  }

  nonisolated private static let items = [
    Sample(key: "items.0.image", value: #""symbol:house""#),
    Sample(key: "items.0.selectedImage", value: #""symbol:house""#),
    Sample(key: "items.0.imageInsets", value: #"{ "top": -5, "bottom": 5 }"#),
    Sample(key: "items.1.landscapeImagePhone", value: #""symbol:house""#, isLandscape: true),
    Sample(
      key: "items.1.landscapeImagePhoneInsets",
      value: #"{ "top": -5, "bottom": 5 }"#,
      base: #""items": { "1": { "landscapeImagePhone": "symbol:house" } }"#,
      isLandscape: true
    ),
    Sample(key: "items.0.titlePositionAdjustment", value: #"{ "vertical": -5 }"#),
    Sample(key: "items.2.badgeValue", value: #""New""#),
    Sample(key: "items.0.badgeColor", value: ##""#00FF00""##),
    Sample(key: "items.0.standard.bar.backgroundColor", value: ##""#FF0000""##),
    Sample(key: "items.0.scrollEdge.bar.backgroundColor", value: ##""#FF0000""##),
  ]

  @Test(arguments: [17, 26], bar + states + items)
  func `each key of a theme shows in a custom bar, or is reported`(os: Int, sample: Sample) throws {
    try ControlsPlace(os: os).run {
      let fixture = ControlsFixture(["A", "B", "C", "D"])
      let bar = CustomTabBar(layout: sample.layout)
      fixture.controls.customBar = bar
      let items = fixture.controller.tabBar.items ?? []
      for item in items { item.badgeValue = "1" }
      items[2].isEnabled = false
      fixture.window.simulateRotation(to: sample.isLandscape ? .landscape : .portrait)
      @MainActor func show(hasKey: Bool) throws -> DisplayList {
        fixture.controller.applyTheme(try sample.theme(hasKey: hasKey))
        fixture.layOut()
        fixture.window.simulateFocus(on: bar.buttons[3])
        fixture.layOut()
        return fixture.window.displayList()
      }
      let (without, with) = (try show(hasKey: false), try show(hasKey: true))
      #expect(with != without || !fixture.controls.diagnostics.isEmpty)
    }
  }
}
