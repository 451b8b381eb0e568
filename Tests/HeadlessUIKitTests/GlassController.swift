@testable import HeadlessUIKit

/// A tab bar controller with tabs on an iPhone 17 Pro, for tests of prominent tabs, small bars and accessories.
@MainActor final class GlassController {
  let controller: UITabBarController
  let window: UIWindow
  let scrollView = UIScrollView()

  /// Shows tabs named by letters, "?" for a search tab; the first scrolls.
  init(
    _ letters: String = "abc?",
    style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    let scrollView = scrollView
    scrollView.contentSize = CGSize(width: 402, height: 3000)
    let tabs = letters.enumerated().map { index, letter in
      if letter == "?" { return UISearchTab { _ in UIViewController() } as UITab }
      return UITab(
        title: String(letter),
        image: UIImage(systemName: "star"),
        identifier: String(letter)
      ) { _ in
        let page = UIViewController()
        if index == 0 { page.view.addSubview(scrollView) }
        return page
      }
    }
    controller = UITabBarController(tabs: tabs)
    window = TabBarFixture.window(showing: controller, device: "iPhone 17 Pro")
    var traits = window.deviceTraits.values
    (traits.userInterfaceStyle, traits.layoutDirection) = (style, direction)
    window.deviceTraits = UITraitCollection(values: traits)
    scrollView.frame = window.bounds
    window.layoutIfNeeded()
  }

  var bar: UITabBar { controller.tabBar }

  /// Runs a test on a version of iOS.
  static func on<Result>(
    _ major: Int,
    idiom: UIUserInterfaceIdiom = .phone,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let system = SimulatedSystem(osVersion: SimulatedSystem.OSVersion(major), idiom: idiom)
    return try SimulatedSystem.withCurrent(system, operation: body)
  }

  /// The titles of the items, with invisible ones in parentheses and the prominent one in brackets.
  var items: String {
    window.layoutIfNeeded()
    return bar.buttons.map { button in
      let title = button.item.title ?? ""
      let shown = button.item.isProminent ? "[\(title)]" : title
      return button.alpha > 0 ? shown : "(\(shown))"
    }.joined(separator: " ")
  }
}
