/// An item of a tab bar.
///
/// The older methods for "finished" images, which rendering modes replaced, aren't available in Swift and aren't
/// modelled.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  private var ownSelectedImage: UIImage?

  /// Whether glass shows the item in a separate circle: a search tab, or the prominent tab on iOS 27.
  var isProminent = false { didSet { if isProminent != oldValue { onChange?() } } }

  /// Whether the item is the system's for a search.
  final var isSearch = false

  /// The control that shows the item in its bar.
  weak var button: TabBarButton?

  /// The image of the selected item; defaults to `image`.
  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? image }
    set {
      requireBar("selectedImage")
      ownSelectedImage = newValue
      didChange()
    }
  }

  /// The text of the badge; nil hides the badge, empty text shows an empty one.
  open var badgeValue: String? {
    willSet { requireBar("badgeValue") }
    didSet { didChange() }
  }

  /// The color of the badge; nil leaves it to the appearance.
  @NSCopying open var badgeColor: UIColor? {
    didSet { customize(\UITabBarItem.badgeColor) }
  }

  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { customize(\UITabBarItem.titlePositionAdjustment) }
  }

  /// The appearance of the bar while this item is selected; nil leaves it to the bar.
  @NSCopying open var standardAppearance: UITabBarAppearance? {
    willSet { requireBar("standardAppearance") }
    didSet { customize(\UITabBarItem.standardAppearance) }
  }

  /// The appearance of the bar while this item is selected and the content ends above the bar.
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance? {
    willSet { requireBar("scrollEdgeAppearance") }
    didSet { customize(\UITabBarItem.scrollEdgeAppearance) }
  }

  private var badgeTextAttributes = StateAttributes() { didSet { didChange() } }

  public override init() {
    super.init()
  }

  /// Creates an item with one image for all states.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a separate image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Sets the text attributes of the badge for a state; nil removes them.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    badgeTextAttributes[state] = textAttributes
    didCustomize("badgeTextAttributes \(state.rawValue)") {
      (item: UITabBarItem, proxy: UITabBarItem) in
      item.setBadgeTextAttributes(proxy.badgeTextAttributes(for: state), for: state)
    }
  }

  /// Returns the text attributes of the badge that were set for a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeTextAttributes[state]
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    ownSelectedImage = coder.decoded(UIImage.self, forKey: "UISelectedImage")
    badgeValue =
      coder.decodedText(forKey: "UIBadgeValue")
    badgeColor = coder.decoded(UIColor.self, forKey: "UIBadgeColor")
    titlePositionAdjustment = coder.decodedOffset(forKey: "UITitlePositionAdjustment")
    standardAppearance =
      coder.decoded(UITabBarAppearance.self, forKey: "UIStandardAppearance")
    scrollEdgeAppearance =
      coder.decoded(UITabBarAppearance.self, forKey: "UIScrollEdgeAppearance")
    badgeTextAttributes = StateAttributes(coder: coder, forKey: "UIBadgeTextAttributes")
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(ownSelectedImage, forKey: "UISelectedImage")
    coder.encode(badgeValue.map { NSString(string: $0) }, forKey: "UIBadgeValue")
    coder.encode(badgeColor, forKey: "UIBadgeColor")
    coder.encode(titlePositionAdjustment, forKey: "UITitlePositionAdjustment")
    coder.encode(standardAppearance, forKey: "UIStandardAppearance")
    coder.encode(scrollEdgeAppearance, forKey: "UIScrollEdgeAppearance")
    badgeTextAttributes.encode(with: coder, forKey: "UIBadgeTextAttributes")
  }
}
