import TabUIKit

extension TabBarTheme.BlurStyle: UIKitNamed {
  package typealias UIKitValue = UIBlurEffect

  @MainActor
  package var uiKitValue: UIBlurEffect? { uiStyle.map { UIBlurEffect(style: $0) } }

  /// UIKit's style of that name, or `nil` for no material.
  package var uiStyle: UIBlurEffect.Style? {
    switch self {
    case .extraLight: .extraLight
    case .light: .light
    case .dark: .dark
    case .regular: .regular
    case .prominent: .prominent
    case .systemUltraThinMaterial: .systemUltraThinMaterial
    case .systemThinMaterial: .systemThinMaterial
    case .systemMaterial: .systemMaterial
    case .systemThickMaterial: .systemThickMaterial
    case .systemChromeMaterial: .systemChromeMaterial
    case .systemUltraThinMaterialLight: .systemUltraThinMaterialLight
    case .systemThinMaterialLight: .systemThinMaterialLight
    case .systemMaterialLight: .systemMaterialLight
    case .systemThickMaterialLight: .systemThickMaterialLight
    case .systemChromeMaterialLight: .systemChromeMaterialLight
    case .systemUltraThinMaterialDark: .systemUltraThinMaterialDark
    case .systemThinMaterialDark: .systemThinMaterialDark
    case .systemMaterialDark: .systemMaterialDark
    case .systemThickMaterialDark: .systemThickMaterialDark
    case .systemChromeMaterialDark: .systemChromeMaterialDark
    case .none: nil
    }
  }
}

extension TabBarTheme.ContentMode: UIKitNamed {
  package typealias UIKitValue = UIView.ContentMode

  @MainActor
  package var uiKitValue: UIView.ContentMode? {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .redraw: .redraw
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

extension TabBarTheme.ItemPositioning: UIKitNamed {
  package typealias UIKitValue = UITabBar.ItemPositioning

  @MainActor
  package var uiKitValue: UITabBar.ItemPositioning? {
    switch self {
    case .automatic: .automatic
    case .fill: .fill
    case .centered: .centered
    }
  }
}

extension UIKitProperty<TabBarTheme.Bar> {
  /// The background that the bar starts from, for which UIKit has methods and no property.
  static var background: UIKitProperty { BackgroundProperty() }
}

private final class BackgroundProperty: UIKitProperty<TabBarTheme.Bar>, @unchecked Sendable {
  init() { super.init(nil) }

  override func compile(
    _ bar: TabBarTheme.Bar,
    onto appearance: inout UITabBarAppearance,
    in context: CompilingContext
  ) {
    if let background = bar.background.value { appearance.configure(with: background) }
  }
}

extension UITabBarAppearance {
  /// Resets background and hairline to one of UIKit's configurations.
  package func configure(with background: TabBarTheme.Background) {
    switch background {
    case .default: configureWithDefaultBackground()
    case .opaque: configureWithOpaqueBackground()
    case .transparent: configureWithTransparentBackground()
    }
  }
}
