extension TabBarTheme {
  /// The settings of a theme for single items of the bar.
  ///
  ///     var theme = TabBarTheme(name: "Ocean")
  ///     theme.items["home"] = .init(image: "asset:House", badgeColor: "#C6262E")
  ///     theme.items[2] = .init(standard: .init(item: .init(selected: .init(color: "#0066CC"))))
  ///
  /// Settings that are omitted, and those that are `nil`, leave the item's properties as the app
  /// set them.
  public struct ItemOverride: Hashable, Sendable {
    /// The icon.
    public var image: Setting<Image>

    /// The icon while the item is selected.
    public var selectedImage: Setting<Image>

    /// The icon in a bar of compact height, as on most iPhones in landscape.
    public var landscapeImagePhone: Setting<Image>

    /// The insets of ``landscapeImagePhone``, in points; positive values move edges inward.
    public var landscapeImagePhoneInsets: Setting<Insets>

    /// The icon that the large content viewer shows at accessibility text sizes.
    public var largeContentSizeImage: Setting<Image>

    /// The insets of ``largeContentSizeImage``, in points; positive values move edges inward.
    public var largeContentSizeImageInsets: Setting<Insets>

    /// The insets of the icon, in points; positive values move edges inward.
    public var imageInsets: Setting<Insets>

    /// Whether the bar shows the title; VoiceOver reads it in either case.
    ///
    /// `.value(false)` shows only the icon in a bar at the bottom. On a classic bar the theme's
    /// insets center the icon, on glass the system does. The bar at the top of an iPad shows titles
    /// only, and the list of More needs them: both keep the title.
    public var showsTitle: Setting<Bool>

    /// The offset of the title from its default position, in points.
    ///
    /// For all items, ``TabBarTab/Name/all``, it becomes the offset in `item.normal`, unless
    /// that sets one. UIKit ignores the offset of a single item on a bar with an appearance, and every
    /// bar with a theme has one. A `CustomTabBar` of TabControls takes the item's offset instead of
    /// the appearance's.
    public var titlePositionAdjustment: Setting<Offset>

    /// The text of the badge, not empty.
    public var badgeValue: Setting<String>

    /// The color of the badge.
    public var badgeColor: Setting<Color>

    /// The attributes of the badge's text, in all states.
    ///
    /// Attributes that the theme sets in `badgeText` of the bar's items win, as
    /// `badgeBackgroundColor` wins over ``badgeColor``: UIKit's choice between the two is unknown.
    public var badgeText: Text

    /// The appearance of the bar while the item is selected, and of the item itself, over the
    /// theme's.
    public var standard: Appearance

    /// The appearance at the scroll edge while the item is selected; if it is inherited,
    /// ``standard`` over the theme's.
    public var scrollEdge: Setting<ScrollEdge>

    /// Creates the settings of an item; omitted arguments leave the app's values.
    public init(
      image: Setting<Image> = .inherited,
      selectedImage: Setting<Image> = .inherited,
      landscapeImagePhone: Setting<Image> = .inherited,
      landscapeImagePhoneInsets: Setting<Insets> = .inherited,
      largeContentSizeImage: Setting<Image> = .inherited,
      largeContentSizeImageInsets: Setting<Insets> = .inherited,
      imageInsets: Setting<Insets> = .inherited,
      showsTitle: Setting<Bool> = .inherited,
      titlePositionAdjustment: Setting<Offset> = .inherited,
      badgeValue: Setting<String> = .inherited,
      badgeColor: Setting<Color> = .inherited,
      badgeText: Text = Text(),
      standard: Appearance = Appearance(),
      scrollEdge: Setting<ScrollEdge> = .inherited
    ) {
      self.image = image
      self.selectedImage = selectedImage
      self.landscapeImagePhone = landscapeImagePhone
      self.landscapeImagePhoneInsets = landscapeImagePhoneInsets
      self.largeContentSizeImageInsets = largeContentSizeImageInsets
      self.largeContentSizeImage = largeContentSizeImage
      self.imageInsets = imageInsets
      self.showsTitle = showsTitle
      self.titlePositionAdjustment = titlePositionAdjustment
      self.badgeValue = badgeValue
      self.badgeColor = badgeColor
      self.badgeText = badgeText
      self.standard = standard
      self.scrollEdge = scrollEdge
    }
  }
}

extension TabBarTheme.ItemOverride: Keyed {
  package static let noun = "an item"
  /// Creates settings that are all inherited.
  public init() { self.init(image: .inherited) }

  package static let keys: [Key<Self>] = [
    .setting("image", \.image, .icon, "The icon."),
    .setting(
      "selectedImage",
      \.selectedImage,
      .icon,
      "The icon while the item is selected.",
      capability: .selectedImage
    ),
    .setting(
      "landscapeImagePhone",
      \.landscapeImagePhone,
      .icon,
      "The icon in a bar of low height, as on most iPhones in landscape."
    ),
    .setting(
      "landscapeImagePhoneInsets",
      \.landscapeImagePhoneInsets,
      .insets,
      "The insets of the landscape icon, in points.",
      capability: .imageInsets
    ),
    .setting(
      "largeContentSizeImage",
      \.largeContentSizeImage,
      .icon,
      "The icon that the large content viewer shows at accessibility text sizes."
    ),
    .setting(
      "largeContentSizeImageInsets",
      \.largeContentSizeImageInsets,
      .insets,
      "The insets of the icon in the large content viewer, in points."
    ),
    .setting(
      "imageInsets",
      \.imageInsets,
      .insets,
      "The insets of the icon, in points.",
      capability: .imageInsets
    ),
    .setting(
      "showsTitle",
      \.showsTitle,
      .flag,
      "Whether the bar shows the title. VoiceOver reads a hidden title, too.",
      capability: .showsTitle
    ),
    .setting(
      "titlePositionAdjustment",
      \.titlePositionAdjustment,
      .offset,
      "The offset of the title, in points. For a single item, only a custom bar has it.",
      capability: .itemTitlePositionAdjustment
    ),
    .setting("badgeValue", \.badgeValue, .text, "The text of the badge."),
    .setting(
      "badgeColor",
      \.badgeColor,
      .color,
      "The color of the badge.",
      capability: .otherBadgeColors
    ),
    .object("badgeText", \.badgeText, "The color and the font of the badge's text."),
    .object(
      "standard",
      \.standard,
      "Overrides for the bar while the item is selected, and for the item."
    ),
    .setting(
      "scrollEdge",
      \.scrollEdge,
      .scrollEdge,
      "The same overrides while the content is scrolled to its edge.",
      capability: .scrollEdge
    ),
  ]
}
