import Foundation
import TabRaster

/// A part of an item; the cases are in drawing order.
enum ItemPart: CaseIterable {
  case icon, title, badge

  /// Returns the frame of the part in the item's coordinates, or nil if the item doesn't show it.
  func frame(in picture: ItemPresentation) -> CGRect? {
    switch self {
    case .icon: picture.image == nil ? nil : picture.frames.icon
    case .title: picture.title == nil ? nil : picture.frames.title?.frame
    case .badge: picture.badge == nil ? nil : picture.frames.badge
    }
  }
}

extension ItemPresentation {
  /// Draws a part of the item into a context whose origin is at `origin` in the item.
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
    context.draw(shown, style.title, baseline: baseline)
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
