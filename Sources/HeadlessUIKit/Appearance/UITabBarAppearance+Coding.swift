extension UITabBarAppearance {
  private enum ItemKey {
    static let stacked = "UITabBarAppearanceStackedLayoutAppearance"
    static let inline = "UITabBarAppearanceInlineLayoutAppearance"
    static let compactInline = "UITabBarAppearanceCompactInlineLayoutAppearance"
    static let indicatorTint = "UITabBarAppearanceSelectionIndicatorTintColor"
    static let indicatorImage = "UITabBarAppearanceSelectionIndicatorImage"
    static let positioning = "UITabBarAppearanceStackedItemPositioning"
    static let width = "UITabBarAppearanceStackedItemWidth"
    static let spacing = "UITabBarAppearanceStackedItemSpacing"
  }

  func decodeItems(from coder: NSCoder) {
    func item(_ key: String) -> UITabBarItemAppearance? {
      coder.decoded(UITabBarItemAppearance.self, forKey: key)
    }
    stackedLayoutAppearance = item(ItemKey.stacked) ?? stackedLayoutAppearance
    inlineLayoutAppearance = item(ItemKey.inline) ?? inlineLayoutAppearance
    compactInlineLayoutAppearance = item(ItemKey.compactInline) ?? compactInlineLayoutAppearance
    selectionIndicatorTintColor =
      coder.decoded(UIColor.self, forKey: ItemKey.indicatorTint)
    selectionIndicatorImage = coder.decoded(UIImage.self, forKey: ItemKey.indicatorImage)
    stackedItemPositioning = coder.decodedCase(forKey: ItemKey.positioning) ?? .automatic
    stackedItemWidth = CGFloat(coder.decodeDouble(forKey: ItemKey.width))
    stackedItemSpacing = CGFloat(coder.decodeDouble(forKey: ItemKey.spacing))
  }

  func encodeItems(with coder: NSCoder) {
    coder.encode(stackedLayoutAppearance, forKey: ItemKey.stacked)
    coder.encode(inlineLayoutAppearance, forKey: ItemKey.inline)
    coder.encode(compactInlineLayoutAppearance, forKey: ItemKey.compactInline)
    coder.encode(selectionIndicatorTintColor, forKey: ItemKey.indicatorTint)
    coder.encode(selectionIndicatorImage, forKey: ItemKey.indicatorImage)
    coder.encode(stackedItemPositioning.rawValue, forKey: ItemKey.positioning)
    coder.encode(Double(stackedItemWidth), forKey: ItemKey.width)
    coder.encode(Double(stackedItemSpacing), forKey: ItemKey.spacing)
  }
}
