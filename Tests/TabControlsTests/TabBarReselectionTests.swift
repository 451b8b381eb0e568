import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

@MainActor
struct TabBarReselectionTests {
  // While a large title is collapsed, the inset is that of the small bar (cwa-app-ios PR#3475).
  @Test(arguments: [false, true])
  func `a second tap scrolls to where a large title is expanded`(isLarge: Bool) {
    ControlsPlace().run {
      let fixture = ControlsFixture(["A", "B"])
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = isLarge
      fixture.controller.viewControllers?[0] = navigation
      fixture.controls.reselection = TabBarReselection()
      fixture.layOut()
      let scrollView = UIScrollView(frame: page.view.bounds)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 100, height: 5_000)
      page.view.addSubview(scrollView)
      scrollView.contentOffset.y = 900
      fixture.tap(0)
      #expect(scrollView.contentOffset.y == (isLarge ? -52 : 0))
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `a second tap goes back to the root once, and a third to the top`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let page = ScrollingPage()
      let stack = Stack("Feed")
      stack.setViewControllers([page], animated: false)
      stack.tabBarItem = UITabBarItem(title: "Feed", image: nil, tag: 0)
      fixture.controller.viewControllers = [stack, UIViewController()]
      fixture.controls.reselection = TabBarReselection()
      fixture.layOut()
      page.scrollView.contentOffset.y = 300
      stack.pushViewController(UIViewController(), animated: false)
      fixture.tap(0)
      #expect(stack.viewControllers == [page])
      #expect(stack.animatedPops == [true])
      #expect(page.scrollView.contentOffset.y == 300)
      fixture.tap(0)
      #expect(page.scrollView.contentOffset.y == -page.scrollView.adjustedContentInset.top)
      fixture.controls.reselection?.scrollsToTop = false
      page.scrollView.contentOffset.y = 300
      fixture.tap(0)
      #expect(page.scrollView.contentOffset.y == 300)
    }
  }

  @Test func `a stack inside of a tab goes back, too, which UIKit doesn't have it do`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let (tab, stack) = (UIViewController(), Stack("Inner"))
      tab.addChild(stack)
      tab.view.addSubview(stack.view)
      fixture.controller.viewControllers = [tab, UIViewController()]
      fixture.controls.reselection = TabBarReselection()
      fixture.layOut()
      stack.pushViewController(UIViewController(), animated: false)
      fixture.tap(0)
      #expect(stack.viewControllers.count == 1)
      #expect(stack.animatedPops == [true])
      stack.pushViewController(UIViewController(), animated: false)
      fixture.controls.reselection?.popsToRoot = false
      fixture.tap(0)
      #expect(stack.viewControllers.count == 2)
      fixture.tap(1)
      fixture.controller.selectedIndex = 0
      fixture.layOut()
      #expect(stack.viewControllers.count == 2)
    }
  }

  @Test func `what scrolls is the view for the top edge, else the first that may`() {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let page = ScrollingPage()
      let carousel = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      carousel.scrollsToTop = false
      carousel.contentSize = CGSize(width: 900, height: 900)
      page.view.insertSubview(carousel, at: 0)
      fixture.controller.viewControllers = [page]
      fixture.controls.reselection = TabBarReselection()
      fixture.layOut()
      for scrollView in [carousel, page.scrollView] { scrollView.contentOffset.y = 50 }
      fixture.tap(0)
      #expect(carousel.contentOffset.y == 50)
      #expect(page.scrollView.contentOffset.y <= 0)
      page.setContentScrollView(carousel, for: .top)
      fixture.tap(0)
      #expect(carousel.contentOffset.y <= 0)
    }
  }

  @Test(arguments: [(0.35, 0.3, 1), (0.35, 0.36, 0), (0.2, 0.3, 0)])
  func `two taps are a double tap within an interval`(limit: Double, time: Double, count: Int) {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let reselection = TabBarReselection()
      #expect(reselection.doubleTapInterval == 0.35)
      reselection.doubleTapInterval = limit
      var told: [String] = []
      reselection.onReselect = { told.append("again \($0?.index ?? -1)") }
      reselection.onDoubleTap = { told.append("double \($0?.index ?? -1)") }
      fixture.controls.reselection = reselection
      fixture.tap(2)
      SimulatedClock.current.advance(by: time)
      fixture.tap(2)
      #expect(told == ["again 2"] + Array(repeating: "double 2", count: count))
      SimulatedClock.current.advance(by: 1)
      told = []
      fixture.tap(1)
      fixture.tap(2)
      #expect(told == [])
    }
  }
}

/// A controller with a long page.
final class ScrollingPage: UIViewController {
  let scrollView = UIScrollView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 300, height: 4000)
    view.addSubview(scrollView)
  }
}
