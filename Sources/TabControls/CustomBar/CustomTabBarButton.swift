import TabThemes
import TabUIKit

/// The view of one item of a custom bar.
final class CustomTabBarButton: UIControl {
  let imageView = UIImageView()
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  let badge = TabBarBadgeView()
  private let backgroundImageView = UIImageView()
  private let borderView = UIView()

  /// The parameters of the border's mask.
  private struct Border: Equatable {
    var size: CGSize
    var radius: CGFloat
    var corners: CACornerMask
    var width: CGFloat
    var scale: CGFloat
  }

  private var maskedBorder: Border?

  /// The tab of the item, at the last update.
  var tab: BarTab? { item?.tab }

  /// The index of the tab at the last update.
  var index: Int { item?.index ?? 0 }

  private var item: CustomTabBarItem?
  private var look: CustomTabBarLook?
  private var content = CustomTabBarContent()
  private var layout = TabBarLayout()

  /// Whether the bar has its compact height, as in landscape on most iPhones.
  private var isLow = false
  private var imageHeight: CGFloat = 0
  private var imageInsets = UIEdgeInsets.zero
  private var titleOffset = UIOffset.zero
  private var titleDrop: CGFloat = 0
  private var badgeOffset = UIOffset.zero
  private var badgeTitleOffset = UIOffset.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [
      backgroundImageView, borderView, imageView, titleLabel, subtitleLabel, badge,
    ] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    // The button reads the texts of its labels to assistive technologies.
    for label in [titleLabel, subtitleLabel] { label.isAccessibilityElement = false }
    backgroundImageView.clipsToBounds = true
    addInteraction(UIPointerInteraction(delegate: nil))
    isAccessibilityElement = true
    showsLargeContentViewer = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an item, in its selected or unselected state.
  func update(
    _ item: CustomTabBarItem,
    isSelected: Bool,
    content: CustomTabBarContent,
    look: CustomTabBarLook,
    layout: TabBarLayout,
    imageHeight: CGFloat,
    isLow: Bool
  ) {
    (self.item, self.look, self.content, self.isLow) = (item, look, content, isLow)
    (self.isSelected, isEnabled) = (isSelected, item.isEnabled)
    (self.layout, self.imageHeight) = (layout, imageHeight)
    imageInsets = item.imageInsets(isLow: isLow)
    show()
  }

  /// Shows the item in the current state of the control.
  private func show() {
    guard let item, let look else { return }
    let state = look.state(isEnabled: isEnabled, isSelected: isSelected, isFocused: isFocused)
    let ownOffset = item.item?.titlePositionAdjustment ?? .zero
    titleOffset = ownOffset == .zero ? state.titleOffset : ownOffset
    titleDrop = state.titleDrop
    (badgeOffset, badgeTitleOffset) = (state.badgeOffset, state.badgeTitleOffset)

    let stateImage = item.image(isSelected: isSelected, isLow: isLow)
    let image = isHighlighted ? content.pressedImage ?? stateImage : stateImage
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.tintColor = state.iconColor
    let title = item.title.map { NSAttributedString(string: $0, attributes: state.titleAttributes) }
    let attributedTitle =
      (isSelected ? content.selectedAttributedTitle : nil) ?? content.attributedTitle
    titleLabel.attributedText = attributedTitle ?? title
    let subtitle = content.subtitle.map {
      NSAttributedString(string: $0, attributes: state.titleAttributes)
    }
    subtitleLabel.attributedText = content.attributedSubtitle ?? subtitle
    titleLabel.setLineBreakMode(content.titleLineBreakMode)
    subtitleLabel.setLineBreakMode(content.subtitleLineBreakMode)
    backgroundColor = content.backgroundColor
    backgroundImageView.image = content.backgroundImage
    for layer in [backgroundImageView.layer, layer] {
      layer.cornerRadius = content.cornerRadius
      layer.maskedCorners = content.maskedCorners
    }
    borderView.backgroundColor = content.borderColor
    borderView.isHidden = content.borderColor == nil || content.borderWidth <= 0
    badge.isHidden = item.badgeValue == nil
    badge.text = item.badgeValue ?? ""
    badge.show(
      color: state.badgeColor ?? item.item?.badgeColor,
      attributes: (item.item?.badgeTextAttributes(for: .normal) ?? [:])
        .merging(state.badgeTextAttributes) { $1 }
    )
    describe(item)
    setNeedsLayout()
  }

  /// Sets the accessibility properties and those for the large content viewer.
  private func describe(_ item: CustomTabBarItem) {
    let title = titleLabel.attributedText?.string ?? item.title
    let words = [title, subtitleLabel.attributedText?.string].compactMap { $0 }
    let label = words.isEmpty ? nil : words.joined(separator: ", ")
    accessibilityLabel = item.item?.accessibilityLabel ?? label
    accessibilityHint = item.item?.accessibilityHint
    accessibilityValue = item.item?.accessibilityValue ?? item.badgeValue
    accessibilityIdentifier = item.item?.accessibilityIdentifier
    var traits: UIAccessibilityTraits = [.button]
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits.union(item.item?.accessibilityTraits ?? [])
    largeContentTitle = item.title
    largeContentImage = item.item?.largeContentSizeImage ?? item.image
    largeContentImageInsets = item.item?.largeContentSizeImageInsets ?? .zero
    scalesLargeContentImage = item.item?.largeContentSizeImage == nil
  }

  // MARK: - Touches and focus

  override var isHighlighted: Bool {
    didSet {
      alpha = isHighlighted && content.pressedImage == nil ? Self.pressedAlpha : 1
      if content.pressedImage != nil { show() }
    }
  }

  private static let pressedAlpha: CGFloat = 0.5

  override var canBecomeFocused: Bool { isEnabled }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    show()
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let imageSize = imageView.image?.size
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let alignment = content.titleAlignment.textAlignment(isRightToLeft: isRightToLeft)
    for label in [titleLabel, subtitleLabel] { label.textAlignment = alignment }
    let area = bounds.inset(by: content.contentInsets.edgeInsets(isRightToLeft: isRightToLeft))
    let placement = content.imagePlacement ?? layout.imagePlacement
    let padding = content.imagePadding ?? layout.imagePadding
    var frames = TabBarItemContentFrames(
      image: imageSize.map { CGSize(width: $0.width, height: max($0.height, imageHeight)) },
      title: titleLabel.sizeIfShown,
      subtitle: subtitleLabel.sizeIfShown,
      in: area,
      placement: placement,
      padding: padding ?? Self.imagePadding,
      subtitlePadding: content.subtitlePadding,
      titleAlignment: alignment,
      isRightToLeft: isRightToLeft
    )
    if placement == .top, padding == nil, content.subtitle == nil,
      content.attributedSubtitle == nil,
      titleLabel.numberOfLines == 1, let font = titleLabel.firstFont
    {
      frames.placeAsInSystemBar(
        middle: area.midY + titleDrop,
        ascender: font.ascender,
        isSymbol: imageView.image?.isSymbolImage == true
      )
    }
    var image = frames.image ?? .zero
    // Centered in the height of the highest image in the row.
    image = image.insetBy(dx: 0, dy: (image.height - (imageSize?.height ?? 0)) / 2)
    let imageFrame = pixels(image).inset(by: imageInsets)
    imageView.place(at: imageFrame)
    let (x, y) = (titleOffset.horizontal, titleOffset.vertical)
    let titleFrame = pixels((frames.title ?? .zero).offsetBy(dx: x, dy: y))
    titleLabel.place(at: titleFrame)
    subtitleLabel.place(at: pixels((frames.subtitle ?? .zero).offsetBy(dx: x, dy: y)))
    for view in [backgroundImageView, borderView] { view.frame = bounds }
    maskBorder()
    badge.place(
      at: frames.image == nil ? titleFrame : imageFrame,
      offset: badgeOffset,
      textOffset: badgeTitleOffset,
      isRightToLeft: isRightToLeft
    )
  }

  /// The space between an image and a title that aren't placed as in the system's bar, in points.
  private static let imagePadding: CGFloat = 2

  private func maskBorder() {
    let border = Border(
      size: bounds.size,
      radius: content.cornerRadius,
      corners: content.maskedCorners,
      width: content.borderWidth,
      scale: traitCollection.displayScale
    )
    guard !borderView.isHidden, border != maskedBorder else { return }
    maskedBorder = border
    borderView.mask = PathMask(
      UIBezierPath(
        borderOf: bounds,
        radius: border.radius,
        corners: border.corners,
        width: border.width
      ),
      size: border.size,
      scale: border.scale
    )
  }

  /// Returns a frame whose origin is on whole pixels, as in the system's bar: x rounded down.
  private func pixels(_ frame: CGRect) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    var frame = frame
    frame.origin.x = (frame.minX * scale).rounded(.down) / scale
    frame.origin.y = (frame.minY * scale).rounded() / scale
    return frame
  }

  /// Returns whether a point is inside the item, or inside its image above it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || point.y < 0 && imageView.frame.contains(point)
  }
}

extension UIView {
  /// Sets the frame that the view has without its transform, which an animation may have set.
  fileprivate func place(at frame: CGRect) {
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

extension UILabel {
  /// Returns the size of the text in a width, or `nil` if the text is empty.
  fileprivate var sizeIfShown: ((_ width: CGFloat) -> CGSize)? {
    guard let text, !text.isEmpty else { return nil }
    return { [self] width in
      sizeThatFits(CGSize(width: numberOfLines == 1 ? 1_000 : width, height: 1_000))
    }
  }

  /// The font of the first character, or `nil` if there is no text.
  fileprivate var firstFont: UIFont? {
    guard let text = attributedText, text.length > 0 else { return nil }
    return text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? font
  }

  fileprivate func setLineBreakMode(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
  }
}

extension UIButton.Configuration.TitleAlignment {
  fileprivate func textAlignment(isRightToLeft: Bool) -> NSTextAlignment {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: .center
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate func edgeInsets(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top,
      left: isRightToLeft ? trailing : leading,
      bottom: bottom,
      right: isRightToLeft ? leading : trailing
    )
  }
}
