#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import TabAppearance

/// Applies a theme to the tab bar of a view, and sets it in the view's environment.
struct TabBarThemeModifier: ViewModifier {
  private let source: TabBarControllerFinder.Source?

  @Environment(\.tabBarTheme) private var outerTheme
  @Environment(\.tabBarThemeDepth) private var depth

  nonisolated init(_ source: TabBarControllerFinder.Source?) {
    self.source = source
  }

  func body(content: Content) -> some View {
    content
      .environment(\.tabBarTheme, theme ?? outerTheme)
      .environment(\.tabBarThemeDepth, depth + 1)
      .modifier(TabBarFinderModifier(source, depth: depth))
  }

  private var theme: TabBarTheme? {
    switch source {
    case .theme(let theme, _, _): theme
    case .store(let store): store.theme
    case .other, nil: nil
    }
  }
}

extension EnvironmentValues {
  /// The number of `tabBarTheme` modifiers around a view.
  fileprivate var tabBarThemeDepth: Int {
    get { self[TabBarThemeDepthKey.self] }
    set { self[TabBarThemeDepthKey.self] = newValue }
  }
}

private struct TabBarThemeDepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}
#endif
