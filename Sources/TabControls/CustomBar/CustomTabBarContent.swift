public import TabUIKit

/// What an item of a ``CustomTabBar`` shows besides the properties of its `UITabBarItem`.
///
///     bar.contents[2] = CustomTabBarContent(subtitle: "3 new", backgroundColor: .systemRed)
///     bar.contents["cart"]?.cornerRadius = 8
public struct CustomTabBarContent {
  /// A second line below the title.
  public var subtitle: String?

  /// Attributes of the subtitle over those of the title.
  public var subtitleAttributes: [NSAttributedString.Key: Any] = [:]

  /// The space between title and subtitle, in points.
  public var subtitlePadding: CGFloat = 0

  /// A text with attributes of its own, which is shown in place of title and subtitle.
  public var attributedTitle: NSAttributedString?

  /// The same while the item is selected; `nil` for ``attributedTitle``.
  public var selectedAttributedTitle: NSAttributedString?

  /// The image while a finger is on the item; `nil` for that of its state.
  public var pressedImage: UIImage?

  /// Where the image is beside the title; `nil` for the layout's.
  public var imagePlacement: TabBarImagePlacement?

  /// The space between image and title, in points; `nil` for the layout's.
  public var imagePadding: CGFloat?

  /// The color behind the whole item.
  public var backgroundColor: UIColor?

  /// The image behind the whole item, over the color.
  public var backgroundImage: UIImage?

  /// The radius of the corners of color, image and border, in points.
  public var cornerRadius: CGFloat = 0

  /// The color of the border.
  public var borderColor: UIColor?

  /// The width of the border, in points; 0 for none.
  public var borderWidth: CGFloat = 0

  /// How far the whole item is moved down, in points; negative is up.
  public var yOffset: CGFloat

  /// Creates a content; what is left out is that of the item.
  public init(
    subtitle: String? = nil,
    attributedTitle: NSAttributedString? = nil,
    backgroundColor: UIColor? = nil,
    backgroundImage: UIImage? = nil,
    yOffset: CGFloat = 0
  ) {
    self.subtitle = subtitle
    self.attributedTitle = attributedTitle
    self.backgroundColor = backgroundColor
    self.backgroundImage = backgroundImage
    self.yOffset = yOffset
  }
}
