/// The look of a navigation bar's buttons, in each of their states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying, NSSecureCoding {
  private var style: UIBarButtonItem.Style

  /// The look of an enabled button that isn't touched or focused.
  open var normal: UIBarButtonItemStateAppearance { states[0] }

  /// The look of a disabled button.
  open var disabled: UIBarButtonItemStateAppearance { states[1] }

  /// The look of a button during a touch.
  open var highlighted: UIBarButtonItemStateAppearance { states[2] }

  /// The look of a button with the focus of a keyboard or remote control.
  open var focused: UIBarButtonItemStateAppearance { states[3] }

  private let states = (0..<4).map { _ in UIBarButtonItemStateAppearance() }

  /// Creates an appearance with the default values of plain buttons.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Creates an appearance with the default values of a style.
  public required init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  /// Resets every state to the default values of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in states { state.take(UIBarButtonItemStateAppearance()) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(style: style)
    for (new, old) in zip(copy.states, states) { new.take(old) }
    return copy
  }

  /// Returns a copy of the same class.
  open func copy() -> Self {
    unsafeDowncast(copy(with: nil) as AnyObject, to: Self.self)
  }

  // Without this, a call of `copy()` in a context without a type would be ambiguous.
  @available(*, unavailable)
  nonisolated open override func copy() -> Any { super.copy() }

  open class var supportsSecureCoding: Bool { true }

  private static let stateKeys = ["Normal", "Disabled", "Highlighted", "Focused"].map {
    "UIBarButtonItemAppearance\($0)"
  }

  public required init(coder: NSCoder) {
    style = coder.decodedCase(forKey: "UIBarButtonItemAppearanceStyle") ?? .plain
    super.init()
    for (state, key) in zip(states, Self.stateKeys) { state.decode(from: coder, prefix: key) }
  }

  open func encode(with coder: NSCoder) {
    coder.encode(style.rawValue, forKey: "UIBarButtonItemAppearanceStyle")
    for (state, key) in zip(states, Self.stateKeys) { state.encode(with: coder, prefix: key) }
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarButtonItemAppearance else { return false }
    return MainActor.assumeIsolated {
      style == other.style && zip(states, other.states).allSatisfy { $0.hasSameValues(as: $1) }
    }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { style.hashValue } }
}

/// The look of a navigation bar's buttons in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  // UIKit creates these objects only as part of an item appearance.
  override init() {
    super.init()
  }

  /// The attributes of the title; missing keys have the system's values.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The offset of the title in points, to the right and down.
  open var titlePositionAdjustment = UIOffset.zero

  /// The image behind the button; nil draws none.
  open var backgroundImage: UIImage?

  /// The offset of the background image in points, to the right and down.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }

  fileprivate func hasSameValues(as other: UIBarButtonItemStateAppearance) -> Bool {
    titleTextAttributes.isEqual(to: other.titleTextAttributes)
      && titlePositionAdjustment == other.titlePositionAdjustment
      && backgroundImage == other.backgroundImage
      && backgroundImagePositionAdjustment == other.backgroundImagePositionAdjustment
  }

  fileprivate func decode(from coder: NSCoder, prefix: String) {
    titleTextAttributes = coder.decodedTextAttributes(forKey: prefix + "TitleTextAttributes")
    titlePositionAdjustment = coder.decodedOffset(forKey: prefix + "TitlePositionAdjustment")
    backgroundImage = coder.decoded(UIImage.self, forKey: prefix + "BackgroundImage")
    backgroundImagePositionAdjustment =
      coder.decodedOffset(forKey: prefix + "BackgroundImagePositionAdjustment")
  }

  fileprivate func encode(with coder: NSCoder, prefix: String) {
    coder.encode(titleTextAttributes, forKey: prefix + "TitleTextAttributes")
    coder.encode(titlePositionAdjustment, forKey: prefix + "TitlePositionAdjustment")
    coder.encode(backgroundImage, forKey: prefix + "BackgroundImage")
    coder.encode(
      backgroundImagePositionAdjustment,
      forKey: prefix + "BackgroundImagePositionAdjustment"
    )
  }
}
