#if canImport(SwiftUI) && canImport(UIKit)
package import SwiftUI
package import TabAppearance

/// Adds a finder behind a view, and updates it when its surroundings change.
package struct TabBarFinderModifier: ViewModifier {
  private let source: TabBarControllerFinder.Source?
  private let depth: Int

  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  nonisolated package init(_ source: TabBarControllerFinder.Source?, depth: Int = 0) {
    self.source = source
    self.depth = depth
  }

  package func body(content: Content) -> some View {
    // A view, not a closure: only one overload of `background` accepts it.
    content
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
}

/// The finder as a SwiftUI view.
private struct TabBarFinderView: UIViewControllerRepresentable {
  /// The environment values that affect the look of a bar, or whether there is another bar: SwiftUI
  /// updates a view only if one of its properties has changed.
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
