import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct UITabBarTests {
  @Test func `has UIKit's defaults`() {
    let bar = UITabBar()
    #expect(bar.items == nil)
    #expect(bar.selectedItem == nil)
    #expect(bar.itemPositioning == .automatic)
    #expect(bar.itemWidth == 0)
    #expect(bar.itemSpacing == 0)
    #expect(bar.isTranslucent)
    #expect(bar.barStyle == .default)
    #expect(bar.scrollEdgeAppearance == nil)
    #expect(bar.unselectedItemTintColor == nil)
    #expect(bar.standardAppearance == UITabBarAppearance())
    #expect(!bar.isCustomizing)
  }

  // S4-06
  @Test func `stores negative item width and spacing as zero`() {
    let bar = UITabBar()
    bar.itemWidth = -3
    bar.itemSpacing = -1
    #expect(bar.itemWidth == 0)
    #expect(bar.itemSpacing == 0)
  }

  @Test func `copies appearances when they are set`() {
    let bar = UITabBar()
    let appearance = UITabBarAppearance()
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    appearance.backgroundColor = .systemRed
    #expect(bar.standardAppearance.backgroundColor == nil)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == nil)
  }

  @Test func `forgets the selection with the items`() {
    let scene = BarScene()
    scene.bar.items = [UITabBarItem()]
    #expect(scene.bar.selectedItem == nil)
  }

  @Test func `keeps the selection when its item stays`() {
    let scene = BarScene()
    let first = scene.item(0)
    scene.bar.items = [UITabBarItem(), first]
    #expect(scene.bar.selectedItem === first)
  }

  // MARK: - Touches

  @Test func `selects a touched item and calls the delegate once`() {
    let scene = BarScene()
    let delegate = Recorder()
    scene.bar.delegate = delegate
    scene.bar.layoutIfNeeded()
    scene.bar.buttons[2].sendActions(for: .touchUpInside)
    #expect(scene.bar.selectedItem === scene.item(2))
    #expect(delegate.events == ["didSelect 2"])
  }

  @Test func `ignores a touch on a disabled item`() {
    let scene = BarScene()
    let delegate = Recorder()
    scene.bar.delegate = delegate
    scene.item(2).isEnabled = false
    scene.bar.tap(scene.item(2))
    #expect(scene.bar.selectedItem === scene.item(0))
    #expect(delegate.events.isEmpty)
  }

  @Test func `doesn't call the delegate for a selection by code`() {
    let scene = BarScene()
    let delegate = Recorder()
    scene.bar.delegate = delegate
    scene.bar.selectedItem = scene.item(1)
    #expect(delegate.events.isEmpty)
  }

  @Test func `leaves the selection of a managed bar to its controller`() {
    let scene = BarScene()
    var tapped: [Int] = []
    scene.bar.isManaged = true
    scene.bar.onTapOfManagedItem = { tapped.append($0.tag) }
    scene.bar.tap(scene.item(1))
    #expect(scene.bar.selectedItem === scene.item(0))
    #expect(tapped == [1])
    scene.bar.updateByController(items: scene.bar.items, selectedItem: scene.item(1))
    #expect(scene.bar.selectedItem === scene.item(1))
  }

  @Test func `chooses a tab when its control is touched`() {
    let controller = UITabBarController()
    controller.viewControllers = (0..<3).map { index in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: nil, image: nil, tag: index)
      return child
    }
    controller.loadViewIfNeeded()
    controller.tabBar.buttons[2].sendActions(for: .touchUpInside)
    #expect(controller.selectedIndex == 2)
    #expect(controller.tabBar.selectedItem?.tag == 2)
  }

  @Test func `calls the delegate for customizing`() {
    let scene = BarScene()
    let delegate = Recorder()
    scene.bar.delegate = delegate
    scene.bar.beginCustomizingItems([])
    #expect(scene.bar.isCustomizing)
    #expect(!scene.bar.endCustomizing(animated: false))
    #expect(!scene.bar.isCustomizing)
    #expect(delegate.events == ["willBegin", "didBegin", "willEnd", "didEnd"])
  }

  @MainActor final class Recorder: NSObject, UITabBarDelegate {
    var events: [String] = []

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      events.append("didSelect \(item.tag)")
    }

    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      events.append("willBegin")
    }

    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
      events.append("didBegin")
    }

    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      events.append("willEnd")
    }

    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      events.append("didEnd")
    }
  }
}
