import TabAppearance
import TabControls
import TabUIKit

extension BarExample {
  /// A bar with icons only, except for a tab whose round button is on the bar's upper edge, above
  /// its title.
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
      Tab("", "heart"), Tab("", "magnifyingglass"), Tab("Home", nil), Tab("", "bell"),
      Tab("", "person"),
    ],
    selected: 2
  ) { controls in
    let home = TabBarCenterButton.roundButton(
      systemImage: "house.fill",
      label: "Home",
      color: UIColor(red: 0xE5 / 255, green: 0x39 / 255, blue: 0x35 / 255, alpha: 1)
    )
    let center = TabBarCenterButton(home, at: 2, role: .tab)
    center.selectionAnimation = .wobble
    controls.centerButton = center
  }
}
