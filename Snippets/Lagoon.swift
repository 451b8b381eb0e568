import TabAppearance

final class RootController: ThemedTabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    applyTheme(.lagoon)
  }
}

extension TabBarTheme {
  static let lagoon = TabBarTheme(
    name: "Lagoon",
    bar: .init(backgroundColor: .dynamic(light: "#F1F8FA", dark: "#0B1D26")),
    item: .init(
      normal: .init(color: .dynamic(light: "#546E7A", dark: "#8FA9B5")),
      selected: .init(color: .dynamic(light: "#005566", dark: "#5CD2E6"))
    )
  )
}
