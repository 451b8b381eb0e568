import TabUIKit

extension TabBarTheme {
  /// The settings of the bar behind the items; names and meanings are those of
  /// `UITabBarAppearance`.
  public struct Bar: Hashable, Sendable {
    /// The configuration of UIKit from which the background starts: default, opaque or transparent.
    public var background: Setting<Background>

    /// The material; `nil` is UIKit's for the ``background``.
    public var backgroundEffect: Setting<BlurStyle>

    /// The color painted over the material.
    public var backgroundColor: Setting<Color>

    /// The image painted over material and color.
    public var backgroundImage: Setting<Image>

    /// The way in which the image fills the bar.
    public var backgroundImageContentMode: Setting<ContentMode>

    /// The color of the hairline above the bar, and of a template ``shadowImage``.
    public var shadowColor: Setting<Color>

    /// The image that replaces the hairline.
    public var shadowImage: Setting<Image>

    /// The color behind the selected item, and of a template ``selectionIndicatorImage``.
    public var selectionIndicatorTintColor: Setting<Color>

    /// The image behind the selected item.
    public var selectionIndicatorImage: Setting<Image>

    /// The positioning of stacked items along the bar.
    public var stackedItemPositioning: Setting<ItemPositioning>

    /// The width of centered stacked items, in points.
    ///
    /// 0 is UIKit's own width.
    public var stackedItemWidth: Setting<Double>

    /// The space between centered stacked items, in points.
    ///
    /// 0 is UIKit's own space.
    public var stackedItemSpacing: Setting<Double>

    /// Creates the settings of a bar; omitted arguments are inherited.
    public init(
      background: Setting<Background> = .inherited,
      backgroundEffect: Setting<BlurStyle> = .inherited,
      backgroundColor: Setting<Color> = .inherited,
      backgroundImage: Setting<Image> = .inherited,
      backgroundImageContentMode: Setting<ContentMode> = .inherited,
      shadowColor: Setting<Color> = .inherited,
      shadowImage: Setting<Image> = .inherited,
      selectionIndicatorTintColor: Setting<Color> = .inherited,
      selectionIndicatorImage: Setting<Image> = .inherited,
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
}

extension TabBarTheme.Bar: Keyed {
  package typealias Target = UITabBarAppearance
  package static let noun = "the bar"
  /// Creates settings that are all inherited.
  public init() { self.init(background: .inherited) }

  // 'background' is first, since compiling it resets the other properties.
  package static let keys: [Key<Self>] = [
    .setting(
      "background",
      \.background,
      .choice(),
      "The background of UIKit that the bar starts from.",
      uiKit: .background
    ),
    .setting(
      "backgroundEffect",
      \.backgroundEffect,
      .choice(),
      "The material behind the items.",
      capability: .backgroundEffect
    ) { \.backgroundEffect },
    .setting(
      "backgroundColor",
      \.backgroundColor,
      .color,
      "The color painted over the material.",
      capability: .backgroundColor
    ) { \.backgroundColor },
    .setting(
      "backgroundImage",
      \.backgroundImage,
      .image,
      "The image over the material and the color.",
      capability: .backgroundImage
    ) { \.backgroundImage },
    .setting(
      "backgroundImageContentMode",
      \.backgroundImageContentMode,
      .choice(),
      "The content mode of the image.",
      capability: .backgroundImage
    ) { \.backgroundImageContentMode },
    .setting(
      "shadowColor",
      \.shadowColor,
      .color,
      "The color of the hairline above the bar.",
      capability: .shadow
    ) { \.shadowColor },
    .setting(
      "shadowImage",
      \.shadowImage,
      .image,
      "The image that replaces the hairline.",
      capability: .shadow
    ) { \.shadowImage },
    .setting(
      "selectionIndicatorTintColor",
      \.selectionIndicatorTintColor,
      .color,
      "The color behind the selected item.",
      capability: .selectionIndicator
    ) { \.selectionIndicatorTintColor },
    .setting(
      "selectionIndicatorImage",
      \.selectionIndicatorImage,
      .image,
      "The image behind the selected item.",
      capability: .selectionIndicator
    ) { \.selectionIndicatorImage },
    .setting(
      "stackedItemPositioning",
      \.stackedItemPositioning,
      .choice(),
      "How stacked items are placed.",
      capability: .stackedItems
    ) { \.stackedItemPositioning },
    .setting(
      "stackedItemWidth",
      \.stackedItemWidth,
      .stackedLength,
      "The width of centered stacked items, in points. 0 is UIKit's own width.",
      capability: .stackedItems
    ) { \.stackedItemWidth },
    .setting(
      "stackedItemSpacing",
      \.stackedItemSpacing,
      .stackedLength,
      "The space between centered stacked items, in points. 0 is UIKit's own space.",
      capability: .stackedItems
    ) { \.stackedItemSpacing },
  ]
}

extension TabBarTheme {
  /// A background as UIKit configures it, by `configureWithDefaultBackground()` and its siblings.
  public enum Background: String, Hashable, Sendable, CaseIterable {
    /// The system's material and hairline.
    case `default`

    /// The system's opaque color and hairline.
    case opaque

    /// Neither background nor hairline.
    case transparent
  }

  /// A style of `UIBlurEffect`, under UIKit's name.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum BlurStyle: String, Hashable, Sendable, CaseIterable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark

    /// No material.
    case none
  }

  /// The way in which an image fills the bar, under the names of `UIView.ContentMode`.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The positioning of stacked items, under the names of `UITabBar.ItemPositioning`.
  public enum ItemPositioning: String, Hashable, Sendable, CaseIterable {
    case automatic, fill, centered
  }
}

// A static member for each value, so that `background: .opaque` compiles.

extension TabBarTheme.Setting<TabBarTheme.Background> {
  public static var `default`: Self { .value(.`default`) }
  public static var opaque: Self { .value(.opaque) }
  public static var transparent: Self { .value(.transparent) }
}

extension TabBarTheme.Setting<TabBarTheme.BlurStyle> {
  public static var extraLight: Self { .value(.extraLight) }
  public static var light: Self { .value(.light) }
  public static var dark: Self { .value(.dark) }
  public static var regular: Self { .value(.regular) }
  public static var prominent: Self { .value(.prominent) }
  public static var systemUltraThinMaterial: Self { .value(.systemUltraThinMaterial) }
  public static var systemThinMaterial: Self { .value(.systemThinMaterial) }
  public static var systemMaterial: Self { .value(.systemMaterial) }
  public static var systemThickMaterial: Self { .value(.systemThickMaterial) }
  public static var systemChromeMaterial: Self { .value(.systemChromeMaterial) }
  public static var systemUltraThinMaterialLight: Self { .value(.systemUltraThinMaterialLight) }
  public static var systemThinMaterialLight: Self { .value(.systemThinMaterialLight) }
  public static var systemMaterialLight: Self { .value(.systemMaterialLight) }
  public static var systemThickMaterialLight: Self { .value(.systemThickMaterialLight) }
  public static var systemChromeMaterialLight: Self { .value(.systemChromeMaterialLight) }
  public static var systemUltraThinMaterialDark: Self { .value(.systemUltraThinMaterialDark) }
  public static var systemThinMaterialDark: Self { .value(.systemThinMaterialDark) }
  public static var systemMaterialDark: Self { .value(.systemMaterialDark) }
  public static var systemThickMaterialDark: Self { .value(.systemThickMaterialDark) }
  public static var systemChromeMaterialDark: Self { .value(.systemChromeMaterialDark) }
  public static var none: Self { .value(.none) }
}

extension TabBarTheme.Setting<TabBarTheme.ContentMode> {
  public static var scaleToFill: Self { .value(.scaleToFill) }
  public static var scaleAspectFit: Self { .value(.scaleAspectFit) }
  public static var scaleAspectFill: Self { .value(.scaleAspectFill) }
  public static var redraw: Self { .value(.redraw) }
  public static var center: Self { .value(.center) }
  public static var top: Self { .value(.top) }
  public static var bottom: Self { .value(.bottom) }
  public static var left: Self { .value(.left) }
  public static var right: Self { .value(.right) }
  public static var topLeft: Self { .value(.topLeft) }
  public static var topRight: Self { .value(.topRight) }
  public static var bottomLeft: Self { .value(.bottomLeft) }
  public static var bottomRight: Self { .value(.bottomRight) }
}

extension TabBarTheme.Setting<TabBarTheme.ItemPositioning> {
  public static var automatic: Self { .value(.automatic) }
  public static var fill: Self { .value(.fill) }
  public static var centered: Self { .value(.centered) }
}
