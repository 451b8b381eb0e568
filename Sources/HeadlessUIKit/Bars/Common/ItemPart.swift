import Foundation
import TabRaster

/// A part of an item, in the order in which they are drawn.
enum ItemPart: CaseIterable {
  case icon, title, badge

  /// Where the part is in an item, or nil if the item doesn't show it.
  func frame(in picture: ItemPresentation) -> CGRect? {
    switch self {
    case .icon: picture.image == nil ? nil : picture.frames.icon
    case .title: picture.title == nil ? nil : picture.frames.title?.frame
    case .badge: picture.badge == nil ? nil : picture.frames.badge
    }
  }
}

/// The view of one part of an item, which a `TabBarButton` draws.
@MainActor
protocol ItemPartView {
  /// Takes over what the part shows, for code that reads it off the view.
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
    // The item is the element, with the title as its label.
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

extension ItemPresentation {
  /// Draws a part of the item in a context whose origin is at a point of the item.
  @MainActor func draw(_ part: ItemPart, from origin: CGPoint, in context: inout DrawingContext) {
    switch part {
    case .icon: drawIcon(from: origin, in: &context)
    case .title: drawTitle(from: origin, in: &context)
    case .badge: drawBadge(from: origin, in: &context)
    }
  }

  @MainActor private func drawIcon(from origin: CGPoint, in context: inout DrawingContext) {
    guard let image, let frame = frames.icon?.offsetBy(dx: -origin.x, dy: -origin.y)
    else { return }
    if image.renderingMode == .alwaysOriginal {
      context.draw(image, in: frame)
    } else {
      context.draw(in: style.iconColor, vibrancy: style.iconVibrancy) {
        $0.draw(image, in: frame, color: $1)
      }
    }
  }

  @MainActor private func drawTitle(from origin: CGPoint, in context: inout DrawingContext) {
    guard let title, let text = frames.title else { return }
    let font = style.title.rasterFont(in: context.traitCollection)
    let shown = font.truncated(title, to: Double(text.frame.width))
    let baseline = CGPoint(x: text.frame.minX - origin.x, y: text.baseline - origin.y)
    var style = style.title
    context.draw(in: style.color, vibrancy: style.vibrancy) { context, color in
      style.color = color
      context.draw(shown, style, baseline: baseline)
    }
  }

  @MainActor private func drawBadge(from origin: CGPoint, in context: inout DrawingContext) {
    guard let badge, let frame = frames.badge?.offsetBy(dx: -origin.x, dy: -origin.y)
    else { return }
    let capsule = Path.roundedRectangle(context.rect(frame), radius: Double(frame.height / 2))
    context.append(.fill(capsule, context.color(style.badgeColor)))
    guard let baseline = frames.badgeText else { return }
    let start = CGPoint(x: baseline.x - origin.x, y: baseline.y - origin.y)
    context.draw(badge, style.badgeText, baseline: start)
  }
}
