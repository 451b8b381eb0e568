import TabAppearance
import TabControls

extension BarExample {
  /// Two items on each side of a slot for a button, above a notch.
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
      shape: .notch(width: 90, depth: 30)
    )
  }
}
