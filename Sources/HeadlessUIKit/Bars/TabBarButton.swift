import Foundation
import TabRaster

/// The view of one item: a control, as public code finds it in a bar.
///
/// Icon, title and badge follow the control's own bounds, so a control that is made wider centers them anew.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private weak var bar: UITabBar?

  init(item: UITabBarItem, bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    let action = UIAction { [weak bar] _ in bar?.tap(item) }
    addAction(action, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(in context: inout DrawingContext) {
    guard let picture = picture(grid: PixelGrid(scale: context.scale)) else { return }
    if let image = picture.image, let frame = picture.frames.icon {
      let isOriginal = image.renderingMode == .alwaysOriginal
      context.draw(image, in: frame, color: isOriginal ? nil : picture.look.iconColor)
    }
    if let title = item.title, let text = picture.frames.title {
      let font = picture.look.title.font.rasterFont(in: context.traitCollection)
      context.draw(
        font.truncated(title, to: Double(text.frame.width)),
        font: font,
        baseline: CGPoint(x: text.frame.minX, y: text.baseline),
        color: picture.look.title.color
      )
    }
    drawBadge(picture, in: &context)
  }

  private func drawBadge(_ picture: ItemPicture, in context: inout DrawingContext) {
    guard let value = item.badgeValue, let frame = picture.frames.badge else { return }
    let capsule = Path.roundedRectangle(context.rect(frame), radius: Double(frame.height / 2))
    context.append(.fill(capsule, context.color(picture.look.badgeColor)))
    guard let baseline = picture.frames.badgeText else { return }
    context.draw(
      value,
      font: picture.look.badgeText.font.rasterFont(in: context.traitCollection),
      baseline: baseline,
      color: picture.look.badgeText.color
    )
  }

  /// The width of icon and title beside each other, with what keeps them from the neighbors.
  var inlineWidth: CGFloat {
    let content = picture(grid: PixelGrid(scale: traitCollection.displayScale))?.content
    let icon = content?.icon?.size.width ?? 0
    let title = content?.title?.width ?? 0
    let gap = icon > 0 && title > 0 ? TabBarFacts.inlineGap.value : 0
    return (icon + gap + title + 2 * TabBarFacts.inlineItemPadding.value).rounded(.up)
  }

  /// What the item looks like at present; nil outside of a bar.
  func picture(grid: PixelGrid) -> ItemPicture? {
    guard let bar else { return nil }
    return ItemPicture(
      item: item,
      state: ItemState(isEnabled: isEnabled, isSelected: isSelected),
      in: bar,
      size: bounds.size,
      grid: grid
    )
  }
}

extension DrawingContext {
  /// Draws one line of text from the left end of its baseline.
  fileprivate mutating func draw(
    _ text: String,
    font: Font,
    baseline: CGPoint,
    color: UIColor
  ) {
    guard !text.isEmpty else { return }
    append(.text(text, font, baseline: point(baseline), self.color(color)))
  }
}
