import TabUIKit

extension UITabBar {
  /// What themes set on a tab bar.
  static let themedProperties = ThemedProperties<UITabBar, ThemeApplication>(all: [
    ThemedProperty(
      .ofBar(\.standardAppearance, copy: { $0.copy() }, object: { $0 }, makeBar: UITabBar.init)
    ) {
      theme,
      _ in
      ThemedValue(theme.key(theme.resolved.standard)) { theme.compiled.standard }
    },
    ThemedProperty(
      .ofBar(\.scrollEdgeAppearance, copy: { $0?.copy() }, object: { $0 }, makeBar: UITabBar.init)
    ) {
      theme,
      _ in
      ThemedValue(theme.key(theme.resolved.scrollEdge)) { theme.compiled.scrollEdge }
    },
    ThemedProperty(.ofTint(makeBar: UITabBar.init)) { theme, _ in
      let color = theme.resolved.tintColor
      return color == .inherited ? nil : ThemedValue(color) { theme.compiled.tintColor }
    },
    ThemedProperty(.ofBar(\.unselectedItemTintColor, makeBar: UITabBar.init)) { theme, _ in
      let color = theme.resolved.unselectedItemTintColor
      return color == .inherited
        ? nil : ThemedValue(color) { theme.compiled.unselectedItemTintColor }
    },
  ])
}

extension UINavigationBar {
  /// What themes set on the navigation bar of More, which lists the tabs that the tab bar has no
  /// room for.
  static let themedProperties = ThemedProperties<UINavigationBar, ThemeApplication>(all: [
    ThemedProperty(
      .ofBar(
        \.standardAppearance,
        copy: { $0.copy() },
        object: { $0 },
        makeBar: UINavigationBar.init
      )
    ) { theme, _ in
      UINavigationBarAppearance.themed(theme.resolved.standard, theme)
    },
    ThemedProperty(
      .ofBar(
        \.compactAppearance,
        copy: { $0?.copy() },
        object: { $0 },
        makeBar: UINavigationBar.init
      )
    ) { theme, _ in
      UINavigationBarAppearance.themed(theme.resolved.standard, theme)?.optional
    },
    ThemedProperty(
      .ofBar(
        \.scrollEdgeAppearance,
        copy: { $0?.copy() },
        object: { $0 },
        makeBar: UINavigationBar.init
      )
    ) { theme, _ in
      theme.resolved.scrollEdge.flatMap { UINavigationBarAppearance.themed($0, theme)?.optional }
    },
    ThemedProperty(.ofTint(makeBar: UINavigationBar.init)) { theme, _ in
      theme.resolved.tintColor.value
        .map { color in ThemedValue(color) { theme.compiled.tintColor } }
    },
  ])
}

extension UINavigationBarAppearance {
  /// The background without images, which are made for the shape of a tab bar; `nil` if it is the
  /// system's.
  fileprivate static func themed(
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

extension UIView {
  /// What themes set on a controller's view, whose tint the bar at the top of iPadOS 18 takes.
  static let themedContentProperties = ThemedProperties<UIView, ThemeApplication>(all: [
    ThemedProperty(.ofTint(makeBar: UIView.init)) { theme, _ in
      guard theme.resolved.tintsContent.value == true else { return nil }
      return theme.resolved.tintColor.value
        .map { color in ThemedValue(color) { theme.compiled.tintColor } }
    }
  ])
}

extension OverridableProperty where Target: UIView {
  /// A property of a bar, which appearance proxies set, too.
  ///
  /// UIKit sets what a proxy has when a view enters a window, and never over what was set on the
  /// view itself (documented). So a value that a fresh bar has as well is taken for one that the app
  /// leaves to the proxies, which it was read too early for.
  static func ofBar(
    _ path: ReferenceWritableKeyPath<Target, Value>,
    copy: @escaping (Value) -> Value = { $0 },
    object: @escaping (Value) -> NSObject? = { _ in nil },
    makeBar: @escaping @MainActor () -> Target
  ) -> Self {
    var property = Self(path)
    property.copy = copy
    property.object = object
    property.proxyValue = { bar, appValue in
      let fresh = makeBar()
      guard fresh[keyPath: path] == appValue else { return nil }
      return fresh.inWindow(of: bar) { copy(fresh[keyPath: path]) }
    }
    return property
  }
}

extension OverridableProperty where Target: UIView, Value == UIColor? {
  /// The tint of a view's own, which reads as none where the superview has the same one by now.
  static func ofTint(makeBar: @escaping @MainActor () -> Target) -> Self {
    var property = Self.ofBar(\.ownTintColor, makeBar: makeBar)
    property.isUnchanged = { view, written in
      let tint = view.ownTintColor
      return tint == written || tint == nil && written == view.superview?.tintColor
    }
    return property
  }
}

extension UIView {
  /// Runs a closure while the view is a sibling of another one in its window, or in a window of its own.
  func inWindow<Result>(of other: UIView?, _ body: () -> Result) -> Result {
    let container = other?.window == nil ? UIWindow() : other?.superview
    container?.addSubview(self)
    defer { removeFromSuperview() }
    return body()
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
