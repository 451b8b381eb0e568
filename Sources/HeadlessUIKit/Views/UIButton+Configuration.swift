import Foundation

extension UIButton {
  /// Sets the texts, the image and the background from the configuration.
  func updateContents(by configuration: Configuration) {
    let color = configuration.foregroundColor(tintColor: tintColor)
    update(
      label,
      attributed: configuration.attributedTitle,
      plain: currentTitle,
      lineBreakMode: configuration.titleLineBreakMode,
      style: ButtonFacts.titleStyle.value,
      color: color
    )
    update(
      secondLabel,
      attributed: configuration.attributedSubtitle,
      plain: configuration.subtitle,
      lineBreakMode: configuration.subtitleLineBreakMode,
      style: ButtonFacts.subtitleStyle.value,
      color: color
    )
    let image = currentImage
    iconView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    iconView.tintColor = color
    let background = configuration.background
    backgroundView.backgroundColor = configuration.backgroundColor(tintColor: tintColor)
    backgroundView.image = background.image ?? currentBackgroundImage
    backgroundView.contentMode = background.imageContentMode
    backgroundView.clipsToBounds = true
    backgroundView.layer.borderColor =
      background.strokeColor?.resolvedColor(with: traitCollection).cgColor
    backgroundView.layer.borderWidth = background.strokeColor == nil ? 0 : background.strokeWidth
  }

  /// Removes what only a configuration sets.
  func removeConfiguredContents() {
    secondLabel.text = nil
    backgroundView.backgroundColor = nil
    backgroundView.layer.borderWidth = 0
    backgroundView.layer.cornerRadius = 0
  }

  private func update(
    _ label: UILabel,
    attributed: AttributedString?,
    plain: String?,
    lineBreakMode: NSLineBreakMode,
    style: UIFont.TextStyle,
    color: UIColor
  ) {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if let attributed {
      label.attributedText = attributed.text(font: font, color: color)
    } else {
      (label.text, label.font, label.textColor) = (plain, font, color)
    }
    label.lineBreakMode = lineBreakMode
    // A title that wraps has as many lines as it needs (inferred).
    label.numberOfLines = [.byWordWrapping, .byCharWrapping].contains(lineBreakMode) ? 0 : 1
  }

  /// Lays out image, title and subtitle in the middle of the content insets.
  func layoutContents(by configuration: Configuration) {
    let frames = ConfiguredButtonFrames(of: self, by: configuration, in: bounds.size)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in [
      (iconView, frames.image), (label, frames.title), (secondLabel, frames.subtitle),
    ] {
      let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
      view.place(
        at: CGRect(
          x: grid.nearest(bounds.minX + x),
          y: grid.nearest(bounds.minY + frame.minY),
          width: frame.width,
          height: frame.height
        )
      )
    }
    backgroundView.place(at: bounds)
    backgroundView.layer.cornerRadius = configuration.cornerRadius(in: bounds.size)
  }

  /// The size of the content and the insets around it, each text on as few lines as possible.
  func contentSize(by configuration: Configuration) -> CGSize {
    ConfiguredButtonFrames(of: self, by: configuration, in: nil).size
  }
}

/// The frames of a configured button's image, title and subtitle, from left to right.
@MainActor private struct ConfiguredButtonFrames {
  private let configuration: UIButton.Configuration
  private let isStacked: Bool
  private let isImageFirst: Bool

  private(set) var image = CGRect.zero
  private(set) var title = CGRect.zero
  private(set) var subtitle = CGRect.zero

  /// The size of the button, or that of the content with its insets.
  private(set) var size = CGSize.zero

  /// Lays out the content of a button in a size; nil takes that of the content.
  init(of button: UIButton, by configuration: UIButton.Configuration, in size: CGSize?) {
    self.configuration = configuration
    let insets = configuration.contentInsets
    let (horizontal, vertical) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let placement = configuration.imagePlacement
    isStacked = placement.contains(.top) || placement.contains(.bottom)
    isImageFirst = placement.contains(.top) || placement.contains(.leading)
    image.size = button.iconView.image?.size ?? .zero
    let hasTexts = button.label.hasText || button.secondLabel.hasText
    let gap = image.size != .zero && hasTexts ? configuration.imagePadding : 0
    // A width of 0 doesn't limit a label.
    let room = size.map { max(1, $0.width - horizontal - (isStacked ? 0 : image.width + gap)) }
    for (label, frame) in [
      (button.label, \ConfiguredButtonFrames.title), (button.secondLabel, \.subtitle),
    ] where label.hasText {
      let fit = label.sizeThatFits(CGSize(width: room ?? 0, height: 0))
      self[keyPath: frame].size = CGSize(
        width: min(fit.width, room ?? fit.width),
        height: fit.height
      )
    }
    let hasBoth = title.size != .zero && subtitle.size != .zero
    let padding = hasBoth ? configuration.titlePadding : 0
    let texts = CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + padding + subtitle.height
    )
    let content = CGSize(
      width: isStacked ? max(image.width, texts.width) : image.width + gap + texts.width,
      height: isStacked ? image.height + gap + texts.height : max(image.height, texts.height)
    )
    self.size = size ?? CGSize(width: content.width + horizontal, height: content.height + vertical)

    let start = CGPoint(
      x: insets.leading + (self.size.width - horizontal - content.width) / 2,
      y: insets.top + (self.size.height - vertical - content.height) / 2
    )
    place(texts, in: CGRect(origin: start, size: content), gap: gap, padding: padding)
  }

  /// Sets the origins of the image and of the texts in the frame of the content.
  private mutating func place(
    _ texts: CGSize,
    in content: CGRect,
    gap: CGFloat,
    padding: CGFloat
  ) {
    let start = content.origin
    var textStart = CGPoint(
      x: start.x + (isStacked ? (content.width - texts.width) / 2 : 0),
      y: start.y + (isStacked ? 0 : (content.height - texts.height) / 2)
    )
    image.origin = CGPoint(
      x: start.x + (isStacked ? (content.width - image.width) / 2 : 0),
      y: start.y + (isStacked ? 0 : (content.height - image.height) / 2)
    )
    switch (isStacked, isImageFirst) {
    case (true, true): textStart.y += image.height + gap
    case (true, false): image.origin.y += texts.height + gap
    case (false, true): textStart.x += image.width + gap
    case (false, false): image.origin.x += texts.width + gap
    }
    let share: CGFloat =
      switch configuration.titleAlignment {
      case .automatic: isStacked || image.size == .zero ? 0.5 : isImageFirst ? 0 : 1
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    title.origin = CGPoint(x: textStart.x + (texts.width - title.width) * share, y: textStart.y)
    subtitle.origin = CGPoint(
      x: textStart.x + (texts.width - subtitle.width) * share,
      y: textStart.y + title.height + padding
    )
  }
}

extension UILabel {
  fileprivate var hasText: Bool { text?.isEmpty == false }
}
