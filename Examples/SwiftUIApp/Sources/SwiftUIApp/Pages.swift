#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import TabAppearance
import TabAppearanceUI

/// A page that can give the bar a theme of its own.
struct InboxPage: View {
  @State private var hasOwnTheme = false

  var body: some View {
    InboxButton { hasOwnTheme = !hasOwnTheme }
      .tabBarTheme(hasOwnTheme ? Self.plain : nil)
  }

  /// A theme can also be written in Swift.
  private static let plain = TabBarTheme(
    name: "Plain",
    item: .init(selected: .init(color: .system(.label), title: .init(weight: .semibold)))
  )
}

/// A button with the name of the theme around it.
private struct InboxButton: View {
  @Environment(\.tabBarTheme) private var theme
  let action: @MainActor () -> Void

  var body: some View {
    Button(theme?.name ?? "No theme", action: action)
  }
}

/// A page on which each touch takes the next theme.
struct ThemePage: View {
  let store: TabBarThemeStore

  var body: some View {
    Button("Next theme") {
      let names = store.catalog.names
      let next = names.firstIndex(of: store.theme.name).map { ($0 + 1) % names.count } ?? 0
      // A theme that can't be read leaves the one that is there.
      try? store.select(names[next], animated: true)
    }
  }
}

/// A page on which each touch takes the next style.
struct StylePage: View {
  let store: TabBarThemeStore

  var body: some View {
    Button("Next style") {
      let next: TabBarTheme.Style =
        switch store.style {
        case .system, nil: .light
        case .light: .dark
        case .dark: .system
        }
      store.setStyle(next, animated: true)
    }
  }
}
#endif
