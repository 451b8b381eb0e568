import TabUIKit

extension ThemedProperties<UITabBar, ThemeApplication> {
  /// What themes set on a tab bar.
  static func ofTabBar() -> Self {
    Self(all: [
      ThemedProperty(\.standardAppearance, copy: UITabBarAppearance.init(barAppearance:)) {
        theme,
        _ in
        ThemedValue(theme.key(theme.resolved.standard)) { theme.compiled.standard }
      },
      ThemedProperty(\.scrollEdgeAppearance, copy: copy) { theme, _ in
        ThemedValue(theme.key(theme.resolved.scrollEdge)) { theme.compiled.scrollEdge }
      },
      ThemedProperty(\.ownTintColor) { theme, _ in
        let color = theme.resolved.tintColor
        return color == .inherited ? nil : ThemedValue(color) { theme.compiled.tintColor }
      },
      ThemedProperty(\.unselectedItemTintColor) { theme, _ in
        let color = theme.resolved.unselectedItemTintColor
        return color == .inherited
          ? nil : ThemedValue(color) { theme.compiled.unselectedItemTintColor }
      },
    ])
  }

  private static func copy(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
    appearance.map(UITabBarAppearance.init(barAppearance:))
  }
}

extension ThemedProperties<UINavigationBar, ThemeApplication> {
  /// What themes set on the navigation bar of More, which lists the tabs that the tab bar has no
  /// room for.
  static func ofMoreBar() -> Self {
    Self(all: [
      ThemedProperty(\.standardAppearance, copy: UINavigationBarAppearance.init(barAppearance:)) {
        theme,
        _ in
        background(theme.resolved.standard, theme)
      },
      ThemedProperty(\.compactAppearance, copy: copy) { theme, _ in
        background(theme.resolved.standard, theme)?.optional
      },
      ThemedProperty(\.scrollEdgeAppearance, copy: copy) { theme, _ in
        theme.resolved.scrollEdge.flatMap { background($0, theme)?.optional }
      },
      ThemedProperty(\.ownTintColor) { theme, _ in
        theme.resolved.tintColor.value
          .map { color in ThemedValue(color) { theme.compiled.tintColor } }
      },
    ])
  }

  private static func copy(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    appearance.map(UINavigationBarAppearance.init(barAppearance:))
  }

  /// The background without images, which are made for the shape of a tab bar; `nil` if it is the
  /// system's.
  private static func background(
    _ appearance: TabBarTheme.Appearance,
    _ theme: ThemeApplication
  ) -> ThemedValue<UINavigationBarAppearance>? {
    let bar = TabBarTheme.Bar(
      background: appearance.bar.background,
      backgroundEffect: appearance.bar.backgroundEffect,
      backgroundColor: appearance.bar.backgroundColor,
      shadowColor: appearance.bar.shadowColor
    )
    guard bar != TabBarTheme.Bar() else { return nil }
    return ThemedValue(bar) {
      UINavigationBarAppearance(barAppearance: theme.appearance(.init(bar: bar)))
    }
  }
}

extension ThemedProperties<UIView, ThemeApplication> {
  /// What themes set on a controller's view, whose tint the bar at the top of iPadOS 18 takes.
  static func ofContent() -> Self {
    Self(all: [
      ThemedProperty(\.ownTintColor) { theme, _ in
        guard theme.resolved.tintsContent.value == true else { return nil }
        return theme.resolved.tintColor.value
          .map { color in ThemedValue(color) { theme.compiled.tintColor } }
      }
    ])
  }
}

extension UIView {
  /// The tint of the view's own, or `nil` where it takes that of what it is in.
  ///
  /// UIKit doesn't tell the two apart; a tint that equals the inherited one may as well be
  /// inherited. A color that is dimmed for as long as a sheet or an alert is up is given as it is
  /// without.
  package var ownTintColor: UIColor? {
    get {
      let inherited: UIColor? = superview?.tintColor ?? UIView().tintColor
      guard tintColor != inherited else { return nil }
      guard tintAdjustmentMode == .dimmed else { return tintColor }
      // The mode says what counts here, not whether it is inherited.
      let isInherited = superview?.tintAdjustmentMode == .dimmed
      tintAdjustmentMode = .normal
      defer { tintAdjustmentMode = isInherited ? .automatic : .dimmed }
      return tintColor
    }
    set { tintColor = newValue }
  }
}
