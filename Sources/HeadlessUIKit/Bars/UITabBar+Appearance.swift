import Foundation

extension UITabBar {
  /// The appearance that the bar is drawn with.
  ///
  /// The selected item's appearance precedes the bar's, so it styles all items. Scroll edge appearances apply to
  /// managed bars only.
  var appearanceInForce: UITabBarAppearance {
    let standard = standardAppearanceInForce
    guard isManaged, isAtScrollEdge else { return standard }
    return scrollEdgeAppearanceInForce ?? design.scrollEdgeAppearance(standard)
  }

  private var standardAppearanceInForce: UITabBarAppearance {
    selectedItem?.standardAppearance
      ?? (followsAppearance ? standardAppearance : appearanceOfOlderProperties)
  }

  /// The scroll edge appearance that the app sets, on the selected item or the bar.
  private var scrollEdgeAppearanceInForce: UITabBarAppearance? {
    selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// The background color of the standard appearance, if it shows through the app's scroll edge appearance.
  ///
  /// UIKit keeps the standard background below a scroll edge appearance with a translucent color and without an effect
  /// (several sources, iOS 18). No source describes a scroll edge appearance without a color.
  var colorBehindScrollEdge: UIColor? {
    guard isManaged, isAtScrollEdge, let edge = scrollEdgeAppearanceInForce,
      edge.backgroundEffect == nil, let color = edge.backgroundColor,
      color.components(in: traitCollection).alpha < 1
    else { return nil }
    return standardAppearanceInForce.backgroundColor
  }

  /// The default appearance, with the values of the older properties.
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
      // As documented, a bar that isn't translucent has an opaque color behind its image.
      if !isTranslucent {
        appearance.backgroundColor = barTintColor ?? (barStyle == .black ? .black : .white)
      }
      // As documented, this image is tiled even if it isn't resizable; an appearance's image isn't.
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

  /// Returns the item appearance of one layout, from the appearance that the bar is drawn with.
  func itemAppearance(for layout: TabBarItemLayout) -> UITabBarItemAppearance {
    let appearance = appearanceInForce
    return switch layout {
    case .stacked: appearance.stackedLayoutAppearance
    case .inline: appearance.inlineLayoutAppearance
    case .compactInline: appearance.compactInlineLayoutAppearance
    }
  }

  /// Whether items lie on a material without an opaque color over it; UIKit gives them other default colors there.
  var itemsLieOnMaterial: Bool {
    let appearance = appearanceInForce
    guard appearance.backgroundEffect != nil, appearance.backgroundImage == nil else {
      return false
    }
    guard let color = appearance.backgroundColor else { return true }
    return color.components(in: traitCollection).alpha < 1
  }
}
