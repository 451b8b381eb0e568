import TabAppearance
import TabControls

extension BarExample {
  /// A bar whose upper edge is a hill below the raised item in the middle.
  public static let hill = BarExample(
    theme: TabBarTheme(
      name: "hill",
      tintColor: .dynamic(light: "#C2255C", dark: "#FF8FB1"),
      bar: .init(
        background: .value(.opaque),
        backgroundColor: .dynamic(light: "#FFFFFF", dark: "#1C1E24"),
        shadowColor: .dynamic(light: "#D5D8DD", dark: "#3A3D45")
      ),
      item: .init(normal: .init(color: .dynamic(light: "#5C636E", dark: "#A2A9B4")))
    ),
    tabs: [
      Tab("Home", "house"), Tab("Topics", "square.grid.2x2"), Tab("Deals", "tag"),
      Tab("Cart", "cart", badge: "3"), Tab("Me", "person"),
    ]
  ) { controls in
    controls.customBar = CustomTabBar(shape: .bump(width: 108, height: 18))
    controls.raisedIconOffsets = [2: 14]
  }
}
