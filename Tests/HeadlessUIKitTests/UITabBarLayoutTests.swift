import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct UITabBarLayoutTests {
  /// Returns the frames of the bar's controls from left to right, as public code finds them.
  func frames(_ bar: UITabBar) -> [CGRect] {
    bar.layoutIfNeeded()
    return bar.subviews.compactMap { ($0 as? UIControl)?.frame }.sorted { $0.minX < $1.minX }
  }

  @Test func `has one control for each item`() {
    let scene = BarScene(width: 375)
    #expect(frames(scene.bar).map(\.minX) == [2, 96, 190, 283])
    #expect(frames(scene.bar).map(\.width) == [90, 90, 89, 90])
    #expect(frames(scene.bar).allSatisfy { $0.minY == 1 && $0.height == 48 })
    #expect(scene.bar.subviews.compactMap { $0 as? UIControl }.map(\.isSelected).first == true)
  }

  @Test func `keeps items above the home indicator`() {
    let scene = BarScene(
      height: 83,
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    )
    #expect(frames(scene.bar).allSatisfy { $0.minY == 1 && $0.height == 48 })
  }

  @Test func `presses the items of a low bar into its safe area`() {
    let scene = BarScene(
      height: 49,
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    )
    #expect(frames(scene.bar).allSatisfy { $0.height == 14 })
  }

  @Test func `runs from right to left`() {
    let scene = BarScene(width: 375, direction: .rightToLeft)
    scene.bar.layoutIfNeeded()
    #expect(scene.bar.buttons.map(\.frame.minX) == [283, 190, 96, 2])
  }

  @Test func `loses a frame set before a layout that was due`() {
    let scene = BarScene()
    scene.bar.buttons[1].frame.origin.x = 7
    #expect(frames(scene.bar)[1].minX == 96)
  }

  @Test func `keeps a frame set after layout until something changes`() {
    let scene = BarScene()
    scene.bar.layoutIfNeeded()
    scene.bar.buttons[1].frame = CGRect(x: 120, y: 1, width: 40, height: 48)
    scene.window.setNeedsLayout()
    scene.window.layoutIfNeeded()
    #expect(scene.bar.buttons[1].frame.minX == 120)
  }

  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @MainActor @Sendable (UITabBar, UITabBarItem) -> Void
  }

  nonisolated static let changes = [
    Change(testDescription: "selection") { bar, item in bar.selectedItem = item },
    Change(testDescription: "badge") { _, item in item.badgeValue = "1" },
    Change(testDescription: "title") { _, item in item.title = "Other" },
    Change(testDescription: "image") { _, item in item.image = UIImage() },
    Change(testDescription: "items") { bar, item in bar.items = bar.items },
    Change(testDescription: "enabled") { _, item in item.isEnabled = false },
    Change(testDescription: "item's appearance") { _, item in
      item.standardAppearance = UITabBarAppearance()
    },
    Change(testDescription: "standard appearance") { bar, _ in
      bar.standardAppearance = UITabBarAppearance()
    },
    Change(testDescription: "scroll-edge appearance") { bar, _ in
      bar.scrollEdgeAppearance = UITabBarAppearance()
    },
    Change(testDescription: "size") { bar, _ in bar.frame.size.height = 60 },
    Change(testDescription: "traits") { bar, _ in bar.overrideUserInterfaceStyle = .dark },
  ]

  @Test(arguments: changes)
  func `lays items out again after a change`(change: Change) {
    let scene = BarScene()
    scene.bar.layoutIfNeeded()
    scene.bar.buttons[1].frame.origin.x = 120
    change.make(scene.bar, scene.item(1))
    scene.bar.layoutIfNeeded()
    #expect(scene.bar.buttons[1].frame.minX == 96)
  }

  @Test func `forgets an item that it no longer has`() {
    let scene = BarScene()
    let old = scene.item(3)
    scene.bar.items = [scene.item(0)]
    scene.bar.layoutIfNeeded()
    scene.bar.buttons[0].frame.origin.x = 120
    old.title = "Elsewhere"
    scene.bar.layoutIfNeeded()
    #expect(scene.bar.buttons[0].frame.minX == 120)
    #expect(scene.bar.subviews.count == 1)
  }

  // MARK: - Height

  @Test func `is 49 high without a controller, whatever the safe area`() {
    let scene = BarScene(safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(scene.bar.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 49))
  }

  @Test func `reaches through the safe area when managed`() {
    let scene = BarScene(safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    scene.bar.isManaged = true
    #expect(scene.bar.sizeThatFits(.zero).height == 83)
    let landscape = BarScene(
      safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0),
      vertical: .compact
    )
    landscape.bar.isManaged = true
    #expect(landscape.bar.sizeThatFits(.zero).height == 53)
  }

  @Test func `is 83 high on a system with the glass look`() {
    let system = SimulatedSystem(osVersion: SimulatedSystem.OSVersion(26, 2))
    SimulatedSystem.withCurrent(system) {
      #expect(UITabBar().sizeThatFits(.zero).height == 83)
    }
  }

  // MARK: - Content

  @Test func `centers the content of a widened control`() throws {
    let scene = BarScene()
    let before = try #require(try scene.picture(1).frames.title)
    scene.bar.buttons[1].frame.size.width += 20
    let after = try #require(try scene.picture(1).frames.title)
    #expect(after.frame.minX == before.frame.minX + 10)
  }

  // S4-10
  @Test func `raises an icon by opposite insets`() throws {
    let scene = BarScene()
    scene.item(1).image = UIImage(systemName: "heart")
    let before = try #require(try scene.picture(1).frames.icon)
    scene.item(1).imageInsets = UIEdgeInsets(top: -20, left: 0, bottom: 20, right: 0)
    let after = try #require(try scene.picture(1).frames.icon)
    #expect(abs(after.minY - before.minY + 20) < 0.001)
    #expect(abs(after.height - before.height) < 0.001)
    #expect(after.minX == before.minX)
  }

  // S4-09
  @Test func `uses the landscape image and its insets only in a compact height`() throws {
    let landscape = try #require(UIImage(systemName: "star"))
    let upright = try #require(UIImage(systemName: "heart"))
    for (vertical, image) in [
      (UIUserInterfaceSizeClass.regular, upright), (.compact, landscape),
    ] {
      let scene = BarScene(vertical: vertical)
      scene.item(1).image = upright
      scene.item(1).landscapeImagePhone = landscape
      scene.item(1).landscapeImagePhoneInsets.left = 3
      let picture = try scene.picture(1)
      #expect(picture.image == image)
      #expect(picture.content.icon?.insets.left == (vertical == .compact ? 3 : 0))
    }
  }

  @Test func `shows the selected image of the selected item only`() throws {
    let star = try #require(UIImage(systemName: "star"))
    let filled = try #require(UIImage(systemName: "star.fill"))
    let scene = BarScene()
    for item in scene.bar.items ?? [] {
      item.image = star
      item.selectedImage = filled
    }
    #expect(try scene.picture(0).image == filled)
    #expect(try scene.picture(1).image == star)
  }
}
