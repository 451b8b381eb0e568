import TabAppearance
import TabControls
import TabUIKit

extension BarExample {
  /// A bar with two items on each side of a round button for an action, which is in a notch.
  public static let plusButton = BarExample(
    theme: TabBarTheme(
      name: "plus-button",
      tintColor: "#00897B",
      bar: .init(background: .value(.opaque), backgroundColor: "#FFFFFF"),
      item: .init(normal: .init(color: "#78909C"))
    ),
    tabs: [
      Tab("Home", "house"), Tab("City", "map"), Tab("Messages", "message"), Tab("Me", "person"),
    ]
  ) { controls in
    controls.customBar = CustomTabBar(
      layout: TabBarLayout(slot: .init(width: 90)),
      shape: .notch(width: 120, depth: 33)
    )
    controls.centerButton = .center(
      systemImage: "plus",
      label: "Post",
      diameter: 48,
      color: UIColor(red: 0, green: 0x89 / 255, blue: 0x7B / 255, alpha: 1)
    ) {}
  }
}
