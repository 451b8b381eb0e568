import TabAppearance
import TabControls
import TabUIKit

extension BarExample {
  /// A round button for an action, in a notch that follows it, between two items on each side.
  public static let plusButton = BarExample(
    theme: TabBarTheme(
      name: "plus-button",
      tintColor: .dynamic(light: "#00796B", dark: "#4DB6AC"),
      bar: .init(
        background: .value(.opaque),
        backgroundColor: .dynamic(light: "#FFFFFF", dark: "#182220"),
        shadowColor: .dynamic(light: "#CFD8D5", dark: "#38443F")
      ),
      item: .init(normal: .init(color: .dynamic(light: "#5B6B66", dark: "#9BAAA5"))),
      layout: .init(
        portrait: .init(slot: .init(width: 88)),
        landscape: .init(slot: .init(width: 88))
      )
    ),
    tabs: [
      Tab("Home", "house"), Tab("City", "map"), Tab("Messages", "message"), Tab("Me", "person"),
    ]
  ) { controls in
    controls.customBar = CustomTabBar(
      shape: .roundNotch(radius: 31)
    )
    controls.centerButton = .center(
      systemImage: "plus",
      label: "Post",
      diameter: 52,
      color: UIColor(red: 0, green: 0x89 / 255, blue: 0x7B / 255, alpha: 1)
    ) {}
  }
}
