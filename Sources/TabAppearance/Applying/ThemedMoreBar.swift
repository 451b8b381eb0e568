import TabUIKit

/// The navigation bar of the More screen, which lists the tabs that the tab bar has no room for.
@MainActor
struct ThemedMoreBar {
  private weak var bar: UINavigationBar?
  private let standard: UINavigationBarAppearance
  private let compact: UINavigationBarAppearance?
  private let scrollEdge: UINavigationBarAppearance?
  private let tintColor: UIColor?

  /// What is on it now.
  private var look: Look?

  init(_ bar: UINavigationBar) {
    self.bar = bar
    standard = UINavigationBarAppearance(barAppearance: bar.standardAppearance)
    compact = bar.compactAppearance.map { UINavigationBarAppearance(barAppearance: $0) }
    scrollEdge = bar.scrollEdgeAppearance.map { UINavigationBarAppearance(barAppearance: $0) }
    tintColor = bar.ownTintColor
  }

  func isOf(_ other: UINavigationBar) -> Bool { bar === other }

  /// Gives the bar background, hairline and tint of the tab bar, or its own back.
  mutating func update(to themeLook: ThemeLook?, isRestyled: Bool) {
    let new = themeLook.map { Look($0.resolved) }
    guard let bar, isRestyled || new != look else { return }
    if isRestyled || new?.standard != look?.standard {
      bar.standardAppearance = new?.standard.map { .make($0) } ?? standard
      bar.compactAppearance = new?.standard.map { .make($0) } ?? compact
    }
    if isRestyled || new?.scrollEdge != look?.scrollEdge {
      bar.scrollEdgeAppearance = new?.scrollEdge.map { .make($0) } ?? scrollEdge
    }
    if new?.tintColor != look?.tintColor {
      bar.tintColor = new?.tintColor.map { .make($0) } ?? tintColor
    }
    look = new
  }

  /// What the bar of More has in common with the tab bar; `nil` leaves it as it is.
  private struct Look: Equatable {
    let standard: TabBarTheme.Bar?
    let scrollEdge: TabBarTheme.Bar?
    let tintColor: TabBarTheme.Color?

    init(_ theme: ResolvedTheme) {
      standard = theme.standard.bar.backgroundWithoutImages
      scrollEdge = theme.scrollEdge?.bar.backgroundWithoutImages
      tintColor = theme.tintColor.value
    }
  }
}

extension TabBarTheme.Bar {
  /// The background without images, which are made for the shape of a tab bar; `nil` if it is the system's.
  fileprivate var backgroundWithoutImages: TabBarTheme.Bar? {
    let result = TabBarTheme.Bar(
      background: background,
      backgroundEffect: backgroundEffect,
      backgroundColor: backgroundColor,
      shadowColor: shadowColor
    )
    return result == TabBarTheme.Bar() ? nil : result
  }
}

extension UINavigationBarAppearance {
  fileprivate static func make(_ bar: TabBarTheme.Bar) -> UINavigationBarAppearance {
    let appearance = UITabBarAppearance(.init(bar: bar), in: .init())
    return UINavigationBarAppearance(barAppearance: appearance)
  }
}
