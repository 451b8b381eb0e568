/// The look of a tab bar and its items.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the title below the icon.
  @NSCopying open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)

  /// The look of items with the title next to the icon.
  @NSCopying open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)

  /// The look of items with the title next to a smaller icon, in compact width and height.
  @NSCopying open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  /// The color of the selection indicator, or of its template image.
  @NSCopying open var selectionIndicatorTintColor: UIColor?

  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage?

  /// The distribution of stacked items.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic

  /// The width of a centered stacked item in points; 0 is the system's, and negative values become 0.
  open var stackedItemWidth: CGFloat {
    get { _stackedItemWidth }
    set { _stackedItemWidth = max(0, newValue) }
  }
  private var _stackedItemWidth: CGFloat = 0

  /// The space between centered stacked items in points; 0 is the system's, and negative values become 0.
  open var stackedItemSpacing: CGFloat {
    get { _stackedItemSpacing }
    set { _stackedItemSpacing = max(0, newValue) }
  }
  private var _stackedItemSpacing: CGFloat = 0

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if !SimulatedSystem.has(.copiesBarFieldsOnly) { copyItems(from: barAppearance) }
  }

  // Not in the initializer, where assignments bypass `@NSCopying`.
  override func copyItems(from other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)
    decodeItems(from: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeItems(with: coder)
  }

  override func hasSameValues(as other: UIBarAppearance) -> Bool {
    guard let other = other as? UITabBarAppearance else { return false }
    return super.hasSameValues(as: other)
      && stackedLayoutAppearance == other.stackedLayoutAppearance
      && inlineLayoutAppearance == other.inlineLayoutAppearance
      && compactInlineLayoutAppearance == other.compactInlineLayoutAppearance
      && selectionIndicatorTintColor == other.selectionIndicatorTintColor
      && selectionIndicatorImage == other.selectionIndicatorImage
      && stackedItemPositioning == other.stackedItemPositioning
      && stackedItemWidth == other.stackedItemWidth
      && stackedItemSpacing == other.stackedItemSpacing
  }
}
