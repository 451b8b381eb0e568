import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

@MainActor struct UIButtonTests {
  private let star = UIImage(systemName: "star") ?? UIImage()

  // Documented: a state without a value has that of the normal state.
  @Test func `states fall back to the normal one`() {
    let button = UIButton(type: .custom)
    button.setTitle("Normal", for: .normal)
    button.setTitle("Selected", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setImage(star, for: .disabled)
    #expect(button.currentTitle == "Normal")
    button.isSelected = true
    #expect(button.currentTitle == "Selected")
    #expect(button.currentTitleColor == .red)
    #expect(button.currentImage == nil)
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "Normal")
    #expect(button.currentImage == star)
  }

  // Documented: titles of custom buttons are white, those of system buttons have the tint color.
  @Test func `the type decides the color of titles`() {
    let (custom, system) = (UIButton(type: .custom), UIButton(type: .system))
    system.tintColor = .systemPink
    #expect(custom.currentTitleColor == .white)
    #expect(system.currentTitleColor == .systemPink)
    system.setImage(star, for: .normal)
    system.layoutIfNeeded()
    #expect(system.imageView?.image?.renderingMode == .alwaysTemplate)
    #expect(system.currentImage?.renderingMode == .automatic)
  }

  @Test func `an image alone has its size, and a title has space above and below`() throws {
    let button = UIButton(type: .custom)
    button.setImage(star, for: .normal)
    #expect(button.intrinsicContentSize == star.size)
    button.setTitle("Star", for: .normal)
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel).intrinsicContentSize
    #expect(
      button.intrinsicContentSize
        == CGSize(
          width: star.size.width + title.width,
          height: max(star.size.height, title.height) + 12
        )
    )
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.sizeThatFits(.zero).height == max(star.size.height, title.height) + 4)
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test(arguments: [false, true])
  func `image and title are next to each other in the center`(isRightToLeft: Bool) throws {
    let button = UIButton(type: .custom)
    button.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    button.setTitle("Star", for: .normal)
    button.setImage(star, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.layoutIfNeeded()
    let (icon, label) = (try #require(button.imageView), try #require(button.titleLabel))
    let (first, second) = isRightToLeft ? (label.frame, icon.frame) : (icon.frame, label.frame)
    #expect(abs(first.maxX - second.minX) < 0.5)
    #expect(abs((first.minX + second.maxX) / 2 - 100) < 0.5)
    #expect(abs(label.frame.midY - 25) < 0.5)
    #expect(abs(icon.frame.midY - 25) < 0.5)
  }

  // The usual way of apps to put the title below the image.
  @Test func `edge insets move image and title, and don't count in the size of the content`() throws
  {
    let button = UIButton(type: .custom)
    button.setTitle("Star", for: .normal)
    button.setImage(star, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    let size = button.intrinsicContentSize
    let title = try #require(button.titleLabel).intrinsicContentSize
    let height = star.size.height + title.height + 5
    button.imageEdgeInsets =
      UIEdgeInsets(top: star.size.height - height, left: 0, bottom: 0, right: -title.width)
    button.titleEdgeInsets =
      UIEdgeInsets(top: 0, left: -star.size.width, bottom: title.height - height, right: 0)
    button.layoutIfNeeded()
    let (icon, label) = (
      try #require(button.imageView).frame, try #require(button.titleLabel).frame
    )
    #expect(abs(icon.midX - 50) < 0.5 && abs(label.midX - 50) < 0.5)
    #expect(abs(label.minY - icon.maxY - 5) < 0.5)
    #expect(icon.size == star.size && label.width == title.width)
    #expect(button.intrinsicContentSize == size)
    button.imageEdgeInsets = UIEdgeInsets(top: 35, left: 0, bottom: 35, right: 0)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.height == 10)
  }

  @Test func `a button draws its background, its image and its title`() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    button.setTitle("Star", for: .normal)
    button.setImage(star, for: .normal)
    button.setBackgroundImage(star, for: .normal)
    let texts = button.displayList().commands.compactMap { command -> String? in
      guard case .text(let text, _, _, _) = command else { return nil }
      return text
    }
    #expect(texts == ["Star"])
    let whole = button.rendered(scale: 1)
    button.setBackgroundImage(nil, for: .normal)
    #expect(button.rendered(scale: 1) != whole)
  }

  @Test func `a tap runs the primary action`() {
    var log: [String] = []
    let action = UIAction(title: "Go") { _ in log.append("go") }
    let button = UIButton(type: .system, primaryAction: action)
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .touchUpInside)
    #expect(log == ["go", "up"])
  }

  @Test func `an image view shows its highlighted image while it is highlighted`() {
    let view = UIImageView(image: star)
    let normal = view.rendered(scale: 1)
    view.highlightedImage = UIImage(systemName: "star.fill")
    #expect(view.rendered(scale: 1) == normal)
    view.isHighlighted = true
    #expect(view.rendered(scale: 1) != normal)
    #expect(view.intrinsicContentSize == star.size)
  }
}
