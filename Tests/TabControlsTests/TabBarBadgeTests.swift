import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

@MainActor
struct TabBarBadgeTests {
  @Test(arguments: [
    ("919+", TabBarBadge.count(919, isMore: true)), ("7", .count(7)), ("", .dot),
    ("New", .text("New")),
    ("+", .text("+")), ("-1", .text("-1")), ("٣", .text("٣")),
    ("99999999999999999999", .text("99999999999999999999")),
  ])
  func `a text is a number, a dot or a text`(text: String, badge: TabBarBadge) {
    #expect(TabBarBadge(text) == badge)
    #expect(badge.text() == text)
  }

  @Test(arguments: [
    ("919+", 1, "920+"), ("9", 1, "10"), ("3", -5, "0"), ("New", 1, "New"), ("", 2, "2"),
    ("\(Int.max)", 1, "\(Int.max)"),
  ])
  func `a badge counts on, with its plus sign`(text: String, number: Int, sum: String) {
    #expect(TabBarBadge(text).adding(number).text() == sum)
  }

  @Test(arguments: [(99, 99, "99"), (100, 99, "99+"), (1000, 999, "999+"), (5, nil, "5")])
  func `above the maximum a number has a plus sign`(count: Int, maximum: Int?, text: String) {
    #expect(TabBarBadge.count(count).text(maximum: maximum) == text)
  }

  @Test(arguments: ControlsPlace.all)
  func `S0-07: a badge shows its text, before any layout`(place: ControlsPlace) {
    place.run {
      let controller = ThemedTabBarController()
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: "首页", image: nil, tag: 0)
      controller.viewControllers = [child]
      controller.tabBarControls.badges[0] = TabBarBadge("919+")
      #expect(child.tabBarItem.badgeValue == "919+")
      #expect(controller.tabBarControls.badges[0] == .count(919, isMore: true))
      controller.tabBarControls.badges[0] = nil
      #expect(child.tabBarItem.badgeValue == nil)
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S0-08: a tap on an item with a badge adds one to its number`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let badges = fixture.controls.badges
      fixture.controls.onSelect = { selection in
        guard selection.origin == .user,
          let tab = selection.tab.map({ TabBarTab.Name.index($0.index) }), badges[tab] != nil
        else { return }
        badges.add(1, at: tab)
      }
      fixture.controls.badges[1] = TabBarBadge("919+")
      fixture.tap(1)
      #expect(fixture.controller.tabBar.items?[1].badgeValue == "920+")
      // A tap adds no badge to a tab without one, and a selection by code adds nothing.
      fixture.tap(2)
      #expect(fixture.controller.tabBar.items?[2].badgeValue == nil)
      fixture.controller.selectedIndex = 1
      fixture.layOut()
      #expect(fixture.controller.tabBar.items?[1].badgeValue == "920+")
      fixture.controls.badges.maximum = 99
      #expect(fixture.controller.tabBar.items?[1].badgeValue == "99+")
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S0-09a: a badge of ours comes out of a point, at its icon's upper trailing corner`(
    place: ControlsPlace
  ) throws {
    try place.run(without: .glassTellsNoFrames) {
      let fixture = ControlsFixture(direction: place.direction)
      let badges = fixture.controls.badges
      badges.style = .overlay
      badges.animation = .pop
      badges[1] = .count(3)
      fixture.layOut()
      let view = try #require(fixture.controls.badgeViews.first)
      let icon = try #require(fixture.controls.iconFrame(ofItemAt: 1, in: fixture.window))
      let frame = view.convert(view.bounds, to: fixture.window)
      #expect(frame.size == CGSize(width: 18, height: 18))
      #expect(frame.minY == icon.minY - 4)
      let isRightToLeft = place.direction == .rightToLeft
      #expect(isRightToLeft ? frame.maxX == icon.minX + 5 : frame.minX == icon.maxX - 5)
      #expect(view.tabBarAnimator.isRunning)
      SimulatedClock.current.advance(by: 1)
      #expect(!view.tabBarAnimator.isRunning)
      #expect(view.transform == .identity)
      // The item has no badge, but the accessibility value that it has with the badge.
      let item = fixture.controller.tabBar.items?[1]
      #expect(item?.badgeValue == nil)
      #expect(item?.accessibilityValue == "3")
      fixture.controls.animate(.gravityBounce(), at: 1, parts: [.badge])
      #expect(view.tabBarAnimator.isRunning)
      SimulatedClock.current.advance(by: 2)
      #expect(!view.tabBarAnimator.isRunning)
      fixture.controls.detach()
      #expect(view.superview == nil)
      #expect(item?.accessibilityValue == nil)
    }
  }

  @Test func `an asterisk is each tab, under those that are named`() {
    ControlsPlace(os: 17).run {
      let fixture = ControlsFixture(["A", "B", "C"])
      let controls = fixture.controls
      controls.badges["*"] = .count(1)
      controls.badges[1] = .count(2)
      controls.raisedIconOffsets = ["*": 10, 0: 4]
      let gates = TabBarGates()
      gates["*"] = .action
      gates[2] = .open
      controls.gates = gates
      fixture.layOut()
      let items = fixture.controller.tabBar.items ?? []
      #expect(items.map(\.badgeValue) == ["1", "2", "1"])
      #expect(items.map(\.imageInsets.top) == [-4, -10, -10])
      #expect((0..<3).map { gates.gate(ofTabAt: $0) } == [.action, .action, .open])
      #expect(controls.frame(ofItemAt: "*", in: fixture.window) == nil)
    }
  }

  @Test
  func `S0-09a, S0-09b: a badge grows out of a point, or bounces in y`() {
    #expect(TabBarAnimation.pop.duration == 1)
    #expect(TabBarAnimation.pop.keyframes.map(\.scale) == [0.01, 1.1, 1])
    let bounce = TabBarAnimation.gravityBounce()
    #expect(bounce.duration == 2)
    #expect(bounce.keyframes.map(\.time) == [0, 0.225, 0.425, 0.6, 0.75, 0.875, 1])
    let moves = [0, 20, -40.0 / 3, 40.0 / 3, -20.0 / 3, 20.0 / 3, 0]
    #expect(zip(bounce.keyframes, moves).allSatisfy { abs($0.y - $1) < 1e-9 && $0.x == 0 })
    let high = TabBarAnimation.gravityBounce(height: 50, duration: 1)
    #expect(high.duration == 1 && high.keyframes[1].y == 50)
  }

  @Test func `a dot is 8 points wide, in the badge color of the theme`() throws {
    try ControlsPlace().run {
      let fixture = ControlsFixture()
      fixture.controller.applyTheme(
        TabBarTheme(name: "Dots", item: .init(normal: .init(badgeBackgroundColor: "#00FF00")))
      )
      fixture.controls.badges[3] = .dot
      fixture.layOut()
      let ink = try #require(fixture.window.ink(of: UIColor(red: 0, green: 1, blue: 0, alpha: 1)))
      #expect(abs(ink.width - 8) <= 1)
      #expect(
        fixture.controls.view(of: .badge, at: 3)?.bounds.size == CGSize(width: 8, height: 8)
      )
      #expect(fixture.controller.tabBar.items?[3].badgeValue == nil)
      let item = try #require(fixture.controls.frame(ofItemAt: 3, in: fixture.window))
      #expect(item.contains(ink))
    }
  }

  @Test func `a badge has a color, a text color, a size and a border of its own`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      @MainActor func width(of color: UIColor) -> CGFloat {
        fixture.window.ink(of: color)?.width ?? 0
      }
      let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      var dot = TabBarBadge.dot
      (dot.color, dot.dotDiameter) = (green, 14)
      (dot.borderColor, dot.borderWidth) = (blue, 3)
      fixture.controls.badges[0] = dot
      fixture.layOut()
      let size = fixture.controls.view(of: .badge, at: 0)?.bounds.size
      #expect(size == CGSize(width: 20, height: 20))
      #expect(abs(width(of: green) - 14) <= 1)
      #expect(abs(width(of: blue) - 20) <= 1)

      var count = TabBarBadge.count(3)
      (count.color, count.textColor) = (blue, green)
      fixture.controls.badges[0] = count
      fixture.controls.badges[1] = .count(4)
      fixture.layOut()
      #expect(
        fixture.controls.view(of: .badge, at: 0)?.bounds.size == CGSize(width: 18, height: 18)
      )
      #expect(abs(width(of: blue) - 18) <= 1)
      #expect(fixture.window.ink(of: green) != nil)
      // The color is kept by a number that is added, and goes with the badge.
      fixture.controls.badges.add(1, at: 0)
      #expect(fixture.controls.badges[0]?.color == blue)
      fixture.controls.badges[0] = .count(1)
      fixture.layOut()
      #expect(fixture.window.ink(of: blue) == nil)
      #expect(fixture.controller.tabBar.items?.prefix(2).map(\.badgeValue) == ["1", "4"])
    }
  }

  @Test func `a view of the app's takes the place of a badge, while there is one`() throws {
    try ControlsPlace().run {
      let fixture = ControlsFixture()
      let crown = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 10))
      let controls = fixture.controls
      controls.badges.views = [2: crown]
      fixture.layOut()
      #expect(crown.window == nil)
      controls.badges[2] = .count(3)
      fixture.layOut()
      let icon = try #require(controls.iconFrame(ofItemAt: 2, in: fixture.window))
      let frame = crown.convert(crown.bounds, to: fixture.window)
      #expect(frame == CGRect(x: icon.maxX - 5, y: icon.minY - 4, width: 24, height: 10))
      #expect(fixture.controller.tabBar.items?[2].badgeValue == nil)
      #expect(fixture.controller.tabBar.items?[2].accessibilityValue == "3")
      controls.badges.views = [:]
      fixture.layOut()
      #expect(crown.superview == nil)
      #expect(fixture.controller.tabBar.items?[2].badgeValue == "3")
      // The badge may be one that the app has set on the item.
      fixture.controller.tabBar.items?[1].badgeValue = "7"
      controls.badges.views = [1: crown]
      fixture.layOut()
      #expect(crown.window != nil)
      controls.badges.views = [:]
      #expect(fixture.controller.tabBar.items?[1].badgeValue == "7")
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `badges that the app had are back after detaching`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let items = fixture.controller.tabBar.items ?? []
      items[0].badgeValue = "5"
      fixture.controls.badges.add(1, at: 0)
      fixture.controls.badges[1] = .text("New")
      #expect(items.map(\.badgeValue) == ["6", "New", nil, nil, nil])
      fixture.controls.detach()
      #expect(items.map(\.badgeValue) == ["5", nil, nil, nil, nil])
    }
  }
}

extension TabBarControls {
  /// The badge views in the overlay.
  fileprivate var badgeViews: [TabBarBadgeView] {
    overlayView.subviews.compactMap { $0 as? TabBarBadgeView }
  }
}
