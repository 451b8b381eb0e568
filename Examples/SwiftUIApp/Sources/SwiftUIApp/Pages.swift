#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import TabAppearance
import TabAppearanceUI

/// A page with a button that applies a theme of the page to the bar, and removes it.
struct InboxPage: View {
  @State private var hasOwnTheme = false

  var body: some View {
    InboxButton { hasOwnTheme = !hasOwnTheme }
      .tabBarTheme(hasOwnTheme ? Self.plain : nil)
  }

  /// The theme of the page, written in Swift instead of a theme file.
  private static let plain = TabBarTheme(
    name: "Plain",
    item: .init(selected: .init(color: .system(.label), title: .init(weight: .semibold)))
  )
}

/// A button whose title is the name of the theme in its environment.
private struct InboxButton: View {
  @Environment(\.tabBarTheme) private var theme
  let action: @MainActor () -> Void

  var body: some View {
    Button(theme?.name ?? "No theme", action: action)
  }
}

/// A page with a button that selects the next theme.
struct ThemePage: View {
  let store: TabBarThemeStore

  var body: some View {
    Button("Next theme") {
      let names = store.catalog.names
      let next = names.firstIndex(of: store.theme.name).map { ($0 + 1) % names.count } ?? 0
      // If the theme can't be read, the current theme stays.
      try? store.select(names[next], animated: true)
    }
  }
}

/// A page with the app's dark-mode setting.
struct StylePage: View {
  let store: TabBarThemeStore
  let style: TabBarTheme.Style?

  var body: some View {
    Button(style == .dark ? "Dark mode: on" : "Dark mode: off") {
      store.setStyle(style == .dark ? .light : .dark, animated: true)
    }
  }
}
#endif
