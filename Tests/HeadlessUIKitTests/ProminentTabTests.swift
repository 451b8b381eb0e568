import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct ProminentTabTests {
  /// Tabs on a system, the app's settings, and the items of the bar with the prominent one in brackets.
  struct Row: Sendable, CustomTestStringConvertible {
    var os: Int
    var tabs = "a?b"
    var activates = false
    var named: String?
    var shows: String
    var testDescription: String {
      "iOS \(os), \(tabs)\(activates ? ", activates" : "")\(named.map { ", named \($0)" } ?? "")"
    }
  }

  // Measured on iOS 26: each search tab. Documented for iOS 27: the named tab, or else a search tab that activates. The
  // trailing position is from several sources. Inferred: a name without a tab is ignored.
  @Test(arguments: [
    Row(os: 26, shows: "a b [Search]"),
    Row(os: 26, tabs: "ab", named: "a", shows: "a b"),
    Row(os: 26, named: "a", shows: "a b [Search]"),
    Row(os: 27, shows: "a b Search"),
    Row(os: 27, activates: true, shows: "a b [Search]"),
    Row(os: 27, tabs: "abc", named: "a", shows: "b c [a]"),
    Row(os: 27, activates: true, named: "a", shows: "b Search [a]"),
    Row(os: 27, named: "com.apple.UIKit.Search", shows: "a b [Search]"),
    Row(os: 27, activates: true, named: "x", shows: "a b Search"),
    // Inferred: the prominent tab is never under More.
    Row(os: 26, tabs: "a?bcd", shows: "a b c d [Search]"),
    Row(os: 26, tabs: "a?bcde", shows: "a b c More [Search]"),
  ])
  func `is at the trailing end`(row: Row) {
    GlassController.on(row.os) {
      let scene = GlassController(row.tabs)
      for case let tab as UISearchTab in scene.controller.tabs {
        tab.automaticallyActivatesSearch = row.activates
      }
      scene.controller.setProminentTabIdentifier(row.named, animated: false)
      #expect(scene.items == row.shows)
    }
  }

  // Documented: a search tab is at the trailing side, and an app can place it elsewhere.
  @Test func `is an ordinary tab on iOS 18, the last`() {
    GlassController.on(18) {
      let scene = GlassController("a?b")
      #expect(scene.bar.buttons.map(\.item.title) == ["a", "b", "Search"])
      let frames = scene.bar.buttons.map(\.frame)
      #expect(frames.allSatisfy { $0.height == 48 })
      #expect(abs(frames[1].midX - frames[0].midX - (frames[2].midX - frames[1].midX)) <= 0.5)
      let drawn = DrawnBar(scene.bar)
      #expect(drawn.texts("Search").count == 1)
      scene.controller.tabs[1].preferredPlacement = .fixed
      #expect(scene.bar.items?.map(\.title) == ["Search", "a", "b"])
    }
  }

  // Reported of apps with the SDK of iOS 26, and not of iOS 27: react-native-screens #4671.
  @Test(arguments: [(18, "Home Search Cart"), (26, "Home [Search] Cart"), (27, "Home Search Cart")])
  func `is the system's search item of a view controller on iOS 26`(os: Int, shows: String) {
    GlassController.on(os) {
      let scene = GlassController("")
      scene.controller.viewControllers = ["Home", nil, "Cart"].map { title in
        let child = UIViewController()
        child.tabBarItem =
          title.map { UITabBarItem(title: $0, image: nil, tag: 0) }
          ?? UITabBarItem(tabBarSystemItem: .search, tag: 0)
        return child
      }
      #expect(scene.items == shows)
      guard os == 26 else { return }
      #expect(scene.bar.buttons[1].frame.minX > scene.bar.buttons[2].frame.maxX)
      #expect(DrawnBar(scene.bar).texts("Search").isEmpty)
    }
  }

  // As a search tab, measured in pictures: a circle of 62 at x 319, with an icon and no title.
  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `is drawn as a separate circle without a title`(
    direction: UITraitEnvironmentLayoutDirection
  ) throws {
    try GlassController.on(27) {
      let scene = GlassController("abcd", direction: direction)
      scene.controller.prominentTabIdentifier = "b"
      #expect(scene.items == "a c d [b]")
      let isMirrored = direction == .rightToLeft
      let button = try #require(scene.bar.buttons.last)
      #expect(button.frame == CGRect(x: isMirrored ? 25 : 323, y: 4, width: 54, height: 54))
      let picture = try #require(button.picture(grid: PixelGrid(scale: 3)))
      #expect(picture.title == nil)
      let icon = try #require(picture.frames.icon)
      #expect(abs(icon.midY - 27) <= 0.5)
      let platters = scene.bar.design.platters(of: scene.bar)
      #expect(platters.map(\.width) == [290, 62])
      #expect(platters[0].minX == (isMirrored ? 91 : 21))
    }
  }

  @Test func `handles several changes as one`() {
    GlassController.on(27) {
      let scene = GlassController("abc")
      scene.controller.selectedTab = scene.controller.tabs[1]
      scene.controller.performBatchUpdates {
        scene.controller.tabs[1].isHidden = true
        scene.controller.prominentTabIdentifier = "a"
        scene.controller.performBatchUpdates { scene.controller.tabs[1].isHidden = false }
        #expect(scene.bar.items?.map(\.title) == ["a", "b", "c"])
      }
      #expect(scene.items == "b c [a]")
      #expect(scene.controller.selectedTab?.identifier == "b")
    }
  }
}
