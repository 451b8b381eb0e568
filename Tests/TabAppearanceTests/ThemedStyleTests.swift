#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance
import Testing

@MainActor
struct ThemedStyleTests {
  // Complaint 15 about other libraries: colors that were resolved once and don't follow the style.
  @Test(arguments: ["Midnight", "Forest", "Clear"])
  func `every color follows the style without being applied again`(name: String) throws {
    let theme = try TabBarTheme.named(name)
    let changed = bar(.light, theme)
    let light = changed.displayList(scale: 2)
    changed.overrideUserInterfaceStyle = .dark
    #expect(changed.displayList(scale: 2) != light)
    #expect(changed.displayList(scale: 2) == bar(.dark, theme).displayList(scale: 2))
    changed.overrideUserInterfaceStyle = .light
    #expect(changed.displayList(scale: 2) == light)
  }

  private func bar(_ style: UIUserInterfaceStyle, _ theme: TabBarTheme) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    bar.items = ["Home", "Inbox"].map {
      UITabBarItem(title: $0, image: UIImage(systemName: "house"), tag: 0)
    }
    bar.items?.last?.badgeValue = "3"
    bar.selectedItem = bar.items?.first
    bar.overrideUserInterfaceStyle = style
    bar.applyTheme(theme)
    return bar
  }
}
#endif
