import Foundation

extension UITabBar {
  /// The appearance that the bar is drawn with.
  ///
  /// The selected item's comes before the bar's and so styles all items. The scroll-edge ones count on managed bars only.
  var appearanceInForce: UITabBarAppearance {
    let standard = standardAppearanceInForce
    guard isManaged, isAtScrollEdge else { return standard }
    return scrollEdgeAppearanceInForce ?? design.scrollEdgeAppearance(standard)
  }

  private var standardAppearanceInForce: UITabBarAppearance {
    selectedItem?.standardAppearance
      ?? (followsAppearance ? standardAppearance : appearanceOfOlderProperties)
  }

  /// The appearance that the app has set for the scroll edge.
  private var scrollEdgeAppearanceInForce: UITabBarAppearance? {
    selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// The background color of the standard appearance, where a scroll edge appearance of the app's lets it through.
  ///
  /// UIKit keeps the standard background below a scroll edge appearance without effect and with a color that isn't opaque
  /// (several sources, iOS 18). No source describes a scroll edge appearance without a color.
  var colorBehindScrollEdge: UIColor? {
    guard isManaged, isAtScrollEdge, let edge = scrollEdgeAppearanceInForce,
      edge.backgroundEffect == nil, let color = edge.backgroundColor,
      color.components(in: traitCollection).alpha < 1
    else { return nil }
    return standardAppearanceInForce.backgroundColor
  }

  /// UIKit's appearance with the values of the older properties.
  private var appearanceOfOlderProperties: UITabBarAppearance {
    let appearance = UITabBarAppearance(barAppearance: standardAppearance)
    if barStyle == .black {
      appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark)
    }
    if !isTranslucent {
      appearance.configureWithOpaqueBackground()
      if barStyle == .black { appearance.backgroundColor = .black }
    }
    if let barTintColor { appearance.backgroundColor = barTintColor }
    if let backgroundImage {
      appearance.configureWithTransparentBackground()
      // As documented, a background of one color is behind an image that lets something through.
      if !isTranslucent {
        appearance.backgroundColor = barTintColor ?? (barStyle == .black ? .black : .white)
      }
      // As documented, it is tiled even if it isn't resizable; an appearance's is not.
      appearance.backgroundImage =
        backgroundImage.values.resizing == nil
        ? backgroundImage.resizableImage(withCapInsets: .zero) : backgroundImage
      appearance.shadowColor = UITabBarAppearance().shadowColor
      appearance.shadowImage = shadowImage
    }
    appearance.selectionIndicatorImage = selectionIndicatorImage
    appearance.stackedItemPositioning = itemPositioning
    appearance.stackedItemWidth = itemWidth
    appearance.stackedItemSpacing = itemSpacing
    return appearance
  }

  /// The looks of one layout in the appearance in force.
  func itemAppearance(for layout: TabBarItemLayout) -> UITabBarItemAppearance {
    let appearance = appearanceInForce
    return switch layout {
    case .stacked: appearance.stackedLayoutAppearance
    case .inline: appearance.inlineLayoutAppearance
    case .compactInline: appearance.compactInlineLayoutAppearance
    }
  }

  /// Whether items lie on a material with no opaque color over it, where UIKit gives them other default colors.
  var itemsLieOnMaterial: Bool {
    let appearance = appearanceInForce
    guard appearance.backgroundEffect != nil, appearance.backgroundImage == nil else {
      return false
    }
    guard let color = appearance.backgroundColor else { return true }
    return color.components(in: traitCollection).alpha < 1
  }
}
