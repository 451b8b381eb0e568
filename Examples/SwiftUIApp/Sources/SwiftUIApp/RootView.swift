#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
public import TabAppearance
import TabAppearanceUI
import TabControls
import TabControlsUI

/// The tabs of the app, two of which change the theme and the style.
public struct RootView: View {
  private let store: TabBarThemeStore

  // A copy of the store's style, since views follow a store by themselves only from iOS 17 on.
  @State private var style: TabBarTheme.Style?

  public init(store: TabBarThemeStore) {
    self.store = store
    _style = State(wrappedValue: store.style)
  }

  public var body: some View {
    TabView {
      InboxPage().tabItem { Label("Inbox", systemImage: "tray") }.badge(3)
      ThemePage(store: store).tabItem { Label("Theme", systemImage: "paintbrush") }
      StylePage(store: store, style: style).tabItem { Label("Style", systemImage: "moon") }
    }
    .tabBarTheme(store)
    .tabBarControls { controls in
      controls.reselection = TabBarReselection()
    } update: { controls in
      controls.badges[2] = style == .dark ? .dot : nil
    }
    .preferredColorScheme(style?.colorScheme)
    .task { @MainActor in
      for await state in store.changes() { style = state.style }
    }
  }
}
#endif
