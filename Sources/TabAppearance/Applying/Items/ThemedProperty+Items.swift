import TabUIKit

/// The settings of a theme for one tab.
@MainActor
struct ItemTheme {
  let application: ThemeApplication
  let settings: TabBarTheme.ItemOverride

  /// The appearances that the theme sets on the item itself.
  let appearances: ResolvedTheme.ItemAppearances

  /// The image that the app has set.
  let appImage: UIImage?

  /// The color of the baked icon, resolved in the bar's traits; `nil` leaves the icon unbaked, as one
  /// that is always drawn in its original colors.
  ///
  /// An image asset with a variant for each style would return images that are no symbols any more, to
  /// which a bar gives their size, and glass turns dark by what is behind it, not by traits (reported).
  private let bakedColor: UIColor?

  init(_ application: ThemeApplication, for tab: BarTab, in traits: UITraitCollection) {
    self.application = application
    (settings, appearances) =
      application.resolved.item(at: tab.index, identifiers: tab.identifiers)
    appImage = BarTab.imagesProperty.appValue(of: tab).image
    let keepsColors = appImage?.renderingMode ?? .alwaysOriginal == .alwaysOriginal
    bakedColor =
      keepsColors && settings.image.value == nil
      ? nil
      : application.bakedColor(isEnabled: tab.isEnabled).map { color in
        .make(color, assets: application.request.assets).resolvedColor(with: traits)
      }
  }

  private var setsImage: Bool { settings.image.value != nil || bakedColor != nil }

  /// The theme's image; where it isn't found, the app's.
  fileprivate func image(
    _ setting: TabBarTheme.Setting<TabBarTheme.Image>,
    app: UIImage?
  ) -> ThemedValue<UIImage?> {
    ThemedValue([AnyHashable(setting), AnyHashable(appImage)]) { make(setting) ?? app ?? appImage }
  }

  /// The theme's images; where the icon is baked, the selected image is the icon without the color.
  fileprivate func images(over app: ItemImages) -> ThemedValue<ItemImages>? {
    guard setsImage || settings.selectedImage.value != nil else { return nil }
    let color = bakedColor
    let key: [AnyHashable] = [settings.image, settings.selectedImage, color]
    return ThemedValue(key) {
      let icon = make(settings.image) ?? app.image
      var images = app
      images.image = icon
      if let color, icon?.renderingMode != .alwaysOriginal {
        images.image = icon?.withTintColor(color, renderingMode: .alwaysOriginal)
      }
      if settings.selectedImage.value != nil {
        images.selectedImage = make(settings.selectedImage) ?? app.selectedImage ?? app.image
      } else if color != nil, app.selectedImage == nil {
        images.selectedImage = icon
      }
      return images
    }
  }

  /// The image for the large content viewer, which shows neither the icon that a theme has replaced
  /// nor a color meant for the bar.
  fileprivate func largeImage(over app: UIImage?) -> ThemedValue<UIImage?>? {
    let setting = settings.largeContentSizeImage
    if setting.value != nil { return image(setting, app: app) }
    return setsImage ? image(settings.image, app: app) : nil
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

extension BarTab {
  /// The images of a tab, of which the app may change one and leave the other.
  package static let imagesProperty = {
    var property = OverridableProperty(\BarTab.images) { $0.object }
    property.merge = { app, written, now in
      ItemImages(
        image: now.image == written.image ? app.image : now.image,
        selectedImage: now.selectedImage == written.selectedImage
          ? app.selectedImage : now.selectedImage
      )
    }
    return property
  }()

  /// The badge of a tab, which is the app's content.
  package static let badgeProperty =
    OverridableProperty(\BarTab.badgeValue, isContent: true) { $0.object }

  /// What themes set on a tab: UIKit passes it on from a `UITab` to its item.
  static let themedProperties = ThemedProperties<BarTab, ItemTheme>(all: [
    ThemedProperty(imagesProperty) { $0.images(over: $1) },
    ThemedProperty(badgeProperty) { theme, _ in
      theme.settings.badgeValue.value.map { text in ThemedValue(text) { text } }
    },
  ])
}

extension UITabBarItem {
  package static let imageInsetsProperty = OverridableProperty(\UITabBarItem.imageInsets)

  /// What themes set on an item.
  static let themedProperties = ThemedProperties<UITabBarItem, ItemTheme>(all: [
    ThemedProperty(OverridableProperty(\.landscapeImagePhone)) { theme, app in
      let image = theme.settings.landscapeImagePhone
      return image.value == nil ? nil : theme.image(image, app: app)
    },
    ThemedProperty(OverridableProperty(\.largeContentSizeImage)) { $0.largeImage(over: $1) },
    ThemedProperty(imageInsetsProperty) { theme, _ in
      theme.application.value(theme.settings.imageInsets)
    },
    ThemedProperty(OverridableProperty(\.landscapeImagePhoneInsets)) { theme, _ in
      theme.application.value(theme.settings.landscapeImagePhoneInsets)
    },
    ThemedProperty(OverridableProperty(\.largeContentSizeImageInsets)) { theme, _ in
      theme.application.value(theme.settings.largeContentSizeImageInsets)
    },
    ThemedProperty(OverridableProperty(\.titlePositionAdjustment)) { theme, _ in
      theme.application.value(theme.settings.titlePositionAdjustment)
    },
    ThemedProperty(OverridableProperty(\.badgeColor)) { theme, _ in
      theme.application.value(theme.settings.badgeColor)?.optional
    },
    // An item's own appearance styles the whole bar while the item is selected: it gets the
    // theme's.
    ThemedProperty(appearanceProperty(\.standardAppearance)) { theme, app in
      let standard = theme.application.resolved.standard
      return (theme.appearances.standard ?? (app == nil ? nil : standard))
        .map { theme.appearance($0) }
    },
    ThemedProperty(appearanceProperty(\.scrollEdgeAppearance)) { theme, app in
      if let edge = theme.appearances.scrollEdge { return theme.appearance(edge) }
      guard app != nil else { return nil }
      let isOwn = theme.appearances.standard != nil
      return theme.appearance(isOwn ? nil : theme.application.resolved.scrollEdge)
    },
  ])

  private static func appearanceProperty(
    _ path: ReferenceWritableKeyPath<UITabBarItem, UITabBarAppearance?>
  ) -> OverridableProperty<UITabBarItem, UITabBarAppearance?> {
    var property = OverridableProperty(path)
    property.copy = { $0?.copy() }
    property.object = { $0 }
    return property
  }
}

extension ResolvedTheme {
  /// What the theme sets on an item; of the selectors that mean it, the identifier wins over the index
  /// and that over all, setting by setting.
  func item(
    at index: Int,
    identifiers: [String]
  ) -> (TabBarTheme.ItemOverride, ItemAppearances) {
    let identifier = identifiers.map { TabBarTheme.ItemSelector.identifier($0) }
      .first { items[$0] != nil }
    let selectors = [.all, .index(index)] + [identifier].compactMap(\.self)
    let settings = selectors.compactMap { items[$0] }
      .reduce(TabBarTheme.ItemOverride()) { $0.merging($1) }
    let appearances = selectors.compactMap { itemAppearances[$0] }
    return (settings, appearances.last { $0.standard != nil } ?? appearances.last ?? .init())
  }
}
