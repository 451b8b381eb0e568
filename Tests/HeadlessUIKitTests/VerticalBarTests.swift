import Testing

@testable import HeadlessUIKit

@MainActor struct VerticalBarTests {
  private final class Page: UIViewController {
    override var preferredVerticalBarBehavior: UIVerticalBarBehavior { .disabled }
  }

  private func check(_ page: UIViewController, edge: UIVerticalBarEdge) throws(UnsupportedRendering)
  {
    let controller = UITabBarController()
    controller.viewControllers = [UINavigationController(rootViewController: page)]
    let window = TabBarFixture.window(showing: controller)
    var traits = window.deviceTraits.values
    traits.verticalBarEdge = edge
    window.deviceTraits = UITraitCollection(values: traits)
    window.layoutIfNeeded()
    try controller.tabBar.validateRendering()
  }

  // Documented: the visible page decides, through its containers; the look of a vertical bar isn't known.
  @Test func `refuses a bar at the side unless the page wants none`() {
    #expect(throws: UnsupportedRendering.verticalBar) {
      try check(UIViewController(), edge: .trailing)
    }
    #expect(throws: Never.self) { try check(UIViewController(), edge: .unspecified) }
    #expect(throws: Never.self) { try check(Page(), edge: .leading) }
  }
}
