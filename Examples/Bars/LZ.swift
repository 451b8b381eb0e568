import TabAppearance
import TabControls

extension BarExample {
  /// Gray items, the selected one red, on 49 points.
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
