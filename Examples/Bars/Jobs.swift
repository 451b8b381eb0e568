import TabAppearance
import TabControls

extension BarExample {
  /// A bar with a bump below the raised item; in landscape the bar is 80 points high, and each item
  /// has a width.
  public static let jobs = BarExample(
    theme: TabBarTheme(
      name: "jobs",
      tintColor: "#D63031",
      bar: .init(background: .value(.opaque), backgroundColor: "#FFFFFF"),
      item: .init(normal: .init(color: "#636E72")),
      layout: .init(
        landscape: .init(
          height: 80,
          itemWidths: .value([100, 100, 50, 50, 100]),
          itemGaps: .value([200, 5, 5, 5, 5])
        )
      )
    ),
    tabs: [
      Tab("Home", "house", badge: "919+"), Tab("Topics", "square.grid.2x2"), Tab("Bids", "star"),
      Tab("Cart", "cart"), Tab("Me", "person"),
    ]
  ) { controls in
    controls.customBar = CustomTabBar(
      layout: TabBarLayout(raisedItems: [2]),
      shape: .bump(width: 110, height: 30)
    )
  }
}
