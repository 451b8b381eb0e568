/// The look of a bar's background and shadow.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying, NSSecureCoding {
  /// The kind of device that the appearance was created for; a hint.
  open var idiom: UIUserInterfaceIdiom { _idiom }
  private let _idiom: UIUserInterfaceIdiom

  /// The blur behind the bar, the lowest layer of the background.
  @NSCopying open var backgroundEffect: UIBlurEffect?

  /// The color over the effect, the middle layer of the background.
  @NSCopying open var backgroundColor: UIColor?

  /// The image over color and effect, the uppermost layer of the background.
  open var backgroundImage: UIImage?

  /// The scaling of the image in the bar; as in UIKit, `redraw` becomes `scaleToFill`.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { _backgroundImageContentMode == .redraw ? .scaleToFill : _backgroundImageContentMode }
    set { _backgroundImageContentMode = newValue }
  }
  private var _backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// The color of the hairline, or of a template shadow image; without a color, nil or clear, neither is drawn.
  @NSCopying open var shadowColor: UIColor?

  /// The image that replaces the hairline.
  open var shadowImage: UIImage?

  public convenience override init() {
    self.init(idiom: UIDevice.current.userInterfaceIdiom)
  }

  /// Creates an appearance with the default values for a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    _idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the values of another, as far as this class has them.
  public required init(barAppearance: UIBarAppearance) {
    _idiom = barAppearance.idiom
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  public required init(coder: NSCoder) {
    _idiom = coder.decodedCase(forKey: Key.idiom) ?? .unspecified
    super.init()
    decode(from: coder)
  }

  open func encode(with coder: NSCoder) {
    encodeBackground(with: coder)
  }

  open class var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(barAppearance: self)
    if SimulatedSystem.has(.copiesBarFieldsOnly) { copy.copyItems(from: self) }
    return copy
  }

  /// Copies the properties of a subclass, which the initializer doesn't copy on a system with `copiesBarFieldsOnly`.
  func copyItems(from other: UIBarAppearance) {}

  /// Returns a copy of the same class.
  open func copy() -> Self {
    unsafeDowncast(copy(with: nil) as AnyObject, to: Self.self)
  }

  // Without this, a call of `copy()` in a context without a type would be ambiguous.
  @available(*, unavailable)
  nonisolated open override func copy() -> Any { super.copy() }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarAppearance else { return false }
    return MainActor.assumeIsolated {
      type(of: self) == type(of: other) && hasSameValues(as: other)
    }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { [backgroundColor, shadowColor].hashValue }
  }

  /// Whether all values are equal; UIKit doesn't document how appearances compare.
  func hasSameValues(as other: UIBarAppearance) -> Bool {
    idiom == other.idiom
      && backgroundEffect == other.backgroundEffect
      && backgroundColor == other.backgroundColor
      && backgroundImage == other.backgroundImage
      && backgroundImageContentMode == other.backgroundImageContentMode
      && shadowColor == other.shadowColor
      && shadowImage == other.shadowImage
  }
}
