import HeadlessUIKit
import Testing

/// Tests of tabs that apps make and remove by containment alone.
///
/// Several sources: `addChild(_:)` of a tab bar controller adds to `viewControllers`. That removing a child removes its
/// tab, by the rules of setting `viewControllers`, is inferred.
@MainActor struct TabsOfChildrenTests {
  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private func titles(_ controller: UITabBarController) -> [String?]? {
    controller.tabBar.items?.map(\.title)
  }

  @Test func `adding a child adds a tab after the others`() {
    let controller = UITabBarController()
    let pages = "abc".map { page("\($0)") }
    for page in pages { controller.addChild(page) }
    #expect(titles(controller) == ["a", "b", "c"])
    #expect(controller.viewControllers == pages && controller.children == pages)
    #expect(controller.customizableViewControllers == pages)
    #expect(controller.selectedIndex == 0)
    controller.selectedIndex = 2
    let window = TabBarFixture.window(showing: controller)
    #expect(pages[2].view.isDescendant(of: window))
    controller.addChild(page("d"))
    controller.addChild(pages[1])
    #expect(titles(controller) == ["a", "b", "c", "d"])
    #expect(controller.selectedIndex == 2)
    for letter in "ef" { controller.addChild(page("\(letter)")) }
    #expect(titles(controller) == ["a", "b", "c", "d", "More"])
  }

  @Test func `a child of a controller that shows tabs as objects gets no tab`() {
    let controller = UITabBarController(tabs: [UITab(title: "a", image: nil, identifier: "a")])
    let child = page("b")
    controller.addChild(child)
    #expect(titles(controller) == ["a"])
    #expect(child.parent === controller)
  }

  @Test(arguments: [(0, 0, "b"), (1, 0, "a"), (2, 1, "c"), (1, 1, "c")])
  func `removing a child removes its tab, and another is shown if it was selected`(
    selected: Int,
    removed: Int,
    shown: String
  ) {
    let controller = UITabBarController()
    for letter in "abc" { controller.addChild(page("\(letter)")) }
    controller.selectedIndex = selected
    let window = TabBarFixture.window(showing: controller)
    let gone = controller.children[removed]
    let stays = removed != selected ? controller.selectedViewController : nil
    gone.willMove(toParent: nil)
    gone.removeFromParent()
    window.layoutIfNeeded()
    #expect(controller.viewControllers?.count == 2 && titles(controller)?.count == 2)
    #expect(controller.customizableViewControllers == controller.viewControllers)
    #expect(gone.parent == nil && gone.viewIfLoaded?.window == nil)
    if let stays { #expect(controller.selectedViewController === stays) }
    if removed == selected { #expect(controller.selectedViewController?.title == shown) }
    #expect(controller.selectedViewController?.view.isDescendant(of: window) == true)
  }

  @Test func `a child that moves to another parent leaves its tab`() {
    let controller = UITabBarController()
    for letter in "ab" { controller.addChild(page("\(letter)")) }
    let navigation = UINavigationController()
    navigation.viewControllers = [controller.children[0]]
    #expect(titles(controller) == ["b"])
    #expect(controller.selectedViewController?.title == "b")
    #expect(navigation.viewControllers[0].parent === navigation)
  }

  @Test func `a child that More shows keeps its tab`() {
    let controller = UITabBarController()
    for letter in "abcdef" { controller.addChild(page("\(letter)")) }
    let window = TabBarFixture.window(showing: controller)
    controller.selectedIndex = 5
    #expect(controller.selectedViewController?.parent === controller.moreNavigationController)
    #expect(controller.viewControllers?.map(\.title) == ["a", "b", "c", "d", "e", "f"])
    #expect(window.rootViewController === controller)
  }
}
