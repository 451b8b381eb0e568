import TabAppearance
import TabControls

extension BarExample {
  /// A translucent bar 40 points high with items of equal width, and small titles 5 points below
  /// their images.
  public static let gw = BarExample(
    theme: TabBarTheme(
      name: "gw",
      bar: .init(background: .value(.transparent), backgroundColor: "#FFFFFFB3"),
      item: .init(
        normal: .init(color: .value(.system(.systemGray)), title: .init(size: 8)),
        selected: .init(color: .value(.system(.systemBlue)))
      )
    ),
    tabs: [
      Tab("Home", "house"), Tab("Find", "magnifyingglass"), Tab("Saved", "bookmark"),
      Tab("Me", "person"),
    ],
    selected: 1
  ) { controls in
    controls.customBar = CustomTabBar(
      layout: TabBarLayout(height: 40, itemTop: 2, imagePadding: 5)
    )
  }
}
