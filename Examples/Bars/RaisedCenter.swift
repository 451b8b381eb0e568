import TabAppearance
import TabControls
import TabUIKit

extension BarExample {
  /// The system's bar with a round button on its upper edge that selects the middle tab.
  public static let raisedCenter = BarExample(
    theme: TabBarTheme(
      name: "raised-center",
      tintColor: .dynamic(light: "#D32F2F", dark: "#FF7B72"),
      bar: .init(
        background: .value(.opaque),
        backgroundColor: .dynamic(light: "#FFFFFF", dark: "#201A1A"),
        shadowColor: .dynamic(light: "#E0D8D8", dark: "#433A3A")
      ),
      item: .init(normal: .init(color: .dynamic(light: "#6B6363", dark: "#B0A6A6")))
    ),
    tabs: [
      Tab("Home", "house"), Tab("Search", "magnifyingglass"), Tab("Camera", nil),
      Tab("News", "bell"), Tab("Me", "person"),
    ]
  ) { controls in
    let camera = TabBarCenterButton.roundButton(
      systemImage: "camera.fill",
      label: "Camera",
      color: UIColor(red: 0xD3 / 255, green: 0x2F / 255, blue: 0x2F / 255, alpha: 1)
    )
    let center = TabBarCenterButton(camera, at: 2, role: .tab)
    center.selectionAnimation = .bounce
    controls.centerButton = center
  }
}
