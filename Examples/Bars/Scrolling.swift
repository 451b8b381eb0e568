import TabAppearance
import TabControls

extension BarExample {
  /// A bar with more tabs than fit: five are visible, and the row scrolls.
  public static let scrolling = BarExample(
    theme: TabBarTheme(
      name: "scrolling",
      tintColor: "#6C5CE7",
      bar: .init(background: .value(.opaque))
    ),
    tabs: [
      Tab("Home", "house"), Tab("Search", "magnifyingglass"), Tab("Inbox", "tray", badge: "3"),
      Tab("Saved", "bookmark"), Tab("Cart", "cart"), Tab("Calendar", "calendar"),
      Tab("Profile", "person"),
    ],
    selected: 5
  ) { controls in
    controls.customBar = CustomTabBar(layout: TabBarLayout(itemPositioning: .scrolling()))
  }
}
