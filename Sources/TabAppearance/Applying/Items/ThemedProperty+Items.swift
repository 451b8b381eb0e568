import TabUIKit

extension ThemedItem {
  /// An item and the tab it is of, whose image and badge UIKit gives to the item.
  @MainActor
  struct Target {
    let item: UITabBarItem
    let tab: AnyObject?

    var image: UIImage? {
      get {
        if #available(iOS 18, *), TabBarEnvironment.current.os >= 18, let tab = tab as? UITab {
          return tab.image ?? item.image
        }
        return item.image
      }
      nonmutating set {
        if #available(iOS 18, *), TabBarEnvironment.current.os >= 18, let tab = tab as? UITab {
          tab.image = newValue
        } else {
          item.image = newValue
        }
      }
    }

    /// `nil` where the item shows its ``image`` while it is selected, too.
    var selectedImage: UIImage? {
      // UIKit gives the image where none was set, and a processed copy where one was.
      get { item.selectedImage == item.image ? nil : item.selectedImage }
      nonmutating set { item.selectedImage = newValue }
    }

    var badgeValue: String? {
      get {
        if #available(iOS 18, *), TabBarEnvironment.current.os >= 18, let tab = tab as? UITab {
          return tab.badgeValue ?? item.badgeValue
        }
        return item.badgeValue
      }
      nonmutating set {
        if #available(iOS 18, *), TabBarEnvironment.current.os >= 18, let tab = tab as? UITab {
          tab.badgeValue = newValue
        } else {
          item.badgeValue = newValue
        }
      }
    }
  }

  /// What a theme sets on one item.
  @MainActor
  struct Theme {
    let application: ThemeApplication
    let settings: TabBarTheme.ItemOverride

    /// The appearances of the item's own.
    let appearances: ResolvedTheme.ItemAppearances

    /// The icon of the app.
    let ownImage: UIImage?
    let isEnabled: Bool

    /// The color that the icon is drawn in beforehand; one with colors of its own keeps them.
    fileprivate var bakedColor: TabBarTheme.Color? {
      let canBeBaked = ownImage.map { $0.renderingMode != .alwaysOriginal } ?? false
      guard canBeBaked || settings.image.value != nil else { return nil }
      return application.bakedColor(isEnabled: isEnabled)
    }

    var setsImage: Bool { settings.image.value != nil || bakedColor != nil }

    /// The theme's image; where it isn't found, the app's.
    fileprivate func image(
      _ setting: TabBarTheme.Setting<TabBarTheme.Image>,
      own: UIImage?
    ) -> ThemedValue<UIImage?> {
      ThemedValue(setting) { make(setting) ?? own ?? ownImage }
    }

    fileprivate func bakedImage(
      _ setting: TabBarTheme.Setting<TabBarTheme.Image>,
      in color: TabBarTheme.Color,
      own: UIImage?
    ) -> ThemedValue<UIImage?> {
      ThemedValue([AnyHashable(setting), AnyHashable(color)]) {
        (make(setting) ?? own)?
          .baked(in: .make(color, assets: application.request.assets))
      }
    }

    private func make(_ setting: TabBarTheme.Setting<TabBarTheme.Image>) -> UIImage? {
      setting.value?.uiKitValue(in: application.compiled.context)
    }

    fileprivate func appearance(
      _ resolved: TabBarTheme.Appearance?
    ) -> ThemedValue<UITabBarAppearance?> {
      ThemedValue(application.key(resolved)) { resolved.map(application.appearance) }
    }
  }
}

extension ThemedProperties<ThemedItem.Target, ThemedItem.Theme> {
  /// What themes set on an item.
  static func ofItem() -> Self {
    Self(all: [
      // Before `image`: where none was set, UIKit gives that one. Set together with it, since UIKit
      // copies both.
      ThemedProperty(\.selectedImage) { theme, own in
        let image = theme.settings.selectedImage
        if image.value != nil { return theme.image(image, own: own) }
        guard theme.setsImage else { return nil }
        let isOwn = own != nil || theme.bakedColor == nil
        return isOwn ? ThemedValue("own") { own } : theme.image(theme.settings.image, own: own)
      },
      ThemedProperty(\.image) { theme, own in
        let image = theme.settings.image
        if let color = theme.bakedColor { return theme.bakedImage(image, in: color, own: own) }
        return image.value == nil ? nil : theme.image(image, own: own)
      },
      ThemedProperty(\.item.landscapeImagePhone) { theme, own in
        let image = theme.settings.landscapeImagePhone
        return image.value == nil ? nil : theme.image(image, own: own)
      },
      // The large content viewer shows the icon, not what it was before, nor a color meant for the
      // bar.
      ThemedProperty(\.item.largeContentSizeImage) { theme, own in
        let image = theme.settings.largeContentSizeImage
        if image.value != nil { return theme.image(image, own: own) }
        return theme.setsImage ? theme.image(theme.settings.image, own: own) : nil
      },
      ThemedProperty(\.item.imageInsets) { theme, _ in
        theme.application.value(theme.settings.imageInsets)
      },
      ThemedProperty(\.item.titlePositionAdjustment) { theme, _ in
        theme.application.value(theme.settings.titlePositionAdjustment)
      },
      ThemedProperty(\.badgeValue, isContent: true) { theme, _ in
        theme.settings.badgeValue.value.map { text in ThemedValue(text) { text } }
      },
      ThemedProperty(\.item.badgeColor) { theme, _ in
        theme.application.value(theme.settings.badgeColor)?.optional
      },
      // An item's own appearance styles the whole bar while the item is selected: it gets the
      // theme's.
      ThemedProperty(\.item.standardAppearance, copy: copy) { theme, own in
        let standard = theme.application.resolved.standard
        return (theme.appearances.standard ?? (own == nil ? nil : standard)).map(theme.appearance)
      },
      ThemedProperty(\.item.scrollEdgeAppearance, copy: copy) { theme, own in
        if let edge = theme.appearances.scrollEdge { return theme.appearance(edge) }
        guard own != nil else { return nil }
        let isOwn = theme.appearances.standard != nil
        return theme.appearance(isOwn ? nil : theme.application.resolved.scrollEdge)
      },
    ])
  }

  private static func copy(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
    appearance.map(UITabBarAppearance.init(barAppearance:))
  }
}

extension ResolvedTheme {
  /// What the theme sets on an item; of two selectors that mean it, the identifier wins setting by
  /// setting.
  func item(
    at index: Int,
    identifiers: [String]
  ) -> (TabBarTheme.ItemOverride, ItemAppearances) {
    let identifier = identifiers.map { TabBarTheme.ItemSelector.identifier($0) }
      .first { items[$0] != nil }
    let selectors = [.index(index)] + [identifier].compactMap(\.self)
    let settings = selectors.compactMap { items[$0] }
      .reduce(TabBarTheme.ItemOverride()) { $0.merging($1) }
    let appearances = selectors.compactMap { itemAppearances[$0] }
    return (settings, appearances.last { $0.standard != nil } ?? appearances.last ?? .init())
  }
}

extension UIImage {
  /// The image as a shape in a color, which the place that shows it doesn't change.
  ///
  /// It has a variant for each style and contrast, of which UIKit shows the one for the traits of
  /// the place: whether an image with a dynamic tint follows them by itself isn't documented.
  @MainActor
  func baked(in color: UIColor) -> UIImage {
    guard renderingMode != .alwaysOriginal else { return self }
    let asset = UIImageAsset()
    for variant in TabBarTheme.Color.Variant.allCases {
      let traits = UITraitCollection(variant, level: .unspecified)
      let tinted = withTintColor(color.resolvedColor(with: traits), renderingMode: .alwaysOriginal)
      asset.register(tinted, with: traits)
    }
    return asset.image(with: .current)
  }
}
