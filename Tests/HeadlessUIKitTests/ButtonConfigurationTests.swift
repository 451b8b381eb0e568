import TabRaster
import Testing

@testable import HeadlessUIKit

/// Tests of buttons with a configuration; which figures are known is in `ButtonFacts`.
@MainActor struct ButtonConfigurationTests {
  private let star = UIImage(systemName: "star") ?? UIImage()

  private func laidOut(
    _ configuration: UIButton.Configuration,
    _ size: CGSize = CGSize(width: 200, height: 100)
  ) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(origin: .zero, size: size)
    button.layoutIfNeeded()
    return button
  }

  private func texts(_ button: UIButton) -> [String: RGBA] {
    var texts: [String: RGBA] = [:]
    for case .text(let text, _, _, let color) in button.displayList().commands {
      texts[text] = color
    }
    return texts
  }

  private func fill(_ button: UIButton) -> RGBA? {
    for case .fill(_, let color) in button.displayList().commands { return color }
    return nil
  }

  // Documented: which style has a background, and from which color.
  @Test func `a style decides the colors unless the app sets them`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = laidOut(configuration)
    button.tintColor = .red
    #expect(texts(button)["Go"] == RGBA(255, 255, 255))
    #expect(fill(button) == RGBA(255, 0, 0))
    configuration = .plain()
    configuration.title = "Go"
    button.configuration = configuration
    #expect(texts(button)["Go"] == RGBA(255, 0, 0))
    #expect(fill(button) == nil)
    configuration = .tinted()
    configuration.title = "Go"
    button.configuration = configuration
    #expect(texts(button)["Go"] == RGBA(255, 0, 0))
    #expect(fill(button)?.alpha == 46)
    configuration = .gray()
    configuration.title = "Go"
    (configuration.baseForegroundColor, configuration.baseBackgroundColor) = (.blue, .green)
    button.configuration = configuration
    #expect(texts(button)["Go"] == RGBA(0, 0, 255))
    #expect(fill(button) == RGBA(0, 255, 0))
    configuration.background.backgroundColor = .black
    button.configuration = configuration
    #expect(fill(button) == RGBA(0, 0, 0))
  }

  @Test func `an attributed text precedes the plain one, with its font and color`() throws {
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.subtitle) = ("plain", "below")
    var attributes = AttributeContainer()
    attributes.font = .systemFont(ofSize: 9)
    attributes.foregroundColor = .red
    configuration.attributedTitle = AttributedString("attributed", attributes: attributes)
    let button = laidOut(configuration)
    #expect(texts(button)["attributed"] == RGBA(255, 0, 0))
    #expect(texts(button)["plain"] == nil && texts(button)["below"] != nil)
    #expect(
      button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont
        == .systemFont(ofSize: 9)
    )
    #expect(button.currentTitle == "attributed" && button.accessibilityLabel == "attributed")
    configuration.attributedSubtitle = AttributedString("small", attributes: attributes)
    button.configuration = configuration
    #expect(texts(button)["small"] == RGBA(255, 0, 0))
  }

  @Test(arguments: [NSDirectionalRectEdge.top, .bottom, .leading, .trailing], [false, true])
  func `the image is at an edge of the texts, with its padding`(
    edge: NSDirectionalRectEdge,
    isRightToLeft: Bool
  ) throws {
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.subtitle) = ("Title", "A longer subtitle")
    configuration.image = star
    (configuration.imagePlacement, configuration.imagePadding) = (edge, 7)
    (configuration.titlePadding, configuration.titleAlignment) = (3, .center)
    let button = laidOut(configuration)
    button.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    button.setNeedsLayout()
    button.layoutIfNeeded()
    let image = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame
    let subtitle = try #require(button.subtitleLabel).frame
    let texts = title.union(subtitle)
    #expect(abs(subtitle.minY - title.maxY - 3) < 0.5)
    #expect(abs(title.midX - subtitle.midX) < 0.5)
    let isImageLeft = (edge == .leading) != isRightToLeft
    let gap =
      switch edge {
      case .top: texts.minY - image.maxY
      case .bottom: image.minY - texts.maxY
      default: isImageLeft ? texts.minX - image.maxX : image.minX - texts.maxX
      }
    #expect(abs(gap - 7) < 0.5)
    let all = image.union(texts)
    #expect(abs(all.midX - 100) < 0.5 && abs(all.midY - 50) < 0.5)
  }

  @Test func `insets count in the size of the content, and the edge insets of the button don't`() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = star
    let button = laidOut(configuration)
    button.contentEdgeInsets = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
    #expect(
      button.intrinsicContentSize
        == CGSize(width: star.size.width + 24, height: star.size.height + 14)
    )
    configuration.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    button.configuration = configuration
    #expect(
      button.intrinsicContentSize
        == CGSize(width: star.size.width + 6, height: star.size.height + 4)
    )
    configuration.setDefaultContentInsets()
    #expect(configuration == laidOut(configuration).configuration)
    #expect(configuration.contentInsets == UIButton.Configuration.plain().contentInsets)
  }

  @Test func `the background has corners, an image and a stroke`() throws {
    var configuration = UIButton.Configuration.filled()
    (configuration.cornerStyle, configuration.background.cornerRadius) = (.fixed, 9)
    configuration.background.image = star
    (configuration.background.strokeColor, configuration.background.strokeWidth) = (.red, 2)
    let button = laidOut(configuration, CGSize(width: 80, height: 40))
    #expect(button.backgroundView.layer.cornerRadius == 9)
    #expect(button.backgroundView.layer.borderWidth == 2)
    #expect(button.backgroundView.image === star)
    configuration.cornerStyle = .capsule
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(button.backgroundView.layer.cornerRadius == 20)
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(button.backgroundView.layer.cornerRadius == 0)
    #expect(fill(button) == nil && button.subtitleLabel == nil)
  }

  // Documented: the handler is called when the state changes.
  @Test func `the handler changes the configuration for a state`() {
    let button = laidOut(.plain())
    var count = 0
    button.configurationUpdateHandler = { button in
      count += 1
      button.configuration?.title = button.isSelected ? "on" : "off"
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "off" && count == 1)
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "on" && count == 2)
    button.setTitle("own", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "own" && count == 2)
  }

  @Test func `a title wraps by words unless the mode says otherwise`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Several words on lines"
    let size = CGSize(width: 104, height: 100)
    #expect(texts(laidOut(configuration, size)).count > 1)
    configuration.titleLineBreakMode = .byTruncatingTail
    let line = try #require(texts(laidOut(configuration, size)).keys.first)
    #expect(line.hasSuffix("…"))
  }
}
