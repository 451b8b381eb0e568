import TabAppearance
import TabUIKit
import Testing

/// What a bar comes to doesn't depend on when it was told.
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

  // Complaint 30 of the field: the first frame in the wrong theme. S0-10
  @Test func `tabs, view, theme and selection come in any order`() throws {
    let expected = try state(after: [.tabs, .view, .theme, .selection])
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
    return State(
      standard: bar.standardAppearance.stackedLayoutAppearance.selected.iconColor != nil,
      edge: bar.scrollEdgeAppearance != nil,
      images: try #require(bar.items).map(\.image),
      selectedIndex: controller.selectedIndex,
      isSelected: bar.selectedItem === bar.items?[1]
    )
  }

  private struct State: Equatable {
    var standard: Bool
    var edge: Bool
    var images: [UIImage?]
    var selectedIndex: Int
    var isSelected: Bool
  }

  // Complaint 13 of the field: dark comes half, or goes away when another tab is chosen.
  @Test func `dark stays through changes of tabs, and goes with the style`() throws {
    let store = TabBarThemeStore()
    let controller = UITabBarController.fixture()
    store.select(theme)
    store.attach(controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    for (style, tint, background) in [(ThemeStyle.dark, 255, 34), (.light, 170, 255)] {
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

  // S4-12, complaint 6: what was set before there were appearances is neither used nor changed.
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

  // S4-03: a theme selects nothing and asks nobody.
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

  private func red(_ color: UIColor?, in traits: UITraitCollection) -> Int? {
    var red: CGFloat = 0
    let resolved = color?.resolvedColor(with: traits)
    guard resolved?.getRed(&red, green: nil, blue: nil, alpha: nil) == true else { return nil }
    return Int((red * 255).rounded())
  }
}
