/// The look of a navigation bar, its titles and its buttons.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; missing keys have the system's values.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The offset of the title in points, to the right and down.
  open var titlePositionAdjustment = UIOffset.zero

  /// The attributes of the large title; missing keys have the system's values.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The look of plain buttons.
  @NSCopying open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)

  /// The look of prominent buttons.
  @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// The look of the back button.
  @NSCopying open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)

  private var ownBackIndicators: (image: UIImage, mask: UIImage)?

  /// The image before the title of the back button; the system's unless image and mask are both set.
  ///
  /// Navigation bars aren't drawn: the system's chevron is an empty image.
  open var backIndicatorImage: UIImage { ownBackIndicators?.image ?? UIImage() }

  /// The mask that cuts off the back button's title in a transition; the system's unless image and mask are both set.
  open var backIndicatorTransitionMaskImage: UIImage { ownBackIndicators?.mask ?? UIImage() }

  /// Sets the image and the mask of the back button; nil for either of them restores the system's.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    guard let image = backIndicatorImage, let mask = backIndicatorTransitionMaskImage else {
      ownBackIndicators = nil
      return
    }
    ownBackIndicators = (image, mask)
  }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance { copyProperties(from: other) }
  }

  // Not in the initializer, where assignments bypass `@NSCopying`.
  private func copyProperties(from other: UINavigationBarAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    ownBackIndicators = other.ownBackIndicators
  }

  override func hasSameValues(as other: UIBarAppearance) -> Bool {
    guard let other = other as? UINavigationBarAppearance else { return false }
    return super.hasSameValues(as: other)
      && titleTextAttributes.isEqual(to: other.titleTextAttributes)
      && titlePositionAdjustment == other.titlePositionAdjustment
      && largeTitleTextAttributes.isEqual(to: other.largeTitleTextAttributes)
      && buttonAppearance == other.buttonAppearance
      && doneButtonAppearance == other.doneButtonAppearance
      && backButtonAppearance == other.backButtonAppearance
      && ownBackIndicators?.image == other.ownBackIndicators?.image
      && ownBackIndicators?.mask == other.ownBackIndicators?.mask
  }

  private enum Key {
    static let title = "UINavigationBarAppearanceTitleTextAttributes"
    static let titlePosition = "UINavigationBarAppearanceTitlePositionAdjustment"
    static let largeTitle = "UINavigationBarAppearanceLargeTitleTextAttributes"
    static let button = "UINavigationBarAppearanceButtonAppearance"
    static let doneButton = "UINavigationBarAppearanceDoneButtonAppearance"
    static let backButton = "UINavigationBarAppearanceBackButtonAppearance"
    static let indicator = "UINavigationBarAppearanceBackIndicatorImage"
    static let mask = "UINavigationBarAppearanceBackIndicatorTransitionMaskImage"
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)
    func button(_ key: String) -> UIBarButtonItemAppearance? {
      coder.decoded(UIBarButtonItemAppearance.self, forKey: key)
    }
    titleTextAttributes = coder.decodedTextAttributes(forKey: Key.title)
    titlePositionAdjustment = coder.decodedOffset(forKey: Key.titlePosition)
    largeTitleTextAttributes = coder.decodedTextAttributes(forKey: Key.largeTitle)
    buttonAppearance = button(Key.button) ?? buttonAppearance
    doneButtonAppearance = button(Key.doneButton) ?? doneButtonAppearance
    backButtonAppearance = button(Key.backButton) ?? backButtonAppearance
    setBackIndicatorImage(
      coder.decoded(UIImage.self, forKey: Key.indicator),
      transitionMaskImage: coder.decoded(UIImage.self, forKey: Key.mask)
    )
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(titleTextAttributes, forKey: Key.title)
    coder.encode(titlePositionAdjustment, forKey: Key.titlePosition)
    coder.encode(largeTitleTextAttributes, forKey: Key.largeTitle)
    coder.encode(buttonAppearance, forKey: Key.button)
    coder.encode(doneButtonAppearance, forKey: Key.doneButton)
    coder.encode(backButtonAppearance, forKey: Key.backButton)
    coder.encode(ownBackIndicators?.image, forKey: Key.indicator)
    coder.encode(ownBackIndicators?.mask, forKey: Key.mask)
  }
}
