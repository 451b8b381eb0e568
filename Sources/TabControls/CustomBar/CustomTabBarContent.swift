public import TabUIKit

/// Contents of an item of a ``CustomTabBar`` besides the properties of its `UITabBarItem`.
///
///     bar.contents[2] = CustomTabBarContent(subtitle: "3 new", backgroundColor: .systemRed)
///     bar.contents["cart"]?.cornerRadius = 8
public struct CustomTabBarContent {
  /// A second line below the title.
  public var subtitle: String?

  /// The second line with attributes, which replaces ``subtitle``.
  public var attributedSubtitle: NSAttributedString?

  /// The treatment of a title that is wider than the item: cut, or on several lines.
  public var titleLineBreakMode: NSLineBreakMode = .byTruncatingTail

  /// The treatment of a subtitle that is wider than the item.
  public var subtitleLineBreakMode: NSLineBreakMode = .byTruncatingTail

  /// The alignment of title and subtitle, and of their lines; `automatic` is centered.
  public var titleAlignment: UIButton.Configuration.TitleAlignment = .automatic

  /// The space between title and subtitle, in points.
  public var subtitlePadding: CGFloat = 0

  /// A text with attributes that replaces the title.
  public var attributedTitle: NSAttributedString?

  /// The text with attributes while the item is selected; `nil` for ``attributedTitle``.
  public var selectedAttributedTitle: NSAttributedString?

  /// The image while the item is pressed; `nil` for that of its state.
  public var pressedImage: UIImage?

  /// The side of the title on which the image is; `nil` for the layout's.
  public var imagePlacement: TabBarImagePlacement?

  /// The space between image and title, in points; `nil` for the layout's.
  public var imagePadding: CGFloat?

  /// The insets of image, title and subtitle from the edges of the item, in points; they are
  /// centered in the area that is left.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// The background color of the item.
  public var backgroundColor: UIColor?

  /// The background image of the item, over the color.
  public var backgroundImage: UIImage?

  /// The radius of the corners of color, image and border, in points.
  public var cornerRadius: CGFloat = 0

  /// The corners that are round if ``cornerRadius`` is greater than 0; by default all.
  ///
  ///     content.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]  // at the top
  public var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The color of the border.
  public var borderColor: UIColor?

  /// The width of the border, in points; 0 for none.
  public var borderWidth: CGFloat = 0

  /// Creates contents; omitted arguments leave those of the item.
  public init(
    subtitle: String? = nil,
    attributedTitle: NSAttributedString? = nil,
    backgroundColor: UIColor? = nil,
    backgroundImage: UIImage? = nil
  ) {
    self.subtitle = subtitle
    self.attributedTitle = attributedTitle
    self.backgroundColor = backgroundColor
    self.backgroundImage = backgroundImage
  }
}
