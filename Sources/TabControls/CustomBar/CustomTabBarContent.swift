public import TabUIKit

/// What an item of a ``CustomTabBar`` shows besides what its `UITabBarItem` says.
///
///     bar.contents[2] = CustomTabBarContent(subtitle: "3 new", backgroundColor: .systemRed)
public struct CustomTabBarContent {
  /// A second line below the title.
  public var subtitle: String?

  /// A text with attributes of its own, which is shown in place of title and subtitle.
  public var attributedTitle: NSAttributedString?

  /// The color behind the whole item.
  public var backgroundColor: UIColor?

  /// The image behind the whole item, over the color.
  public var backgroundImage: UIImage?

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
