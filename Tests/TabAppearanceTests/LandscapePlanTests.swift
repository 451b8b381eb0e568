import TabJSON
import Testing

@testable import TabAppearance

struct LandscapePlanTests {
  let jobs = TabBarTheme.Landscape(
    height: 80,
    itemWidths: .value([100, 100, 50, 50, 100]),
    itemGaps: .value([200, 5, 5, 5, 5])
  )

  // S0-18
  @Test func `each item begins its gap after the end of the one before`() {
    let row = ItemRow(widths: [100, 100, 50, 50, 100], gaps: [200, 5, 5, 5, 5])
    #expect(row.spans.map(\.x) == [200, 305, 410, 465, 520])
    #expect(row.spans.map(\.width) == [100, 100, 50, 50, 100])
    #expect(row.end == 620)
  }

  @Test func `a row from right to left is the same one counted from the other edge`() {
    let row = ItemRow(widths: [100, 50], gaps: [20, 5]).mirrored(in: 400)
    #expect(row.spans == [.init(x: 280, width: 100), .init(x: 225, width: 50)])
  }

  // S0-17
  @Test func `height and row are planned for landscape alone`() {
    let landscape = plan(jobs)
    #expect(landscape.height == 80)
    #expect(landscape.row == ItemRow(widths: [100, 100, 50, 50, 100], gaps: [200, 5, 5, 5, 5]))
    #expect(landscape.diagnostics.isEmpty)
    let portrait = plan(jobs, isLandscape: false)
    #expect(portrait.height == nil)
    #expect(portrait.row == nil)
    #expect(portrait.diagnostics.isEmpty)
  }

  @Test func `widths alone have no gaps`() {
    let plan = plan(.init(itemWidths: .value([10, 20])), itemCount: 2)
    #expect(plan.row == ItemRow(widths: [10, 20], gaps: [0, 0]))
    #expect(plan.height == nil)
  }

  @Test func `a layout that says nothing plans nothing on glass either`() {
    let plan = plan(.init(), look: .glass)
    #expect(plan.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      TabBarTheme.Landscape(height: 80, itemWidths: .value([1, 2, 3])), 667.0,
      "'layout.landscape' needs a width, and a gap before it, for each of 5 items; it has 3 and 3"
    ),
    (
      TabBarTheme.Landscape(
        height: 80,
        itemWidths: .value([1, 2, 3, 4, 5]),
        itemGaps: .value([1])
      ), 667.0,
      "'layout.landscape' needs a width, and a gap before it, for each of 5 items; it has 5 and 1"
    ),
    (
      TabBarTheme.Landscape(height: 80, itemGaps: .value([1, 2, 3, 4, 5])), 667.0,
      "'layout.landscape.itemGaps' needs 'itemWidths' beside it"
    ),
    (
      TabBarTheme.Landscape(
        height: 80,
        itemWidths: .value([100, 100, 50, 50, 100]),
        itemGaps: .value([200, 5, 5, 5, 5])
      ), 568.0,
      "'layout.landscape' needs 620.0 points for its items, and the bar has 568.0"
    ),
  ])
  func `what doesn't fit keeps the system's items and says so`(
    layout: TabBarTheme.Landscape,
    width: Double,
    message: String
  ) {
    let plan = plan(layout, width: width)
    #expect(plan.row == nil)
    #expect(plan.height == 80)
    #expect(plan.diagnostics.map(\.message) == [message])
    #expect(
      plan.diagnostics.map(\.notes) == [["the items keep the places that the system gives them"]]
    )
  }

  @Test func `on glass nothing is done, and that is said`() {
    let plan = plan(jobs, look: .glass)
    #expect(plan.height == nil)
    #expect(plan.row == nil)
    #expect(plan.diagnostics.map(\.severity) == [.warning])
    #expect(
      plan.diagnostics.map(\.message) == [
        "'layout.landscape' is left out: there is no public way to size a bar or its items on glass"
      ]
    )
    #expect(
      plan.diagnostics.map(\.notes) == [
        ["a CustomTabBar of TabControls has this layout on every system"]
      ]
    )
  }

  @Test(arguments: [(BarPlacement.top, "top"), (.side, "side")])
  func `where the system places the bar elsewhere nothing is done, and that is said`(
    placement: BarPlacement,
    name: String
  ) {
    let plan = plan(jobs, placement: placement)
    #expect(plan.height == nil && plan.row == nil)
    #expect(
      plan.diagnostics.map(\.message) == [
        "'layout.landscape' is left out: the system places the bar at the \(name), and its items there"
      ]
    )
    #expect(self.plan(jobs, isLandscape: false, placement: placement).diagnostics.isEmpty)
  }

  private func plan(
    _ layout: TabBarTheme.Landscape,
    isLandscape: Bool = true,
    width: Double = 667,
    itemCount: Int = 5,
    look: TabBarEnvironment.Look = .classic,
    placement: BarPlacement = .bottom
  ) -> LandscapePlan {
    LandscapePlan(
      layout,
      isLandscape: isLandscape,
      width: width,
      itemCount: itemCount,
      look: look,
      placement: placement
    )
  }
}
