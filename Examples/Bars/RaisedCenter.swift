import TabAppearance
import TabControls

extension BarExample {
  /// Icons alone beside a center that stands out of the bar and has a title.
  public static let raisedCenter = BarExample(
    theme: TabBarTheme(
      name: "raised-center",
      tintColor: "#E53935",
      bar: .init(background: .value(.opaque), backgroundColor: "#FFFFFF"),
      item: .init(
        normal: .init(color: "#E53935", title: .init(color: "#E53935")),
        selected: .init(color: "#E53935", title: .init(color: "#757575"))
      )
    ),
    tabs: [
      Tab("", "heart"), Tab("", "magnifyingglass"), Tab("Home", "house"), Tab("", "bell"),
      Tab("", "person"),
    ],
    selected: 2
  ) { controls in
    controls.customBar = CustomTabBar(
      layout: TabBarLayout(raisedItems: [2], humpOffset: 12),
      shape: .bump(width: 120, height: 22)
    )
  }
}
