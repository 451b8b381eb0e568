import TabAppearance

@MainActor
final class ThemeSettings {
  let store = TabBarThemeStore(
    catalog: TabBarThemeCatalog(.bundle(.main), .builtIn),
    persistence: UserDefaultsThemePersistence()
  )

  func show(_ controller: UITabBarController, in window: UIWindow) {
    store.attach(window)  // sets the style of the whole window, sheets and alerts included
    store.attach(controller)  // sets the theme of the last launch before the bar is first drawn
    window.rootViewController = controller
  }

  func choose(_ name: String, style: TabBarTheme.Style) throws {
    try store.select(name, animated: true)
    store.setStyle(style, animated: true)
  }
}
