import TabAppearance
import TabControls

extension BarExample {
  /// A bar 49 points high with gray items, of which the selected one is red.
  public static let lz = BarExample(
    theme: TabBarTheme(
      name: "lz",
      item: .init(
        normal: .init(color: .value(.system(.systemGray))),
        selected: .init(color: .value(.system(.systemRed)))
      )
    ),
    tabs: [Tab("Home", "house"), Tab("Messages", "message", badge: "2"), Tab("Me", "person")]
  ) { controls in
    controls.customBar = CustomTabBar()
  }
}
