/// How the background and the shadow of a bar look.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying, NSSecureCoding {
  /// The kind of device that the appearance was made for, a hint.
  open var idiom: UIUserInterfaceIdiom { _idiom }
  private let _idiom: UIUserInterfaceIdiom

  /// The lowest layer of the background.
  @NSCopying open var backgroundEffect: UIBlurEffect?

  /// The layer over the effect.
  @NSCopying open var backgroundColor: UIColor?

  /// The uppermost layer of the background.
  open var backgroundImage: UIImage?

  /// How the image fills the bar; UIKit reads `redraw` as `scaleToFill`.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { _backgroundImageContentMode == .redraw ? .scaleToFill : _backgroundImageContentMode }
    set { _backgroundImageContentMode = newValue }
  }
  private var _backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// The color of the hairline, or of a shadow image that is a template; nil or clear means none.
  @NSCopying open var shadowColor: UIColor?

  /// An image in place of the hairline.
  open var shadowImage: UIImage?

  public convenience override init() {
    self.init(idiom: UIDevice.current.userInterfaceIdiom)
  }

  /// Creates an appearance of default values.
  public init(idiom: UIUserInterfaceIdiom) {
    _idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with all that the other has and this class knows.
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

  /// Copies what a subclass adds, and the initializer doesn't copy on a system with `copiesBarFieldsOnly`.
  func copyItems(from other: UIBarAppearance) {}

  /// Returns a copy of the same class.
  open func copy() -> Self {
    unsafeDowncast(copy(with: nil) as AnyObject, to: Self.self)
  }

  // Without this, calls of `copy()` that don't state a type would be ambiguous.
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
