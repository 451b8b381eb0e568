/// How a navigation bar, its titles and its buttons look.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// Attributes of the title; a missing key is the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title is moved, in points, right and down.
  open var titlePositionAdjustment = UIOffset.zero

  /// Attributes of the large title; a missing key is the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The look of buttons without emphasis.
  @NSCopying open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)

  /// The look of buttons with emphasis.
  @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// The look of the button that leads back.
  @NSCopying open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)

  private var ownBackIndicators: (image: UIImage, mask: UIImage)?

  /// The image in front of the title of the button that leads back, unless both were set the system's.
  ///
  /// Navigation bars aren't drawn: the system's chevron is an empty image.
  open var backIndicatorImage: UIImage { ownBackIndicators?.image ?? UIImage() }

  /// The image that cuts off the title of that button in a transition.
  open var backIndicatorTransitionMaskImage: UIImage { ownBackIndicators?.mask ?? UIImage() }

  /// Sets both images of the button that leads back; nil for one of them brings back the system's.
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
    if let other = barAppearance as? UINavigationBarAppearance { takeContents(from: other) }
  }

  // Not in the initializer: assignments there bypass the copying.
  private func takeContents(from other: UINavigationBarAppearance) {
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
