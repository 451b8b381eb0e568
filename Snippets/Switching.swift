import TabAppearance
import TabUIKit

@MainActor
final class Look {
  let store = TabBarThemeStore(
    catalog: TabBarThemeCatalog(.bundle(.main), .builtIn),
    persistence: UserDefaultsThemePersistence()
  )

  func show(_ controller: UITabBarController, in window: UIWindow) {
    store.attach(controller)  // has the theme of the last launch before it is first drawn
    store.attach(window)  // has the style, and so all that is in it; else the controller has
    window.rootViewController = controller
  }

  func choose(_ name: String, style: ThemeStyle) throws {
    try store.select(name, animated: true)
    store.setStyle(style, animated: true)
  }
}
