import TabAppearance
import TabUIKit
import Testing

#if !canImport(UIKit)
import HeadlessUIKit

@testable import TabRaster
#endif

/// Tests that the look of a bar doesn't depend on the time at which the theme is applied.
@MainActor
struct ApplyOrderTests {
  let theme = TabBarTheme(
    name: "Order",
    tintColor: .dynamic(light: "#AA0000", dark: "#FF8888"),
    bar: .init(backgroundColor: .dynamic(light: "#FFEEEE", dark: "#220000")),
    item: .init(selected: .init(color: .dynamic(light: "#AA0000", dark: "#FF8888"))),
    items: [1: .init(image: .value(.init(.symbol("house"))))]
  )

  enum Step: CaseIterable {
    case tabs, view, theme, selection
  }

  // Complaint 30 about other libraries: the first frame in the wrong theme. S0-10
  @Test func `tabs, view, theme and selection come in any order`() throws {
    let expected = try state(after: [.tabs, .view, .theme, .selection])
    #expect(
      expected.colors == [
        [255, 170, 170, 170, 255, 170, 170, 170, 170], [34, 255, 255, 255, 34, 255, 255, 255, 255],
      ]
    )
    for order in permutations(Step.allCases) where isPossible(order) {
      #expect(try state(after: order) == expected, "\(order)")
    }
  }

  private func isPossible(_ order: [Step]) -> Bool {
    guard let tabs = order.firstIndex(of: .tabs), let other = order.firstIndex(of: .selection)
    else { return false }
    return tabs < other
  }

  private func permutations(_ steps: [Step]) -> [[Step]] {
    guard !steps.isEmpty else { return [[]] }
    return steps.flatMap { first in
      permutations(steps.filter { $0 != first }).map { [first] + $0 }
    }
  }

  private func state(after order: [Step]) throws -> State {
    let controller = ThemedTabBarController()
    for step in order {
      switch step {
      case .tabs:
        controller.viewControllers = (0..<3).map { index in
          let child = UIViewController()
          child.tabBarItem = UITabBarItem(
            title: "\(index)",
            image: UIImage(systemName: "star"),
            tag: index
          )
          return child
        }
      case .view: controller.loadViewIfNeeded()
      case .theme: controller.applyTheme(theme)
      case .selection: controller.selectedIndex = 1
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let bar = controller.tabBar
    let appearances = [bar.standardAppearance, try #require(bar.scrollEdgeAppearance)]
    let colors = appearances.flatMap { appearance in
      [
        appearance.backgroundColor, appearance.stackedLayoutAppearance.selected.iconColor,
        appearance.inlineLayoutAppearance.selected.iconColor,
        appearance.compactInlineLayoutAppearance.selected.iconColor,
      ]
    }
    return State(
      colors: [UIUserInterfaceStyle.light, .dark].map { style in
        (colors + [bar.tintColor])
          .map { red($0, in: UITraitCollection(userInterfaceStyle: style)) }
      },
      images: try #require(bar.items).map(\.image),
      selectedIndex: controller.selectedIndex,
      isSelected: bar.selectedItem === bar.items?[1]
    )
  }

  private struct State: Equatable {
    /// The red components of the colors in light and dark.
    var colors: [[Int?]]
    var images: [UIImage?]
    var selectedIndex: Int
    var isSelected: Bool
  }

  // Complaint 13 about other libraries: dark style applies partly, or is lost when another tab is
  // selected.
  @Test func `dark stays through changes of tabs, and goes with the style`() throws {
    let store = TabBarThemeStore()
    let controller = UITabBarController.fixture()
    store.select(theme)
    store.attach(controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    for (style, tint, background) in [(TabBarTheme.Style.dark, 255, 34), (.light, 170, 255)] {
      store.style = style
      for index in [1, 2, 0] {
        controller.selectedIndex = index
        window.layoutIfNeeded()
        let bar = controller.tabBar
        let appearance = bar.standardAppearance
        let selected = appearance.stackedLayoutAppearance.selected.iconColor
        #expect(red(selected, in: bar.traitCollection) == tint)
        #expect(red(bar.tintColor, in: bar.traitCollection) == tint)
        #expect(red(appearance.backgroundColor, in: bar.traitCollection) == background)
      }
    }
  }

  // Complaint 6 about other libraries: properties from before iOS 13 keep the app's values.
  @Test func `older properties of the bar stay as they are`() {
    let bar = UITabBar()
    bar.barTintColor = .purple
    bar.isTranslucent = false
    bar.shadowImage = UIImage()
    let applied = bar.applyTheme(theme)
    #expect(bar.standardAppearance.backgroundEffect != nil)
    #expect(red(bar.standardAppearance.backgroundColor, in: bar.traitCollection) == 255)
    applied.revert()
    #expect(bar.barTintColor == .purple && !bar.isTranslucent && bar.shadowImage != nil)
  }

  // Applying a theme changes no selection and calls no delegate.
  @Test func `the delegate hears nothing of a theme`() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var calls = 0

      func tabBarController(
        _ controller: UITabBarController,
        didSelect child: UIViewController
      ) {
        calls += 1
      }

      func tabBarController(
        _ controller: UITabBarController,
        shouldSelect child: UIViewController
      ) -> Bool {
        calls += 1
        return true
      }
    }
    let controller = UITabBarController.fixture()
    let delegate = Delegate()
    controller.delegate = delegate
    controller.applyTheme(theme, style: .dark).revert()
    #expect(delegate.calls == 0)
    #expect(controller.selectedIndex == 0)
  }

  #if !canImport(UIKit)
  // S4-12: a property from before iOS 13 has no visible effect once an appearance is set.
  @Test func `S4-12: a bar with a theme looks the same whatever older properties say`() {
    func drawn(_ change: (UITabBar) -> Void) -> DisplayList {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
      bar.items = [UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)]
      bar.selectedItem = bar.items?.first
      change(bar)
      bar.applyTheme(theme)
      change(bar)
      return bar.displayList(scale: 2)
    }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let plain = drawn { _ in }
    #expect(drawn { $0.barTintColor = .purple } == plain)
    #expect(drawn { $0.barStyle = .black } == plain)
    #expect(drawn { $0.isTranslucent = false } == plain)
    #expect(drawn { $0.backgroundImage = image } == plain)
    #expect(drawn { ($0.backgroundImage, $0.shadowImage) = (image, image) } == plain)
    #expect(drawn { $0.backgroundColor = .purple } != plain, "what can be seen makes a difference")
  }
  #endif

  private func red(_ color: UIColor?, in traits: UITraitCollection) -> Int? {
    var red: CGFloat = 0
    let resolved = color?.resolvedColor(with: traits)
    guard resolved?.getRed(&red, green: nil, blue: nil, alpha: nil) == true else { return nil }
    return Int((red * 255).rounded())
  }
}
