import TabAppearance
import TabUIKit

extension Benchmark {
  /// Applying the theme that a bar has already, against applying it for the first time.
  static func applyingAgain() throws -> Benchmark {
    let theme = try TabBarTheme(json: largeTheme)
    return Benchmark(
      name: "apply a theme again, than the first time",
      limit: 0.05,
      round: {
        let controller = UITabBarController()
        controller.viewControllers = (0..<5).map { index in
          let page = UIViewController()
          page.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
          return page
        }
        let first = time { controller.applyTheme(theme) }
        return (work: time { controller.applyTheme(theme) }, yardstick: first)
      }
    )
  }
}
