#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import TabAppearance

/// Puts a finder behind a view, and tells it when something has changed around it.
struct TabBarThemeModifier: ViewModifier {
  private let source: TabBarControllerFinder.Source?

  @Environment(\.tabBarTheme) private var outerTheme
  @Environment(\.tabBarThemeDepth) private var depth
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  nonisolated init(_ source: TabBarControllerFinder.Source?) {
    self.source = source
  }

  func body(content: Content) -> some View {
    // One view, not a closure: of the overloads of `background` only one takes it.
    content
      .environment(\.tabBarTheme, theme ?? outerTheme)
      .environment(\.tabBarThemeDepth, depth + 1)
      .background(
        TabBarFinderView(
          source: source,
          depth: depth,
          surroundings: .init(
            horizontalSizeClass: horizontalSizeClass,
            colorScheme: colorScheme,
            layoutDirection: layoutDirection,
            dynamicTypeSize: dynamicTypeSize
          )
        )
        .frame(width: 0, height: 0)
        .accessibilityHidden(true)
      )
  }

  private var theme: TabBarTheme? {
    switch source {
    case .theme(let theme, _, _): theme
    case .store(let store): store.theme
    case nil: nil
    }
  }
}

extension EnvironmentValues {
  /// How many `tabBarTheme` modifiers are around a view.
  fileprivate var tabBarThemeDepth: Int {
    get { self[TabBarThemeDepthKey.self] }
    set { self[TabBarThemeDepthKey.self] = newValue }
  }
}

private struct TabBarThemeDepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

/// The finder as a view of SwiftUI.
private struct TabBarFinderView: UIViewControllerRepresentable {
  /// What the look of a bar depends on, or whether there is another bar: SwiftUI updates a view only
  /// if one of its properties has changed.
  struct Surroundings {
    let horizontalSizeClass: UserInterfaceSizeClass?
    let colorScheme: ColorScheme
    let layoutDirection: LayoutDirection
    let dynamicTypeSize: DynamicTypeSize
  }

  let source: TabBarControllerFinder.Source?
  let depth: Int
  let surroundings: Surroundings

  func makeUIViewController(context: Context) -> TabBarControllerFinder {
    TabBarControllerFinder()
  }

  func updateUIViewController(_ finder: TabBarControllerFinder, context: Context) {
    let transaction = context.transaction
    finder.update(
      to: source,
      depth: depth,
      animated: transaction.animation != nil && !transaction.disablesAnimations
    )
  }

  static func dismantleUIViewController(_ finder: TabBarControllerFinder, coordinator: Void) {
    finder.update(to: nil)
  }
}
#endif
