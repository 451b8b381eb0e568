import TabAppearance
import TabControls

extension BarExample {
  /// A bar with more tabs than fit: the row scrolls, which half of an item at its end shows.
  public static let scrolling = BarExample(
    theme: TabBarTheme(
      name: "scrolling",
      tintColor: .dynamic(light: "#5A48D6", dark: "#B3A8FF"),
      bar: .init(
        background: .value(.opaque),
        backgroundColor: .dynamic(light: "#FFFFFF", dark: "#1B1A22"),
        shadowColor: .dynamic(light: "#D9D7E3", dark: "#3B3947")
      ),
      item: .init(normal: .init(color: .dynamic(light: "#62606E", dark: "#A4A1B2")))
    ),
    tabs: [
      Tab("Home", "house"), Tab("Search", "magnifyingglass"), Tab("Inbox", "tray", badge: "3"),
      Tab("Saved", "bookmark"), Tab("Cart", "cart"), Tab("Calendar", "calendar"),
      Tab("Profile", "person"),
    ],
    selected: 1
  ) { controls in
    controls.customBar = CustomTabBar(
      layout: TabBarLayout(itemPositioning: .scrolling(shownItems: 4.5))
    )
  }
}
