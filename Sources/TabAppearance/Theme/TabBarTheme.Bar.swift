extension TabBarTheme {
  /// The bar behind the items; names and meanings are those of `UITabBarAppearance`.
  public struct Bar: Hashable, Sendable {
    /// Which of UIKit's backgrounds the bar starts from.
    public var background: Setting<Background>

    /// The material; `nil` is UIKit's for the ``background``.
    public var backgroundEffect: Setting<BlurStyle>

    /// The color painted over the material.
    public var backgroundColor: Setting<ThemeColor>

    /// The image painted over material and color.
    public var backgroundImage: Setting<ThemeImage>

    /// How the image fills the bar.
    public var backgroundImageContentMode: Setting<ContentMode>

    /// The color of the hairline above the bar, and of a template ``shadowImage``.
    public var shadowColor: Setting<ThemeColor>

    /// The image that replaces the hairline.
    public var shadowImage: Setting<ThemeImage>

    /// The color behind the selected item, and of a template ``selectionIndicatorImage``.
    public var selectionIndicatorTintColor: Setting<ThemeColor>

    /// The image behind the selected item.
    public var selectionIndicatorImage: Setting<ThemeImage>

    /// How stacked items are placed.
    public var stackedItemPositioning: Setting<ItemPositioning>

    /// The width of stacked items, in points, if they are centered; 0 is the system's.
    public var stackedItemWidth: Setting<Double>

    /// The space between stacked items, in points, if they are centered; 0 is the system's.
    public var stackedItemSpacing: Setting<Double>

    /// Creates a description of a bar; what is left out is inherited.
    public init(
      background: Setting<Background> = .inherited,
      backgroundEffect: Setting<BlurStyle> = .inherited,
      backgroundColor: Setting<ThemeColor> = .inherited,
      backgroundImage: Setting<ThemeImage> = .inherited,
      backgroundImageContentMode: Setting<ContentMode> = .inherited,
      shadowColor: Setting<ThemeColor> = .inherited,
      shadowImage: Setting<ThemeImage> = .inherited,
      selectionIndicatorTintColor: Setting<ThemeColor> = .inherited,
      selectionIndicatorImage: Setting<ThemeImage> = .inherited,
      stackedItemPositioning: Setting<ItemPositioning> = .inherited,
      stackedItemWidth: Setting<Double> = .inherited,
      stackedItemSpacing: Setting<Double> = .inherited
    ) {
      self.background = background
      self.backgroundEffect = backgroundEffect
      self.backgroundColor = backgroundColor
      self.backgroundImage = backgroundImage
      self.backgroundImageContentMode = backgroundImageContentMode
      self.shadowColor = shadowColor
      self.shadowImage = shadowImage
      self.selectionIndicatorTintColor = selectionIndicatorTintColor
      self.selectionIndicatorImage = selectionIndicatorImage
      self.stackedItemPositioning = stackedItemPositioning
      self.stackedItemWidth = stackedItemWidth
      self.stackedItemSpacing = stackedItemSpacing
    }
  }

  /// One of the backgrounds that UIKit configures.
  public enum Background: String, Hashable, Sendable, CaseIterable {
    /// The system's material and hairline.
    case `default`

    /// The system's opaque color and hairline.
    case opaque

    /// Neither background nor hairline.
    case transparent
  }

  /// A style of `UIBlurEffect`, under UIKit's name.
  public enum BlurStyle: String, Hashable, Sendable, CaseIterable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark

    /// No material at all.
    case none
  }

  /// How an image fills the bar, under the names of `UIView.ContentMode`.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// How stacked items are placed, under the names of `UITabBar.ItemPositioning`.
  public enum ItemPositioning: String, Hashable, Sendable, CaseIterable {
    case automatic, fill, centered
  }
}
