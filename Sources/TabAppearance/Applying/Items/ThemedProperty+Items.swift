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
    let settings: ResolvedTabItem

    /// The icon of the app.
    let ownImage: UIImage?

    /// The color that the icon is drawn in beforehand; one with colors of its own keeps them.
    fileprivate var bakedColor: ThemeColor? {
      let canBeBaked = ownImage.map { $0.renderingMode != .alwaysOriginal } ?? false
      return canBeBaked || settings.image != nil ? application.bakedColor : nil
    }

    var setsImage: Bool { settings.image != nil || bakedColor != nil }

    /// The theme's image; where it isn't found, the app's.
    fileprivate func value(_ image: ThemeImage?, own: UIImage?) -> ThemedValue<UIImage?> {
      ThemedValue(image) { application.image(image) ?? own ?? ownImage }
    }

    fileprivate func mirrored<Setting: Hashable, Value>(
      _ setting: Setting?,
      _ make: @escaping (Setting, Bool) -> Value
    ) -> ThemedValue<Value>? {
      let isRightToLeft = application.conditions.isRightToLeft
      return setting.map { setting in
        ThemedValue(Mirrored(setting: setting, isRightToLeft: isRightToLeft)) {
          make(setting, isRightToLeft)
        }
      }
    }

    fileprivate func appearance(
      _ resolved: ResolvedAppearance?
    ) -> ThemedValue<UITabBarAppearance?> {
      ThemedValue(application.key(resolved)) { resolved.map(application.appearance) }
    }
  }

  private struct Mirrored<Setting: Hashable>: Hashable {
    let setting: Setting
    let isRightToLeft: Bool
  }

  fileprivate struct BakedImage: Hashable {
    let image: ThemeImage?
    let color: ThemeColor
  }
}

extension ThemedProperties<ThemedItem.Target, ThemedItem.Theme> {
  /// What themes set on an item.
  static func ofItem() -> Self {
    Self(all: [
      // Before `image`: where none was set, UIKit gives that one. Set together with it, since UIKit
      // copies both.
      ThemedProperty(\.selectedImage) { theme, own in
        if let image = theme.settings.selectedImage { return theme.value(image, own: own) }
        guard theme.setsImage else { return nil }
        let isOwn = own != nil || theme.bakedColor == nil
        return isOwn ? ThemedValue("own") { own } : theme.value(theme.settings.image, own: own)
      },
      ThemedProperty(\.image) { theme, own in
        let image = theme.settings.image
        guard let color = theme.bakedColor else { return image.map { theme.value($0, own: own) } }
        return ThemedValue(ThemedItem.BakedImage(image: image, color: color)) {
          (theme.application.image(image) ?? own)?.baked(in: theme.application.color(color))
        }
      },
      ThemedProperty(\.item.landscapeImagePhone) { theme, own in
        theme.settings.landscapeImagePhone.map { theme.value($0, own: own) }
      },
      // The large content viewer shows the icon, not what it was before, nor a color meant for the
      // bar.
      ThemedProperty(\.item.largeContentSizeImage) { theme, own in
        if let image = theme.settings.largeContentSizeImage { return theme.value(image, own: own) }
        return theme.setsImage ? theme.value(theme.settings.image, own: own) : nil
      },
      ThemedProperty(\.item.imageInsets) { theme, _ in
        theme.mirrored(theme.settings.imageInsets, UIEdgeInsets.init(_:isRightToLeft:))
      },
      ThemedProperty(\.item.titlePositionAdjustment) { theme, _ in
        theme.mirrored(theme.settings.titlePositionAdjustment, UIOffset.init(_:isRightToLeft:))
      },
      ThemedProperty(\.badgeValue, isContent: true) { theme, _ in
        theme.settings.badgeValue.map { text in ThemedValue(text) { text } }
      },
      ThemedProperty(\.item.badgeColor) { theme, _ in
        theme.settings.badgeColor.map { color in
          ThemedValue(color) { theme.application.color(color) }
        }
      },
      // An item's own appearance styles the whole bar while the item is selected: it gets the
      // theme's.
      ThemedProperty(\.item.standardAppearance, copy: copy) { theme, own in
        let standard = theme.application.resolved.standard
        return (theme.settings.standard ?? (own == nil ? nil : standard)).map(theme.appearance)
      },
      ThemedProperty(\.item.scrollEdgeAppearance, copy: copy) { theme, own in
        if let edge = theme.settings.scrollEdge { return theme.appearance(edge) }
        guard own != nil else { return nil }
        let isOwn = theme.settings.standard != nil
        return theme.appearance(isOwn ? nil : theme.application.resolved.scrollEdge)
      },
    ])
  }

  private static func copy(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
    appearance.map(UITabBarAppearance.init(barAppearance:))
  }
}

extension ResolvedTheme {
  /// What the theme sets on an item; of two keys that mean it, the identifier wins property by
  /// property.
  func item(at index: Int, identifiers: [String]) -> ResolvedTabItem {
    let byIndex = items[.index(index)]
    let byIdentifier = identifiers.lazy.compactMap { items[.identifier($0)] }.first
    guard let first = byIdentifier ?? byIndex else { return ResolvedTabItem() }
    guard byIdentifier != nil, let second = byIndex else { return first }
    return ResolvedTabItem(
      image: first.image ?? second.image,
      selectedImage: first.selectedImage ?? second.selectedImage,
      landscapeImagePhone: first.landscapeImagePhone ?? second.landscapeImagePhone,
      largeContentSizeImage: first.largeContentSizeImage ?? second.largeContentSizeImage,
      imageInsets: first.imageInsets ?? second.imageInsets,
      titlePositionAdjustment: first.titlePositionAdjustment ?? second.titlePositionAdjustment,
      badgeValue: first.badgeValue ?? second.badgeValue,
      badgeColor: first.badgeColor ?? second.badgeColor,
      standard: first.standard ?? second.standard,
      scrollEdge: first.standard == nil ? second.scrollEdge : first.scrollEdge
    )
  }
}
