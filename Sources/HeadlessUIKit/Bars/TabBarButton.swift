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
    item.button = self
    let action = UIAction { [weak bar] _ in bar?.tap(item) }
    addAction(action, for: .touchUpInside)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    nil
  }

  // What the app gave the item; without a label of its own, its title.

  override var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }

  override var accessibilityLabel: String? {
    get { item.accessibilityLabel ?? item.title }
    set { item.accessibilityLabel = newValue }
  }

  override var accessibilityHint: String? {
    get { item.accessibilityHint }
    set { item.accessibilityHint = newValue }
  }

  override var accessibilityValue: String? {
    get { item.accessibilityValue ?? item.badgeValue }
    set { item.accessibilityValue = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = item.accessibilityTraits.union(.button)
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { item.accessibilityTraits = newValue }
  }

  override func draw(in context: inout DrawingContext) {
    let style = context.backdropStyle
    guard let bar, let picture = picture(grid: PixelGrid(scale: context.scale), over: style)
    else { return }
    if let style { context.traitCollection = bar.traitCollection.with(style) }
    if let image = picture.image, let frame = picture.frames.icon {
      if image.renderingMode == .alwaysOriginal {
        context.draw(image, in: frame)
      } else {
        context.draw(in: picture.style.iconColor, vibrancy: picture.style.iconVibrancy) {
          $0.draw(image, in: frame, color: $1)
        }
      }
    }
    if let title = picture.title, let text = picture.frames.title {
      let font = picture.style.title.rasterFont(in: context.traitCollection)
      let shown = font.truncated(title, to: Double(text.frame.width))
      let baseline = CGPoint(x: text.frame.minX, y: text.baseline)
      var style = picture.style.title
      context.draw(in: style.color, vibrancy: style.vibrancy) { context, color in
        style.color = color
        context.draw(shown, style, baseline: baseline)
      }
    }
    drawBadge(picture, in: &context)
  }

  private func drawBadge(_ picture: ItemPresentation, in context: inout DrawingContext) {
    guard let value = item.badgeValue, let frame = picture.frames.badge else { return }
    let capsule = Path.roundedRectangle(context.rect(frame), radius: Double(frame.height / 2))
    context.append(.fill(capsule, context.color(picture.style.badgeColor)))
    guard let baseline = picture.frames.badgeText else { return }
    context.draw(value, picture.style.badgeText, baseline: baseline)
  }

  /// What the item looks like at present, over something light or dark; nil outside of a bar.
  func picture(
    grid: PixelGrid,
    over backdropStyle: UIUserInterfaceStyle? = nil
  ) -> ItemPresentation? {
    guard let bar else { return nil }
    return ItemPresentation(
      item: item,
      state: ItemState(isEnabled: isEnabled, isSelected: isSelected),
      in: bar,
      over: backdropStyle ?? bar.traitCollection.userInterfaceStyle,
      size: bounds.size,
      grid: grid
    )
  }
}
