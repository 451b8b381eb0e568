public import Foundation

/// A control that shows an image followed by a title; each state can have its own image and title.
///
/// Configurations, subtitles and menus aren't modelled.
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
  private let label = UILabel()
  private let iconView = UIImageView(image: nil)
  private let backgroundView = UIImageView(image: nil)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    // A commonly quoted size, not established.
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
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

  /// Returns nil: archives aren't modelled, but subclasses must implement the initializer.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

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

  open func title(for state: UIControl.State) -> String? { content(\.title, state) }
  open func image(for state: UIControl.State) -> UIImage? { content(\.image, state) }

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

  open override var isEnabled: Bool { didSet { contentDidChange() } }
  open override var isSelected: Bool { didSet { contentDidChange() } }
  open override var isHighlighted: Bool { didSet { contentDidChange() } }
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

  open override var intrinsicContentSize: CGSize {
    updateContents()
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
    backgroundView.frame = bounds
    let room = bounds.inset(by: contentEdgeInsets)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let (icon, title) = (iconView.image?.size ?? .zero, label.sizeThatFits(.zero))
    let titleWidth = min(title.width, max(0, room.width - icon.width))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = room.midX - (icon.width + titleWidth) / 2
    let iconFrame = CGRect(
      x: grid.nearest(isRightToLeft ? start + titleWidth : start),
      y: grid.nearest(room.midY - icon.height / 2),
      width: icon.width,
      height: icon.height
    )
    let titleFrame = CGRect(
      x: grid.nearest(isRightToLeft ? start : start + icon.width),
      y: grid.nearest(room.midY - title.height / 2),
      width: titleWidth,
      height: title.height
    )
    iconView.place(at: iconFrame)
    label.place(at: titleFrame)
  }

  private func contentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func updateContents() {
    label.text = currentTitle
    label.textColor = currentTitleColor
    let image = currentImage
    // Documented: a system button draws images as templates, unless an image sets a rendering mode.
    let isTemplate = buttonType == .system && image?.renderingMode == .automatic
    iconView.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
    backgroundView.image = currentBackgroundImage
  }
}
