extension TabBarTheme {
  /// What a theme says of one item of the bar.
  ///
  ///     var theme = TabBarTheme(name: "Ocean")
  ///     theme.items["home"] = .init(image: "asset:House", badgeColor: "#C6262E")
  ///     theme.items[2] = .init(standard: .init(item: .init(selected: .init(color: "#0066CC"))))
  ///
  /// What is left out, and what is `nil`, stays as the app has it.
  public struct TabItem: Hashable, Sendable {
    /// The icon.
    public var image: Setting<ThemeImage>

    /// The icon while the item is selected.
    public var selectedImage: Setting<ThemeImage>

    /// The icon where the bar has its low height, as on most iPhones in landscape.
    public var landscapeImagePhone: Setting<ThemeImage>

    /// The icon that the large content viewer shows at accessibility text sizes.
    public var largeContentSizeImage: Setting<ThemeImage>

    /// How far the edges of the icon are moved inward, in points.
    public var imageInsets: Setting<Insets>

    /// How far the title is moved, in points.
    public var titlePositionAdjustment: Setting<Offset>

    /// The text of the badge, not empty.
    public var badgeValue: Setting<String>

    /// The color of the badge.
    public var badgeColor: Setting<ThemeColor>

    /// What differs from the theme while the item is selected, and in the item itself.
    public var standard: Overlay

    /// The same while the content's edge meets the bar; if it isn't said, ``standard`` over the theme's.
    public var scrollEdge: Setting<ScrollEdge>

    /// Creates a description of an item; what is left out stays as the app has it.
    public init(
      image: Setting<ThemeImage> = .inherited,
      selectedImage: Setting<ThemeImage> = .inherited,
      landscapeImagePhone: Setting<ThemeImage> = .inherited,
      largeContentSizeImage: Setting<ThemeImage> = .inherited,
      imageInsets: Setting<Insets> = .inherited,
      titlePositionAdjustment: Setting<Offset> = .inherited,
      badgeValue: Setting<String> = .inherited,
      badgeColor: Setting<ThemeColor> = .inherited,
      standard: Overlay = Overlay(),
      scrollEdge: Setting<ScrollEdge> = .inherited
    ) {
      self.image = image
      self.selectedImage = selectedImage
      self.landscapeImagePhone = landscapeImagePhone
      self.largeContentSizeImage = largeContentSizeImage
      self.imageInsets = imageInsets
      self.titlePositionAdjustment = titlePositionAdjustment
      self.badgeValue = badgeValue
      self.badgeColor = badgeColor
      self.standard = standard
      self.scrollEdge = scrollEdge
    }
  }

  /// How far edges are moved inward; leading and trailing swap sides in right-to-left interfaces.
  public struct Insets: Hashable, Sendable {
    /// The move of the top edge downward, in points.
    public var top: Double

    /// The move of the leading edge, in points.
    public var leading: Double

    /// The move of the bottom edge upward, in points.
    public var bottom: Double

    /// The move of the trailing edge, in points.
    public var trailing: Double

    /// Creates insets.
    ///
    /// - Parameters:
    ///   - top: The move of the top edge downward, in points.
    ///   - leading: The move of the leading edge, in points.
    ///   - bottom: The move of the bottom edge upward, in points.
    ///   - trailing: The move of the trailing edge, in points.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }
}
