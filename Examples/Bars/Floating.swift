import TabAppearance
import TabControls

extension BarExample {
  /// A bar that floats over the content with round ends, blurred content behind it.
  public static let floating = BarExample(
    theme: TabBarTheme(
      name: "floating",
      tintColor: .value(.system(.systemBlue)),
      bar: .init(
        background: .value(.transparent),
        backgroundEffect: .value(.systemThickMaterial)
      ),
      item: .init(normal: .init(color: .value(.system(.secondaryLabel)))),
      layout: .init(portrait: floatingLayout, landscape: floatingLayout)
    ),
    tabs: [
      Tab("Home", "house"), Tab("Find", "magnifyingglass"), Tab("Saved", "bookmark"),
      Tab("Me", "person"),
    ],
    selected: 1
  ) { controls in
    controls.customBar = CustomTabBar()
  }

  private static let floatingLayout = TabBarTheme.BarLayout(
    height: 56,
    floating: .init(margin: 20)
  )
}
