#if !canImport(UIKit)
import TabAppearance
import Testing

@testable import HeadlessUIKit

/// Tests of what remains of a bar, and what is read of it, when themes come and go.
@MainActor
struct OlderLookTests {
  let blue = TabBarTheme(name: "Blue", tintColor: "#0000FF", bar: .init(backgroundColor: "#0000FF"))

  // Once an appearance was set, the properties from before iOS 13 have no effect (documented).
  @Test func `an app without an appearance gets its older look back`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 7)).image { _ in }
    let looks: [(UITabBar) -> Void] = [
      { $0.barTintColor = .red }, { $0.backgroundImage = image },
      { $0.isTranslucent = false }, { $0.barStyle = .black },
      {
        $0.barStyle = .black
        $0.isTranslucent = false
      },
      {
        $0.itemPositioning = .centered
        $0.itemWidth = 80
        $0.selectionIndicatorImage = image
      },
    ]
    for look in looks {
      let bar = UITabBar()
      bar.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
      look(bar)
      let before = bar.appearanceInForce
      bar.applyTheme(blue).revert()
      #expect(bar.appearanceInForce == before)
    }
  }

  @Test func `titles in attributes that all items share are given back`() throws {
    let bar = UITabBar()
    bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    for item in bar.items ?? [] {
      item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    }
    bar.applyTheme(blue).revert()
    let selected = bar.standardAppearance.stackedLayoutAppearance.selected
    #expect(selected.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(
      bar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes.isEmpty
    )
  }

  @Test func `an app with an appearance gets that back, whatever older properties it has`() {
    let bar = UITabBar()
    let own = UITabBarAppearance()
    own.backgroundColor = .green
    bar.standardAppearance = own
    bar.barTintColor = .red
    bar.applyTheme(blue).revert()
    #expect(bar.standardAppearance == own)
  }

  // MARK: - Reading tints

  @Test func `while a sheet dims the tint, layouts and applied themes don't set its mode`() {
    final class CountingBar: UITabBar {
      var modes = 0
      override var tintAdjustmentMode: UIView.TintAdjustmentMode { didSet { modes += 1 } }
    }
    let (controller, bar) = (UITabBarController.fixture(), CountingBar())
    controller.setValue(bar, forKey: "tabBar")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.applyTheme(blue)
    window.tintAdjustmentMode = .dimmed
    bar.modes = 0
    for _ in 0..<5 { controller.layoutThemedTabBar() }
    controller.applyTheme(TabBarTheme(name: "Red", tintColor: "#FF0000"))
    #expect(bar.modes == 0)
    window.tintAdjustmentMode = .automatic
    #expect(bar.tintColor == .red)
    bar.tintColor = .green
    controller.layoutThemedTabBar()
    #expect(bar.tintColor == .red)
    controller.removeTabBarTheme()
    #expect(bar.tintColor == .green)
  }

  @Test func `taking a theme off puts one hidden bar beside the live one, for a moment`() {
    final class CountingView: UIView {
      var added: [Bool] = []
      override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        added.append(subview.isHidden)
      }
    }
    let (window, view, bar) = (UIWindow(), CountingView(), UITabBar())
    window.addSubview(view)
    view.addSubview(bar)
    view.added = []
    bar.applyTheme(blue).revert()
    #expect(view.added == [true])
    #expect(view.subviews == [bar])
  }

  // MARK: - Styles

  @Test(arguments: [(17, false), (26, true)])
  func `a style on a bar alone is reported on glass`(os: Int, isReported: Bool) {
    SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(os))) {
      let controller = UITabBarController.fixture()
      let applied = controller.tabBar.applyTheme(blue, style: .dark)
      #expect(
        applied.diagnostics.map(\.message)
          == (isReported ? ["the style of a bar alone may have no effect on glass"] : [])
      )
      #expect(controller.tabBar.applyTheme(blue).diagnostics.count == (isReported ? 1 : 0))
      #expect(UITabBarController.fixture().applyTheme(blue, style: .dark).diagnostics.isEmpty)
    }
  }
}
#endif
