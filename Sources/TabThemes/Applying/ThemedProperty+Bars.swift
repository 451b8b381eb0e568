import TabUIKit

extension UITabBar {
  /// The properties that themes set on a tab bar.
  static let themedProperties = ThemedProperties<UITabBar, ThemeApplication>(all: [
    ThemedProperty("standardAppearance", standardAppearanceProperty) { theme, _ in
      ThemedValue(theme.key(theme.resolved.standard)) { theme.compiled.standard }
    },
    ThemedProperty(
      "scrollEdgeAppearance",
      .ofBar(\.scrollEdgeAppearance, copy: { $0?.copy() }, object: { $0 }, makeBar: UITabBar.init)
    ) { theme, _ in
      ThemedValue(theme.key(theme.resolved.scrollEdge)) { theme.compiled.scrollEdge }
    },
    ThemedProperty("tintColor", .ofTint(makeBar: UITabBar.init)) { theme, _ in
      let color = theme.resolved.tintColor
      return color == .inherited ? nil : ThemedValue(color) { theme.compiled.tintColor }
    },
    ThemedProperty(
      "unselectedItemTintColor",
      .ofBar(\.unselectedItemTintColor, makeBar: UITabBar.init)
    ) { theme, _ in
      let color = theme.resolved.unselectedItemTintColor
      return color == .inherited
        ? nil : ThemedValue(color) { theme.compiled.unselectedItemTintColor }
    },
  ])

  /// The standard appearance, which can't be taken off again.
  ///
  /// Once it was set, the properties from before iOS 13 have no effect (documented). So an app that
  /// never set it gets one with the look of those properties back.
  private static let standardAppearanceProperty = {
    var property = OverridableProperty<UITabBar, UITabBarAppearance>.ofBar(
      \.standardAppearance,
      copy: { $0.copy() },
      object: { $0 },
      makeBar: UITabBar.init
    )
    let proxyValue = property.proxyValue
    property.proxyValue = { bar, appValue in
      guard let value = proxyValue(bar, appValue) else { return nil }
      return value == UITabBarAppearance() ? bar.appearanceOfOlderLook : value
    }
    return property
  }()
}

extension UINavigationBar {
  /// The properties that themes set on the navigation bar of More, the list of tabs that don't fit
  /// in the tab bar.
  static let themedProperties = ThemedProperties<UINavigationBar, ThemeApplication>(all: [
    ThemedProperty(
      "standardAppearance",
      .ofBar(
        \.standardAppearance,
        copy: { $0.copy() },
        object: { $0 },
        makeBar: UINavigationBar.init
      )
    ) { theme, _ in
      UINavigationBarAppearance.themed(theme.resolved.standard, in: theme)
    },
    ThemedProperty(
      "compactAppearance",
      .ofBar(
        \.compactAppearance,
        copy: { $0?.copy() },
        object: { $0 },
        makeBar: UINavigationBar.init
      )
    ) { theme, _ in
      UINavigationBarAppearance.themed(theme.resolved.standard, in: theme)?.optional
    },
    ThemedProperty(
      "scrollEdgeAppearance",
      .ofBar(
        \.scrollEdgeAppearance,
        copy: { $0?.copy() },
        object: { $0 },
        makeBar: UINavigationBar.init
      )
    ) { theme, _ in
      theme.resolved.scrollEdge.flatMap {
        UINavigationBarAppearance.themed($0, in: theme)?.optional
      }
    },
    ThemedProperty("tintColor", .ofTint(makeBar: UINavigationBar.init)) { theme, _ in
      theme.resolved.tintColor.value
        .map { color in ThemedValue(color) { theme.compiled.tintColor } }
    },
  ])
}

extension UINavigationBarAppearance {
  /// Returns a navigation bar appearance with the theme's background but without its images, which
  /// are made for the shape of a tab bar; `nil` if the background is the system's.
  fileprivate static func themed(
    _ appearance: TabBarTheme.Appearance,
    in theme: ThemeApplication
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
  /// The properties that themes set on a controller's view: the tint, which the tab bar at the top
  /// of an iPad with iOS 18 uses.
  static let themedContentProperties = ThemedProperties<UIView, ThemeApplication>(all: [
    ThemedProperty("tintColor", .ofTint(makeBar: UIView.init)) { theme, _ in
      guard theme.resolved.tintsContent.value == true else { return nil }
      return theme.resolved.tintColor.value
        .map { color in ThemedValue(color) { theme.compiled.tintColor } }
    }
  ])
}

extension OverridableProperty where Target: UIView {
  /// Returns a property of a bar, which appearance proxies set, too.
  ///
  /// UIKit applies a proxy's values when a view enters a window, and never over values set on the
  /// view itself (documented). So a value that a fresh bar has as well is treated as the proxy's:
  /// the app never set it, and it was read before the proxy applied.
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
      let fresh = FreshView.current(like: bar, make: makeBar)
      guard fresh.plain[keyPath: path] == appValue else { return nil }
      return copy(fresh.shown[keyPath: path])
    }
    return property
  }
}

extension OverridableProperty where Target: UIView, Value == UIColor? {
  /// Returns the property `ownTintColor` of a view, which reads as `nil` if the superview's tint
  /// has become equal.
  static func ofTint(makeBar: @escaping @MainActor () -> Target) -> Self {
    var property = Self.ofBar(\.ownTintColor, makeBar: makeBar)
    // While a sheet or an alert dims the tint, reading the view's own tint sets its mode.
    property.assign = { $0.ownTintColor = $1 }
    property.isReadable = { $0.tintAdjustmentMode != .dimmed }
    property.isUnchanged = { view, written in
      let tint = view.ownTintColor
      return tint == written || tint == nil && written == view.superview?.tintColor
    }
    return property
  }
}

extension UIView {
  /// Runs a closure while the view is a sibling of another view in its window, or in a temporary
  /// window.
  package func inWindow<Result>(of other: UIView?, _ body: () -> Result) -> Result {
    let container = other?.window == nil ? UIWindow() : other?.superview
    container?.addSubview(self)
    defer { removeFromSuperview() }
    return body()
  }
}

extension UIView {
  /// The tint set on the view itself, or `nil` if the view inherits its superview's.
  ///
  /// UIKit doesn't distinguish the two: a tint equal to the inherited one is treated as inherited.
  /// While a sheet or an alert dims the tint, the color is the one without dimming.
  package var ownTintColor: UIColor? {
    get {
      let inherited: UIColor? = superview?.tintColor ?? UIView().tintColor
      guard tintColor != inherited else { return nil }
      guard tintAdjustmentMode == .dimmed else { return tintColor }
      // Setting the mode undims `tintColor`; whether the mode was inherited can only be inferred.
      let isInherited = superview?.tintAdjustmentMode == .dimmed
      tintAdjustmentMode = .normal
      defer { tintAdjustmentMode = isInherited ? .automatic : .dimmed }
      return tintColor
    }
    set { tintColor = newValue }
  }
}
