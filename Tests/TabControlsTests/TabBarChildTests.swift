import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

@MainActor
struct TabBarChildTests {
  @Test func `raised icons at the top of an iPad are reported`() {
    ControlsPlace(os: 18, idiom: .pad).run {
      let fixture = ControlsFixture()
      fixture.controller.setTabBarChildren(
        ["A", "B"].map { title in
          TabBarChild(UIViewController(), title: title, image: nil, raisedIconOffset: 10)
        }
      )
      fixture.layOut()
      #expect(
        fixture.controls.diagnostics.map(\.message) == [
          "raised icons are left out: there is no bar at the bottom"
        ]
      )
    }
  }

  private final class Animator: TabBarItemAnimator {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    func select(animated: Bool) {}
    func deselect(animated: Bool) {}
  }

  private let star = UIImage(systemName: "star")

  @Test(arguments: [17, 26])
  func `S2-02b, S2-13: title, images, insets, offsets, identifier and tag are those of the item`(
    os: Int
  ) throws {
    try ControlsPlace(os: os).run {
      let fixture = ControlsFixture([])
      let filled = UIImage(systemName: "star.fill")
      let insets = UIEdgeInsets(top: 5, left: 5, bottom: -5, right: -5)
      let page = UIViewController()
      page.title = "A page"
      let home = TabBarChild(
        page,
        title: "Home",
        image: star,
        selectedImage: filled,
        identifier: "home"
      )
      home.item.tag = 7
      home.item.imageInsets = insets
      home.item.landscapeImagePhone = filled
      home.item.landscapeImagePhoneInsets = .init(top: 1, left: 2, bottom: -1, right: -2)
      home.item.titlePositionAdjustment.vertical = -3
      let made = UITabBarItem(title: "Made", image: star, tag: 8)
      fixture.controller.setTabBarChildren([home, TabBarChild(item: made) { UIViewController() }])
      fixture.layOut()
      let items = try #require(fixture.controller.tabBar.items)
      #expect(items.map(\.title) == ["Home", "Made"])
      #expect(items.map(\.image) == [star, star])
      #expect(items[0].selectedImage == filled)
      #expect(items.map(\.accessibilityIdentifier) == ["home", nil])
      #expect(items.map(\.tag) == [7, 8])
      #expect(items[0].imageInsets == insets)
      #expect(items[0].landscapeImagePhone == filled)
      #expect(items[0].landscapeImagePhoneInsets.left == 2)
      #expect(items[0].titlePositionAdjustment.vertical == -3)
      #expect(page.title == "A page")
      // Only items were set, so the controls don't wrap the delegate.
      #expect(fixture.controller.delegate == nil)
    }
  }

  @Test(arguments: [17, 26], [false, true])
  func
    `badge, gate, raisedIconOffset and animator are those of the controls, by identifier and by index`(
      os: Int,
      hasCustomBar: Bool
    )
  {
    ControlsPlace(os: os).run {
      let fixture = ControlsFixture([])
      let controls = fixture.controls
      if hasCustomBar { controls.customBar = CustomTabBar() }
      let animator = Animator()
      fixture.controller.setTabBarChildren([
        TabBarChild(UIViewController(), title: "Home", image: star),
        TabBarChild(
          UIViewController(),
          title: "Cart",
          image: star,
          identifier: "cart",
          badge: .count(3),
          gate: .action
        ),
        TabBarChild(
          UIViewController(),
          title: "Me",
          image: star,
          raisedIconOffset: 12,
          animator: animator
        ),
      ])
      var jumps: [Int] = []
      controls.gates?.onAction = { jumps.append($0.index) }
      fixture.layOut()
      #expect(controls.badges["cart"] == .count(3) && controls.badges[1] == .count(3))
      #expect(fixture.controller.viewControllers?[1].tabBarItem.badgeValue == "3")
      #expect(controls.gates?.gate(ofTabAt: 1) == .action)
      #expect(controls.raisedIconOffsets == [2: 12])
      #expect(controls.itemAnimators[2] === animator)
      fixture.tap(1)
      #expect(jumps == [1])
      #expect(fixture.controller.selectedIndex == 0)

      // The controls of the previous tabs are removed with the tabs.
      controls.badges["own"] = .dot
      fixture.controller.setTabBarChildren([
        TabBarChild(UIViewController(), title: "A", image: star, badge: .dot),
        TabBarChild(UIViewController(), title: "B", image: star, identifier: "cart"),
        TabBarChild(UIViewController(), title: "C", image: star),
      ])
      fixture.layOut()
      #expect(controls.badges[0] == .dot && controls.badges["cart"] == nil)
      #expect(controls.gates?.gate(ofTabAt: 1) == .open)
      #expect(controls.raisedIconOffsets == [:] && controls.itemAnimators.isEmpty)
      #expect(controls.badges["own"] == .dot)
      let insets = fixture.controller.viewControllers?.map(\.tabBarItem.imageInsets)
      #expect(insets == [.zero, .zero, .zero])
    }
  }

  @Test func `one identifier of two tabs is reported by their names`() {
    ControlsPlace().run {
      let fixture = ControlsFixture([])
      fixture.controller.setTabBarChildren([
        TabBarChild(UIViewController(), title: "Home", image: star, identifier: "a"),
        TabBarChild(UIViewController(), title: "Cart", image: star, identifier: "a"),
        TabBarChild(UIViewController(), title: "Me", image: star),
      ])
      #expect(
        fixture.controls.diagnostics.map(\.message) == [
          "2 tabs have the identifier 'a': 'Home', 'Cart'"
        ]
      )
    }
  }
}
