import TabUIKit

/// The settings of a theme for one tab; a class, since each property of the tab gets it.
@MainActor
final class ItemTheme {
  let application: ThemeApplication
  let settings: TabBarTheme.ItemOverride

  /// The appearances that the theme sets on the item itself.
  let appearances: ResolvedTheme.ItemAppearances

  /// The image that the app has set.
  let appImage: UIImage?

  /// The color of the baked icon, resolved in the bar's traits; `nil` leaves the icon unbaked.
  ///
  /// An icon that is always drawn in its original colors isn't baked.
  ///
  /// Baking an image asset for each style isn't possible: the variants are no longer symbols, which
  /// a bar scales, and glass turns dark with the content behind it, not with traits (reported).
  private let bakedColor: UIColor?

  /// Whether the bar shows the item without its title.
  private let hidesTitle: Bool

  /// The title that the app has set.
  private let appTitle: String?

  /// The tab's value for an empty title (``BarTab/emptyTitle``).
  private let emptyTitle: String?

  /// Whether the theme centers the icon of an item without a title; on glass the system does.
  let isCentered: Bool

  /// Creates the settings of a theme for a tab; with `isOnTop` the bar is at the top of an iPad,
  /// which shows titles only.
  init(_ application: ThemeApplication, for tab: BarTab, in bar: UITabBar, isOnTop: Bool) {
    self.application = application
    let traits = bar.traitCollection
    (settings, appearances) =
      application.resolved.item(at: tab.index, identifiers: tab.identifiers)
    // In the list of More, a tab needs its title.
    let isInBar = tab.item.map { item in bar.items?.contains { $0 === item } == true } ?? false
    hidesTitle = settings.showsTitle.value == false && isInBar && !isOnTop
    appTitle = BarTab.titleProperty.appValue(of: tab)
    let isStacked =
      traits.horizontalSizeClass == .compact && traits.verticalSizeClass != .compact
    emptyTitle = tab.emptyTitle
    appImage = BarTab.imagesProperty.appValue(of: tab).image
    let isIconAlone = hidesTitle || isInBar && appImage != nil && appTitle?.isEmpty != false
    isCentered = isIconAlone && isStacked && application.conditions.environment.look == .classic
    let keepsColors = appImage?.renderingMode ?? .alwaysOriginal == .alwaysOriginal
    bakedColor =
      keepsColors && settings.image.value == nil
      ? nil
      : application.bakedColor(isEnabled: tab.isEnabled).map { color in
        .make(color, assets: application.request.assets).resolvedColor(with: traits)
      }
  }

  private var setsImage: Bool { settings.image.value != nil || bakedColor != nil }

  /// Returns the theme's image, or the app's if the theme's isn't found.
  fileprivate func image(
    _ setting: TabBarTheme.Setting<TabBarTheme.Image>,
    app: UIImage?
  ) -> ThemedValue<UIImage?> {
    ThemedValue([AnyHashable(setting), AnyHashable(appImage)]) { [self] in
      make(setting) ?? app ?? appImage
    }
  }

  /// Returns the theme's images; if the icon is baked, the selected image is the icon without the
  /// color.
  fileprivate func images(over app: ItemImages) -> ThemedValue<ItemImages>? {
    guard setsImage || settings.selectedImage.value != nil else { return nil }
    let color = bakedColor
    let key: [AnyHashable] = [settings.image, settings.selectedImage, color]
    return ThemedValue(key) { [self] in
      let icon = make(settings.image) ?? app.image
      var images = app
      images.image = icon
      if let color, icon?.renderingMode != .alwaysOriginal {
        images.image = icon?.withTintColor(color, renderingMode: .alwaysOriginal)
      }
      if settings.selectedImage.value != nil {
        images.setSelectedImage(
          make(settings.selectedImage) ?? app.shownSelectedImage ?? app.image
        )
      } else if color != nil, app.shownSelectedImage == nil {
        images.setSelectedImage(icon)
      }
      return images
    }
  }

  fileprivate var title: ThemedValue<String?>? {
    hidesTitle ? ThemedValue(emptyTitle) { [emptyTitle] in emptyTitle } : nil
  }

  /// Returns the title for assistive technologies, if the bar shows none.
  fileprivate func accessibilityLabel(over app: String?) -> ThemedValue<String?>? {
    guard hidesTitle, let label = app ?? appTitle else { return nil }
    return ThemedValue(label) { label }
  }

  /// Returns the image for the large content viewer, which shouldn't show the icon that a theme has
  /// replaced, nor one in a color meant for the bar.
  fileprivate func largeImage(over app: UIImage?) -> ThemedValue<UIImage?>? {
    let setting = settings.largeContentSizeImage
    if setting.value != nil { return image(setting, app: app) }
    return setsImage ? image(settings.image, app: app) : nil
  }

  private func make(_ setting: TabBarTheme.Setting<TabBarTheme.Image>) -> UIImage? {
    setting.value?.icon?.uiKitValue(in: application.compiled.context)
  }

  fileprivate func appearance(
    _ resolved: TabBarTheme.Appearance?
  ) -> ThemedValue<UITabBarAppearance?> {
    ThemedValue(application.key(resolved)) { [application] in
      resolved.map(application.appearance)
    }
  }
}

extension BarTab {
  /// The images of a tab; the app may change one of the two over an override.
  package static let imagesProperty = {
    var property = OverridableProperty(\BarTab.images) { $0.object }
    property.merge = { app, written, now in
      ItemImages(
        image: now.image == written.image ? app.image : now.image,
        selectedImage: now.selectedImage == written.selectedImage
          ? app.selectedImage : now.selectedImage,
        tabSelectedImage: now.tabSelectedImage == written.tabSelectedImage
          ? app.tabSelectedImage : now.tabSelectedImage
      )
    }
    return property
  }()

  /// The badge of a tab, whose changes by the app replace the theme's.
  package static let badgeProperty =
    OverridableProperty(\BarTab.badgeValue, isContent: true) { $0.object }

  /// The title of a tab.
  package static let titleProperty = OverridableProperty(\BarTab.title) { $0.object }

  /// The properties that themes set on a tab; UIKit copies those of a `UITab` to its item.
  static let themedProperties = ThemedProperties<BarTab, ItemTheme>(all: [
    ThemedProperty("title", titleProperty) { theme, _ in theme.title },
    ThemedProperty("image", imagesProperty) { $0.images(over: $1()) },
    ThemedProperty("badgeValue", badgeProperty) { theme, _ in
      theme.settings.badgeValue.value.map { text in ThemedValue(text) { text } }
    },
  ])
}

extension UITabBarItem {
  package static let imageInsetsProperty = OverridableProperty(\UITabBarItem.imageInsets)
  package static let landscapeImagePhoneInsetsProperty =
    OverridableProperty(\UITabBarItem.landscapeImagePhoneInsets)

  /// The accessibility label of an item, which VoiceOver reads in place of the title.
  package static let accessibilityLabelProperty =
    OverridableProperty(\UITabBarItem.accessibilityLabel)

  /// Moves the icon down to the middle of a classic item of 49 points, or back; insets that the app
  /// or the theme has set win.
  ///
  /// - Note: 6 points, as apps have done it since iOS 7, from notes of others; not verified here.
  /// - Returns: Whether the insets were written.
  func centerIcon(_ isCentered: Bool) -> Bool {
    guard isCentered else { return Self.imageInsetsProperty.restore(self, by: .centering) }
    return Self.imageInsetsProperty.override(self, by: .centering, key: true) { below in
      below == .zero ? UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0) : below
    }
  }

  /// The properties that themes set on an item.
  static let themedProperties = ThemedProperties<UITabBarItem, ItemTheme>(all: [
    ThemedProperty("accessibilityLabel", accessibilityLabelProperty) {
      $0.accessibilityLabel(over: $1())
    },
    ThemedProperty("landscapeImagePhone", OverridableProperty(\.landscapeImagePhone)) {
      theme,
      app in
      let image = theme.settings.landscapeImagePhone
      return image.value == nil ? nil : theme.image(image, app: app())
    },
    ThemedProperty("largeContentSizeImage", OverridableProperty(\.largeContentSizeImage)) {
      $0.largeImage(over: $1())
    },
    ThemedProperty("imageInsets", imageInsetsProperty) { theme, _ in
      theme.application.value(theme.settings.imageInsets)
    },
    ThemedProperty("landscapeImagePhoneInsets", landscapeImagePhoneInsetsProperty) {
      theme,
      _ in
      theme.application.value(theme.settings.landscapeImagePhoneInsets)
    },
    ThemedProperty(
      "largeContentSizeImageInsets",
      OverridableProperty(\.largeContentSizeImageInsets)
    ) { theme, _ in
      theme.application.value(theme.settings.largeContentSizeImageInsets)
    },
    ThemedProperty("titlePositionAdjustment", OverridableProperty(\.titlePositionAdjustment)) {
      theme,
      _ in
      theme.application.value(theme.settings.titlePositionAdjustment)
    },
    ThemedProperty("badgeColor", OverridableProperty(\.badgeColor)) { theme, _ in
      theme.application.value(theme.settings.badgeColor)?.optional
    },
    // The appearance of an item styles the whole bar while the item is selected, so it is replaced
    // by the theme's.
    ThemedProperty("badgeTextAttributes", badgeTextProperty) { theme, app in
      guard let attributes = theme.application.badgeAttributes(theme.settings.badgeText) else {
        return nil
      }
      let below = app()
      return ThemedValue(attributes.key) { below.merging(attributes.make()) }
    },
    ThemedProperty("standardAppearance", appearanceProperty(\.standardAppearance)) { theme, app in
      let standard = theme.application.resolved.standard
      return (theme.appearances.standard ?? (app() == nil ? nil : standard))
        .map { theme.appearance($0) }
    },
    ThemedProperty("scrollEdgeAppearance", appearanceProperty(\.scrollEdgeAppearance)) {
      theme,
      app in
      if let edge = theme.appearances.scrollEdge { return theme.appearance(edge) }
      guard app() != nil else { return nil }
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
  /// Returns the theme's settings for an item, each from the first matching name that sets it:
  /// the identifier, then the index, then `all`.
  func item(
    at index: Int,
    identifiers: [String]
  ) -> (TabBarTheme.ItemOverride, ItemAppearances) {
    let identifier = identifiers.map { TabBarTab.Name.identifier($0) }
      .first { items[$0] != nil }
    let names = [.all, .index(index)] + [identifier].compactMap(\.self)
    let settings = names.compactMap { items[$0] }
      .reduce(TabBarTheme.ItemOverride()) { $0.merging($1) }
    let appearances = names.compactMap { itemAppearances[$0] }
    return (
      settings.withoutNull, appearances.last { $0.standard != nil } ?? appearances.last ?? .init()
    )
  }
}
