#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance
import Testing

/// Tests that the height of a bar and the frames of its items hold where UIKit, or other code,
/// places them again, or else are given up with a diagnostic.
@MainActor
struct BarPlacementTests {
  let tall = TabBarTheme(
    name: "Tall",
    layout: .init(
      portrait: .init(
        height: 70,
        itemWidths: .value([100, 60, 60]),
        itemGaps: .value([10, 10, 10])
      )
    )
  )

  private func with(
    _ behaviors: SimulatedSystem.UnverifiedBehaviors,
    _ body: () throws -> Void
  ) rethrows {
    let behaviors = behaviors.union(.ofProcess)
    try SimulatedSystem.withCurrent(.init(unverifiedBehaviors: behaviors), operation: body)
  }

  private func show(_ controller: UITabBarController) -> UIWindow {
    controller.viewControllers = UITabBarController.fixture().viewControllers
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func spans(_ controller: UITabBarController) -> [[CGFloat]] {
    (controller.tabBar.itemControls ?? []).map { [$0.frame.minX, $0.frame.width] }
  }

  private let wanted: [[CGFloat]] = [[10, 100], [120, 60], [190, 60]]

  // Public view dumps of iOS 26 have the bar in two containers.
  @Test func `a bar in containers has the height, in the container's coordinates`() throws {
    try with(.barInContainer) {
      let controller = ThemedTabBarController()
      let window = show(controller)
      controller.applyTheme(tall)
      let container = try #require(controller.tabBar.superview)
      container.bounds.origin.y = 40
      window.layoutIfNeeded()
      #expect(container !== controller.view)
      #expect(controller.tabBar.frame == CGRect(x: 0, y: 844 - 70 + 40, width: 390, height: 70))
      #expect(controller.selectedViewController?.view.safeAreaInsets.bottom == 70)
      #expect(spans(controller) == wanted)
      #expect(controller.layoutDiagnostics.isEmpty)
      controller.removeTabBarTheme()
      window.layoutIfNeeded()
      #expect(controller.tabBar.frame.height == 49)
    }
  }

  @Test func `a height that the container takes back is reported, and adds no safe area`() throws {
    final class MarkingBar: UITabBar {
      override var frame: CGRect {
        didSet { if frame.height == 70 { superview?.setNeedsLayout() } }
      }
    }
    try with(.barInContainer) {
      let controller = ThemedTabBarController()
      controller.setValue(MarkingBar(), forKey: "tabBar")
      let window = show(controller)
      controller.applyTheme(tall)
      window.layoutIfNeeded()
      #expect(controller.tabBar.frame.height == 49)
      #expect(controller.selectedViewController?.additionalSafeAreaInsets.bottom == 0)
      let message = try #require(controller.layoutDiagnostics.first?.message)
      #expect(message.contains("has no effect on the height"))
    }
  }

  // Setting the bar's frame may mark its superview (CALayer's documentation of layout).
  @Test func `a controller that its bar's frame lays out again comes to an end`() {
    final class MarkingBar: UITabBar {
      override var frame: CGRect {
        didSet { if frame.height == 70 { superview?.setNeedsLayout() } }
      }
    }
    with([]) {
      SimulatedClock().run {
        let controller = ThemedTabBarController()
        controller.setValue(MarkingBar(), forKey: "tabBar")
        let window = show(controller)
        controller.applyTheme(
          TabBarTheme(name: "High", layout: .init(portrait: .init(height: 70)))
        )
        window.layoutIfNeeded()
        let message = controller.layoutDiagnostics.first?.message
        #expect(message?.contains("has no effect on the height") == true)
      }
    }
  }

  @Test func `a layout inside of a layout does nothing`() {
    final class Nesting: UITabBarController {
      var results: [Int] = []
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutThemedTabBar()
        results.append(results.count)
      }
    }
    final class NestingBar: UITabBar {
      weak var controller: Nesting?
      override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layoutThemedTabBar()
      }
    }
    with([]) {
      let (controller, bar) = (Nesting(), NestingBar())
      bar.controller = controller
      controller.setValue(bar, forKey: "tabBar")
      let window = show(controller)
      controller.applyTheme(tall)
      window.layoutIfNeeded()
      #expect(spans(controller) == wanted)
      #expect(controller.tabBar.frame.height == 70)
    }
  }

  // MARK: - An app's own subclass

  /// A subclass with the one call that the documentation asks for.
  private final class OwnController: UITabBarController {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layoutThemedTabBar()
    }
  }

  @Test(arguments: [false, true])
  func `items stay in place after a tap, a selection by code and a badge`(hasClock: Bool) {
    with(.barRelaysItselfOut) {
      let clock = SimulatedClock()
      @MainActor func test() {
        let controller = OwnController()
        let window = show(controller)
        controller.applyTheme(tall)
        window.layoutIfNeeded()
        let changes: [() -> Void] = [
          { controller.selectByUser(1) }, { controller.selectedIndex = 2 },
          { controller.tabBar.items?[0].badgeValue = "9" },
          { controller.tabBar.items?[1].title = "A longer title" },
        ]
        for change in changes {
          change()
          window.layoutIfNeeded()
          if hasClock { clock.advance(by: 0) }
          window.layoutIfNeeded()
          #expect(spans(controller) == wanted)
        }
      }
      if hasClock { clock.run(test) } else { test() }
    }
  }

  @Test func `items that other code moves again and again are given up, and it is reported`() {
    final class Moving: UITabBar {
      var moves = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        guard moves < 100 else { return }
        moves += 1
        // A turn later, as a library does that has its own layout.
        SimulatedEvent.onNextTurn { [weak self] in
          guard let self else { return }
          for control in itemControls ?? [] { control.frame.size.width = 33 }
          items?.first?.badgeValue = "\(moves)"
        }
      }
    }
    with([]) {
      let clock = SimulatedClock()
      clock.run {
        let (controller, bar) = (ThemedTabBarController(), Moving())
        controller.setValue(bar, forKey: "tabBar")
        let window = show(controller)
        controller.applyTheme(tall)
        window.layoutIfNeeded()
        for _ in 0..<50 {
          clock.advance(by: 0)
          window.layoutIfNeeded()
        }
        #expect(spans(controller) != wanted)
        controller.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(controller.layoutDiagnostics.contains { $0.message.contains("is given up") })
      }
    }
  }
}
#endif
