/// The superclass of the items of bars: a title, an image, a tag.
@preconcurrency @MainActor open class UIBarItem: NSObject, NSCoding, UIAccessibilityIdentification {
  /// Called after a property of the item changes; set by the bar that shows the item.
  package var onChange: (() -> Void)?

  /// The observers of the item's properties.
  package var observers = ChangeObservers()
  var customization = Customization()
  package final var attachments: [ObjectIdentifier: Any] = [:]

  /// The bar that contains the item.
  weak var bar: UIView? { didSet { wasInBar = wasInBar || bar != nil } }
  private var wasInBar = false

  /// Whether the user can select the item.
  open var isEnabled = true { didSet { didChange() } }

  /// The text of the item; nil shows none.
  open var title: String? { didSet { didChange() } }

  /// The image of the item; nil shows none.
  open var image: UIImage? {
    willSet { requireBar("image") }
    didSet { didChange() }
  }

  /// The image in a compact height.
  open var landscapeImagePhone: UIImage? { didSet { didChange() } }

  /// The image in the large content viewer.
  open var largeContentSizeImage: UIImage? { didSet { didChange() } }

  /// The insets of the image, in points.
  open var imageInsets = UIEdgeInsets.zero {
    willSet { requireBar("imageInsets") }
    didSet { didChange() }
  }

  /// The insets of the image in a compact height, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { didChange() } }

  /// The insets of the image in the large content viewer, in points.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero { didSet { didChange() } }

  /// A number that the app can use to identify the item.
  open var tag = 0

  /// The identifier of the item for user interface tests.
  open var accessibilityIdentifier: String?

  // The accessibility properties of the item, which the button in a tab bar reads.

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none

  private var titleTextAttributes = StateAttributes() { didSet { didChange() } }

  public override init() {
    super.init()
  }

  /// Whether the item was in a bar that is gone, or that has other items now.
  var isBarGone: Bool { wasInBar && bar == nil }

  /// Stops the program if the item's bar is gone, on a system with `trapsWritesToGoneItems`.
  func requireBar(_ property: String) {
    guard isBarGone, SimulatedSystem.has(.trapsWritesToGoneItems) else { return }
    preconditionFailure("\(property) was set on a bar item whose bar is gone")
  }

  func didChange() {
    onChange?()
    observers.notify()
  }

  /// Sets the text attributes of the title for a state; nil removes them.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleTextAttributes[state] = attributes
    didCustomize("titleTextAttributes \(state.rawValue)") { (item: UIBarItem, proxy: UIBarItem) in
      item.setTitleTextAttributes(proxy.titleTextAttributes(for: state), for: state)
    }
  }

  /// Returns the text attributes of the title that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes[state]
  }

  public required init?(coder: NSCoder) {
    super.init()
    decodeImages(from: coder)
    title = coder.decodedText(forKey: "UITitle")
    tag = coder.decodeInteger(forKey: "UITag")
    isEnabled = !coder.decodeBool(forKey: "UIDisabled")
    titleTextAttributes = StateAttributes(coder: coder, forKey: "UITitleTextAttributes")
  }

  open func encode(with coder: NSCoder) {
    encodeImages(with: coder)
    coder.encode(title.map { NSString(string: $0) }, forKey: "UITitle")
    coder.encode(tag, forKey: "UITag")
    coder.encode(!isEnabled, forKey: "UIDisabled")
    titleTextAttributes.encode(with: coder, forKey: "UITitleTextAttributes")
  }
}

extension UIBarItem: AttachmentOwner {}
