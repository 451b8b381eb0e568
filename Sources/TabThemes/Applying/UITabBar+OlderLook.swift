import Foundation
import TabUIKit

extension UITabBar {
  /// An appearance with the look of the properties from before iOS 13; UIKit's default if the app
  /// set none of them.
  var appearanceOfOlderLook: UITabBarAppearance {
    let appearance = UITabBarAppearance()
    if barStyle == .black {
      appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark)
    }
    apply(olderPropertiesTo: appearance)
    if barStyle == .black, !isTranslucent, barTintColor == nil {
      appearance.backgroundColor = .black
    }
    // As documented, the older image is tiled even if it isn't resizable.
    if let image = appearance.backgroundImage, image.capInsets == .zero {
      appearance.backgroundImage = image.resizableImage(withCapInsets: .zero)
    }
    applyOlderTitles(to: appearance)
    return appearance
  }

  /// Sets the values of the properties from before iOS 13 on an appearance, except `barStyle` and
  /// the attributes of titles.
  package func apply(olderPropertiesTo appearance: UITabBarAppearance) {
    if !isTranslucent { appearance.configureWithOpaqueBackground() }
    if let barTintColor { appearance.backgroundColor = barTintColor }
    if let backgroundImage {
      appearance.configureWithTransparentBackground()
      // As documented, a translucent image is drawn over a background of one color.
      if !isTranslucent {
        appearance.backgroundColor = barTintColor ?? (barStyle == .black ? .black : .white)
      }
      appearance.backgroundImage = backgroundImage
      appearance.shadowColor = UITabBarAppearance().shadowColor
      appearance.shadowImage = shadowImage
    }
    appearance.selectionIndicatorImage = selectionIndicatorImage
    appearance.stackedItemPositioning = itemPositioning
    appearance.stackedItemWidth = itemWidth
    appearance.stackedItemSpacing = itemSpacing
  }

  /// Sets the attributes of the items' titles on an appearance, as far as all items have the same.
  private func applyOlderTitles(to appearance: UITabBarAppearance) {
    let states: [(UIControl.State, KeyPath<UITabBarItemAppearance, UITabBarItemStateAppearance>)] =
      [(.normal, \.normal), (.selected, \.selected), (.disabled, \.disabled)]
    for (state, path) in states {
      let attributes = (items ?? []).map { $0.titleTextAttributes(for: state) ?? [:] }
      guard let first = attributes.first, !first.isEmpty,
        attributes.allSatisfy({ NSDictionary(dictionary: $0) == NSDictionary(dictionary: first) })
      else { continue }
      for layout in [
        appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance,
        appearance.compactInlineLayoutAppearance,
      ] { layout[keyPath: path].titleTextAttributes = first }
    }
  }
}
