package import TabUIKit

extension TabBarTheme.BlurStyle {
  /// The effect, or `nil` for no material at all.
  @MainActor
  var uiEffect: UIBlurEffect? {
    guard let style = uiStyle else { return nil }
    return UIBlurEffect(style: style)
  }

  /// The style of that name in UIKit, or `nil` for no material at all.
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

  /// The style of an effect, found by comparing since UIKit has no property for it; `nil` if it has no name.
  @MainActor
  init?(_ effect: UIBlurEffect?) {
    let style = Self.allCases.first { style in
      style.uiEffect == effect
    }
    guard let style else { return nil }
    self = style
  }
}

extension TabBarTheme.ContentMode {
  /// The mode of that name in UIKit.
  var uiMode: UIView.ContentMode {
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

  /// The mode with UIKit's name, or `nil` if it's a newer one.
  init?(_ mode: UIView.ContentMode) {
    guard let mode = Self.allCases.first(where: { $0.uiMode == mode }) else { return nil }
    self = mode
  }
}

extension TabBarTheme.ItemPositioning {
  /// The positioning of that name in UIKit.
  var uiPositioning: UITabBar.ItemPositioning {
    switch self {
    case .automatic: .automatic
    case .fill: .fill
    case .centered: .centered
    }
  }

  /// The positioning with UIKit's name, or `nil` if it's a newer one.
  init?(_ positioning: UITabBar.ItemPositioning) {
    guard let same = Self.allCases.first(where: { $0.uiPositioning == positioning }) else {
      return nil
    }
    self = same
  }
}
