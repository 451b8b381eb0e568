import TabFiles
import Testing

@testable import TabAppearance
@testable import TabThemes

struct BarPlanTests {
  let jobs = TabBarTheme.BarLayout(
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
      TabBarTheme.BarLayout(height: 80, itemWidths: .value([1, 2, 3])), 667.0,
      "'layout.landscape' needs a width, and a gap before it, for each of 5 items; it has 3 and 3"
    ),
    (
      TabBarTheme.BarLayout(
        height: 80,
        itemWidths: .value([1, 2, 3, 4, 5]),
        itemGaps: .value([1])
      ), 667.0,
      "'layout.landscape' needs a width, and a gap before it, for each of 5 items; it has 5 and 1"
    ),
    (
      TabBarTheme.BarLayout(height: 80, itemGaps: .value([1, 2, 3, 4, 5])), 667.0,
      "'layout.landscape' needs 'itemWidths' beside 'itemGaps'"
    ),
    (
      TabBarTheme.BarLayout(
        height: 80,
        itemWidths: .value([100, 100, 50, 50, 100]),
        itemGaps: .value([200, 5, 5, 5, 5])
      ), 568.0,
      "'layout.landscape' needs 620 points for its items, and the bar has 568"
    ),
  ])
  func `what doesn't fit keeps the system's items and says so`(
    layout: TabBarTheme.BarLayout,
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

  // MARK: - Slots and negative gaps

  @Test(arguments: [false, true])
  func `each orientation has a layout of its own`(isLandscape: Bool) {
    let layout = TabBarTheme.Layout(
      portrait: .init(height: 60, itemWidths: [60, 90], itemGaps: [10, -6]),
      landscape: .init(height: 80)
    )
    let plan = BarPlan(layout, in: context(isLandscape: isLandscape, itemCount: 2))
    #expect(plan.height == (isLandscape ? 80 : 60))
    #expect(
      plan.row?.spans == (isLandscape ? nil : [.init(x: 10, width: 60), .init(x: 64, width: 90)])
    )
    #expect(plan.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ([0.0, -60], "puts item 1 before item 0"), ([0, -40], "puts item 1 before item 0"),
    ([-1, 0], "starts its first item 1 points outside the bar"),
  ])
  func `items stay in reading order and in the bar`(gaps: [Double], message: String) {
    let plan = plan(.init(itemWidths: [60, 10], itemGaps: .value(gaps)), itemCount: 2)
    #expect(plan.row == nil)
    #expect(plan.diagnostics.map(\.message) == ["'layout.landscape' \(message)"])
  }

  @Test(arguments: [(nil, 240.0), (1, 120), (0, 0), (4, 480), (9, 480)] as [(Int?, Double)])
  func `S2-05a: items share the width beside a slot, within the safe area`(
    index: Int?,
    start: Double
  ) {
    let slot = TabBarTheme.Slot(index: index.map { .value($0) } ?? .inherited, width: 72)
    let layout = TabBarTheme.BarLayout(slot: slot)
    let row = plan(layout, width: 652, sideInset: 50, itemCount: 4).row
    #expect(row?.slot == .init(x: 50 + start, width: 72))
    #expect(row?.spans.map(\.width) == [116, 116, 116, 116])
    let starts = [0.0, 120, 240, 360].map { 52 + $0 + ($0 < start ? 0 : 72) }
    #expect(row?.spans.map(\.x) == starts)
  }

  @Test func `a slot is among items with widths of their own, too`() {
    let layout = TabBarTheme.BarLayout(
      itemWidths: [60, 90, 60],
      itemGaps: [10, 4, 4],
      slot: .init(index: 2, width: 50)
    )
    let row = plan(layout, itemCount: 3).row
    #expect(row?.spans.map(\.x) == [10, 74, 218])
    #expect(row?.slot == .init(x: 164, width: 50))
    #expect(row?.mirrored(in: 300).slot == .init(x: 86, width: 50))
  }

  @Test func `a view's slot counts where the layout has neither a slot nor widths`() {
    #expect(plan(.init(), itemCount: 4, room: .init(width: 56)).row?.slot?.width == 56)
    let own = TabBarTheme.BarLayout(slot: .init(width: 80))
    #expect(plan(own, itemCount: 4, room: .init(width: 56)).row?.slot?.width == 80)
    let widths = TabBarTheme.BarLayout(itemWidths: [10, 10])
    #expect(plan(widths, itemCount: 2, room: .init(width: 56)).row?.slot == nil)
    let glass = plan(.init(), itemCount: 4, look: .glass, room: .init(width: 56))
    #expect(glass.row == nil && glass.diagnostics.isEmpty)
  }

  private func plan(
    _ layout: TabBarTheme.BarLayout,
    isLandscape: Bool = true,
    width: Double = 667,
    sideInset: Double = 0,
    itemCount: Int = 5,
    look: TabBarEnvironment.Look = .classic,
    placement: BarPlacement = .bottom,
    room: ItemRow.ButtonRoom? = nil
  ) -> BarPlan {
    var context = context(isLandscape: isLandscape, itemCount: itemCount)
    (context.width, context.sideInset, context.look, context.placement) =
      (width, sideInset, look, placement)
    return BarPlan(.init(landscape: layout), requested: room, in: context)
  }

  private func context(isLandscape: Bool, itemCount: Int) -> BarPlan.Context {
    .init(isLandscape: isLandscape, width: 667, itemCount: itemCount, look: .classic)
  }
}
