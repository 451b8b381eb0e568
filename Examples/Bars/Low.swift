import TabAppearance
import TabControls

extension BarExample {
  /// A bar of 44 points, blurred content behind it, icons close to their titles.
  public static let low = BarExample(
    theme: TabBarTheme(
      name: "low",
      tintColor: .value(.system(.systemBlue)),
      bar: .init(
        background: .value(.transparent),
        backgroundEffect: .value(.systemThinMaterial),
        shadowColor: .value(.system(.separator))
      ),
      item: .init(normal: .init(color: .value(.system(.secondaryLabel))))
    ),
    tabs: [
      Tab("Home", "house"), Tab("Find", "magnifyingglass"), Tab("Saved", "bookmark"),
      Tab("Me", "person"),
    ],
    selected: 1
  ) { controls in
    controls.customBar = CustomTabBar(layout: TabBarLayout(height: 44, imagePadding: 0))
  }
}
