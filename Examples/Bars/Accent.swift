import TabAppearance
import TabControls

extension BarExample {
  /// The system's bar with gray items and a selected one in one color: a theme alone.
  public static let accent = BarExample(
    theme: TabBarTheme(
      name: "accent",
      tintColor: .value(.system(.systemRed)),
      item: .init(
        normal: .init(color: .value(.system(.systemGray))),
        selected: .init(color: .value(.system(.systemRed)))
      )
    ),
    tabs: [
      Tab("Home", "house"), Tab("Messages", "message", badge: "2"), Tab("Photos", "photo"),
      Tab("Me", "person"),
    ]
  )
}
