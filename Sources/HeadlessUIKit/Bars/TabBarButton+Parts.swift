import Foundation
import TabRaster

extension ItemPart {
  /// Creates the view of the part.
  @MainActor func makeView() -> any UIView & ItemPartView {
    switch self {
    case .icon: TabBarButtonIcon(frame: .zero)
    case .title: TabBarButtonLabel(frame: .zero)
    case .badge: TabBarButtonBadge(frame: .zero)
    }
  }
}

/// The view of one part of an item, which a `TabBarButton` draws.
@MainActor
protocol ItemPartView {
  /// Sets the image, or the text with its font and color, for code that finds the view and reads them.
  func show(_ picture: ItemPresentation)
}

/// The view of an item's icon.
final class TabBarButtonIcon: UIImageView, ItemPartView {
  func show(_ picture: ItemPresentation) {
    image = picture.image
    tintColor = picture.style.iconColor
  }

  override func draw(in context: inout DrawingContext) { draw(.icon, in: &context) }
}

/// The view of an item's title.
final class TabBarButtonLabel: UILabel, ItemPartView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    // The button is the accessibility element, with the title as its label.
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ picture: ItemPresentation) {
    text = picture.title
    font = picture.style.title.font
    textColor = picture.style.title.color
  }

  override func draw(in context: inout DrawingContext) { draw(.title, in: &context) }
}

/// The view of an item's badge.
final class TabBarButtonBadge: UIView, ItemPartView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ picture: ItemPresentation) {}

  override func draw(in context: inout DrawingContext) { draw(.badge, in: &context) }
}

extension UIView {
  fileprivate func draw(_ part: ItemPart, in context: inout DrawingContext) {
    (superview as? TabBarButton)?.draw(part, from: untransformedFrame.origin, in: &context)
  }
}
