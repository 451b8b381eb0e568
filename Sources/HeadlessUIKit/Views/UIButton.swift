public import Foundation

/// A control that shows an image followed by a title; each state can have its own image and title.
///
/// With a configuration, that lays out and colors the button. Menus aren't modelled.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The style of a button before the app sets colors.
  public enum ButtonType: Int, Sendable {
    /// White titles, and images in their own colors.
    case custom = 0

    /// Titles and images in the tint color.
    case system = 1
  }

  private struct Content {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var contents: [UInt: Content] = [:]
  private var storedType = ButtonType.custom
  let label = UILabel()
  let iconView = UIImageView(image: nil)
  let backgroundView = UIImageView(image: nil)

  /// The label of the subtitle, which only configurations have.
  lazy var secondLabel = {
    let label = UILabel()
    label.isAccessibilityElement = false
    addSubview(label)
    return label
  }()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    // A commonly quoted size, not established.
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    // Several sources.
    label.lineBreakMode = .byTruncatingMiddle
    label.isAccessibilityElement = false
    for view in [backgroundView, iconView, label] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(
      UIAction { [weak self] _ in self?.sendActions(for: .primaryActionTriggered) },
      for: .touchUpInside
    )
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    storedType = buttonType
  }

  public convenience init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    storedType = buttonType
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
  }

  public convenience init(
    configuration: UIButton.Configuration,
    primaryAction: UIAction? = nil
  ) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Returns nil: archives aren't modelled, but subclasses must implement the initializer.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - Configuration

  /// The content and the look as a value, with which the edge insets have no effect; nil leaves both to the properties.
  open var configuration: UIButton.Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      if configuration == nil { removeConfiguredContents() }
      contentDidChange()
    }
  }

  /// Called before a layout after the state has changed, to change the configuration.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private var needsUpdateConfiguration = false

  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    contentDidChange()
  }

  /// Changes the configuration for the state of the button; calls `configurationUpdateHandler`.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// The label of the subtitle; nil without a configuration.
  open var subtitleLabel: UILabel? { configuration == nil ? nil : secondLabel }

  open var buttonType: UIButton.ButtonType { storedType }
  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { iconView }

  // MARK: - Contents, by state

  open func setTitle(_ title: String?, for state: UIControl.State) {
    contents[state.rawValue, default: Content()].title = title
    contentDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    contents[state.rawValue, default: Content()].titleColor = color
    contentDidChange()
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state.rawValue, default: Content()].image = image
    contentDidChange()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state.rawValue, default: Content()].backgroundImage = image
    contentDidChange()
  }

  // Documented: a state without a value has the value of the normal state.

  // That the content of a state precedes that of the configuration is inferred.

  open func title(for state: UIControl.State) -> String? {
    content(\.title, state)
      ?? configuration.flatMap { $0.attributedTitle.map { String($0.characters) } ?? $0.title }
  }

  open func image(for state: UIControl.State) -> UIImage? {
    content(\.image, state) ?? configuration?.image
  }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    content(\.backgroundImage, state)
  }

  open func titleColor(for state: UIControl.State) -> UIColor? {
    content(\.titleColor, state) ?? (buttonType == .system ? tintColor : .white)
  }

  private func content<Value>(
    _ property: KeyPath<Content, Value?>,
    _ state: UIControl.State
  ) -> Value? {
    contents[state.rawValue]?[keyPath: property] ?? contents[0]?[keyPath: property]
  }

  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  open override var isEnabled: Bool { didSet { setNeedsUpdateConfiguration() } }
  open override var isSelected: Bool { didSet { setNeedsUpdateConfiguration() } }
  open override var isHighlighted: Bool { didSet { setNeedsUpdateConfiguration() } }
  open override func tintColorDidChange() { contentDidChange() }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: - Layout

  // A commonly quoted padding, not established.
  private static let verticalPadding: CGFloat = 6

  /// The insets of the image and the title from the edges, in points; if all are zero, 6 points are added above and
  /// below the title.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

  // Documented: these insets move title and image in a layout, and don't count in the size of the content.

  /// The insets of the room in which the title is laid out, in points; negative ones extend it.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// The insets of the room in which the image is laid out, in points; negative ones extend it.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  open override var intrinsicContentSize: CGSize {
    updateContents()
    if let configuration { return contentSize(by: configuration) }
    let (icon, title) = (iconView.image?.size ?? .zero, label.sizeThatFits(.zero))
    var insets = contentEdgeInsets
    if insets == .zero, title.height > 0 {
      insets.top = Self.verticalPadding
      insets.bottom = Self.verticalPadding
    }
    return CGSize(
      width: icon.width + title.width + insets.left + insets.right,
      height: max(icon.height, title.height) + insets.top + insets.bottom
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var baselineFont: UIFont? { label.font }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContents()
    if let configuration {
      layoutContents(by: configuration)
    } else {
      layoutContents()
    }
  }

  private func layoutContents() {
    backgroundView.frame = bounds
    let room = bounds.inset(by: contentEdgeInsets)
    let (iconRoom, titleRoom) = (room.inset(by: imageEdgeInsets), room.inset(by: titleEdgeInsets))
    let grid = PixelGrid(scale: traitCollection.displayScale)
    var icon = iconView.image?.size ?? .zero
    // Insets that leave less room than the image needs squeeze it (several sources).
    if imageEdgeInsets != .zero {
      icon.width = min(icon.width, max(0, iconRoom.width))
      icon.height = min(icon.height, max(0, iconRoom.height))
    }
    var title = label.sizeThatFits(.zero)
    title.width = min(title.width, max(0, titleRoom.width - icon.width))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = icon.width + title.width
    iconView.place(
      at: CGRect(
        x: grid.nearest(iconRoom.midX - width / 2 + (isRightToLeft ? title.width : 0)),
        y: grid.nearest(iconRoom.midY - icon.height / 2),
        width: icon.width,
        height: icon.height
      )
    )
    label.place(
      at: CGRect(
        x: grid.nearest(titleRoom.midX - width / 2 + (isRightToLeft ? 0 : icon.width)),
        y: grid.nearest(titleRoom.midY - title.height / 2),
        width: title.width,
        height: title.height
      )
    )
  }

  private func contentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func updateContents() {
    if needsUpdateConfiguration {
      needsUpdateConfiguration = false
      updateConfiguration()
    }
    if let configuration {
      updateContents(by: configuration)
      return
    }
    label.text = currentTitle
    label.textColor = currentTitleColor
    let image = currentImage
    // Documented: a system button draws images as templates, unless an image sets a rendering mode.
    let isTemplate = buttonType == .system && image?.renderingMode == .automatic
    iconView.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
    backgroundView.image = currentBackgroundImage
  }
}
