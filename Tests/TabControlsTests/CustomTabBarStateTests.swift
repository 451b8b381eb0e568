import HeadlessUIKit
import TabAppearance
import TabRaster
import Testing

@testable import TabControls

@MainActor
struct CustomTabBarStateTests {
  private static let theme = TabBarTheme(
    name: "Edge",
    bar: .init(backgroundColor: "#FF0000"),
    scrollEdge: .overlay(.init(bar: .init(backgroundColor: "#0000FF")))
  )

  @Test(arguments: [17, 18, 26])
  func `the custom bar has the scroll edge while the content ends above it`(os: Int) {
    ControlsPlace(os: os).run {
      let fixture = ControlsFixture()
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.controller.applyTheme(Self.theme)
      let page = UIViewController()
      let scrollView = UIScrollView(frame: fixture.window.bounds)
      page.view.addSubview(scrollView)
      fixture.controller.viewControllers = [
        UINavigationController(rootViewController: page), UIViewController(),
      ]
      fixture.layOut()
      @MainActor func color() -> String {
        fixture.layOut()
        return bar.backgroundColorShown?.description ?? "none"
      }
      let (standard, edge) = (UIColor.red.description, UIColor.blue.description)
      #expect(color() == edge)
      scrollView.contentSize.height = 2_000
      #expect(color() == standard)
      // At this offset, the end of the content reaches the bar's upper edge.
      let end = 2_000 - scrollView.bounds.height + scrollView.adjustedContentInset.bottom
      scrollView.contentOffset.y = end - 1
      #expect(color() == standard)
      scrollView.contentOffset.y = end
      #expect(color() == edge)
      scrollView.contentOffset.y = 0
      #expect(color() == standard)
      fixture.controller.selectedIndex = 1
      #expect(color() == edge)
      // A scroll view that isn't visible has no effect.
      scrollView.contentOffset.y = 10
      #expect(color() == edge)
      fixture.controller.selectedIndex = 0
      #expect(color() == standard)
      let other = UIScrollView()
      page.setContentScrollView(other, for: .bottom)
      fixture.controls.setNeedsLayout()
      #expect(color() == edge)
      #expect(fixture.controls.diagnostics.isEmpty)
    }
  }

  @Test func `without a scroll edge of its own the custom bar keeps the standard appearance`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.controller.applyTheme(TabBarTheme(name: "Plain", bar: Self.theme.bar))
      fixture.controller.tabBar.scrollEdgeAppearance = nil
      fixture.layOut()
      #expect(bar.backgroundColorShown?.description == UIColor.red.description)
    }
  }

  @Test(arguments: [17, 26])
  func `an item fades under a finger, until it goes up or away`(os: Int) {
    ControlsPlace(os: os).run {
      let fixture = ControlsFixture()
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.layOut()
      let frame = bar.buttons[1].convert(bar.buttons[1].bounds, to: fixture.window)
      let touch = fixture.window.simulateTouch(at: CGPoint(x: frame.midX, y: frame.midY))
      #expect(bar.buttons.map(\.alpha) == [1, 0.5, 1, 1, 1])
      touch.move(to: CGPoint(x: frame.midX, y: frame.minY - 200))
      #expect(bar.buttons[1].alpha == 1)
      touch.release()
      #expect(bar.buttons[1].alpha == 1)
      #expect(fixture.controller.selectedIndex == 0)
    }
  }

  @Test func `the focus of a keyboard shows what the theme sets for it, on enabled items`() {
    ControlsPlace(os: 17, idiom: .pad).run {
      let fixture = ControlsFixture()
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.controller.applyTheme(
        TabBarTheme(
          name: "Focus",
          item: .init(
            normal: .init(iconColor: "#00FF00"),
            focused: .init(iconColor: "#FF0000")
          )
        )
      )
      fixture.controller.viewControllers?[2].tabBarItem.isEnabled = false
      fixture.layOut()
      @MainActor func colors() -> [String] {
        bar.buttons.prefix(3).map { $0.imageView.tintColor.description }
      }
      let before = colors()
      #expect(bar.buttons.map(\.canBecomeFocused) == [true, true, false, true, true])
      fixture.window.simulateFocus(on: bar.buttons[1])
      #expect(colors() == [before[0], UIColor.red.description, before[2]])
      fixture.layOut()
      #expect(colors()[1] == UIColor.red.description)
      fixture.window.simulateFocus(on: bar.buttons[2])
      #expect(colors() == before)
    }
  }

  @Test(arguments: [false, true])
  func `in compact height both bars show the landscape image while the item is selected`(
    isCustom: Bool
  ) {
    ControlsPlace(os: 18).run {
      let fixture = ControlsFixture()
      if isCustom { fixture.controls.customBar = CustomTabBar() }
      let item = fixture.controller.viewControllers?[0].tabBarItem
      item?.landscapeImagePhone = UIImage(systemName: "house")
      @MainActor func picture(selected: String?) -> DisplayList {
        item?.selectedImage = selected.flatMap { UIImage(systemName: $0) }
        fixture.layOut()
        return fixture.window.displayList()
      }
      #expect(picture(selected: "heart") != picture(selected: nil))
      fixture.window.simulateRotation(to: .landscape)
      #expect(picture(selected: "heart") == picture(selected: nil))
    }
  }

  @Test func `each item has the system's effect under a pointer`() {
    ControlsPlace(os: 17, idiom: .pad).run {
      let fixture = ControlsFixture()
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.layOut()
      for button in bar.buttons {
        #expect(button.interactions.filter { $0 is UIPointerInteraction }.count == 1)
      }
    }
  }
}

extension CustomTabBar {
  /// The color of the visible view in the background.
  fileprivate var backgroundColorShown: UIColor? {
    let background = subviews.first { $0 is CustomTabBarBackground }
    return background?.subviews.lazy.filter { !$0.isHidden }.compactMap(\.backgroundColor).first
  }
}
