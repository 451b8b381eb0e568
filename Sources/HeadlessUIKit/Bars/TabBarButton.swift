import Foundation
import TabRaster

/// The view of one item: a control, as public code finds it in a bar.
///
/// Icon, title and badge are laid out in the control's bounds, so a control that is made wider centers them anew. On a
/// classic bar each has a view of its own, as in UIKit, which public code finds by the view's type.
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

  override var canBecomeFocused: Bool { isEnabled }

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

  // MARK: - Parts

  /// The views of the parts that the item has shown on a bar with such views; on other bars the item draws all itself.
  private var parts: [ItemPart: any UIView & ItemPartView] = [:]

  /// The presentation of the item while it and its parts are drawn, so that it is made once for all of them.
  private var drawn: ItemPresentation?

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasViews = bar?.design.hasViewsOfItemParts == true
    let picture = hasViews ? picture(grid: PixelGrid(scale: traitCollection.displayScale)) : nil
    for (index, part) in ItemPart.allCases.enumerated() {
      guard let picture, let frame = part.frame(in: picture) else {
        parts[part]?.isHidden = true
        continue
      }
      let view = parts[part] ?? part.makeView()
      if parts[part] == nil {
        insertSubview(view, at: ItemPart.allCases.prefix(index).count { parts[$0] != nil })
        parts[part] = view
      }
      view.isHidden = false
      view.place(at: frame)
      view.show(picture)
    }
  }

  override func drawContents(in context: inout DrawingContext) {
    drawn = picture(grid: PixelGrid(scale: context.scale), over: context.backdropStyle)
    defer { drawn = nil }
    super.drawContents(in: &context)
  }

  override func draw(in context: inout DrawingContext) {
    guard bar?.design.hasViewsOfItemParts == false else { return }
    for part in ItemPart.allCases { draw(part, in: &context) }
  }

  /// Draws a part of the item as it looks at present, whenever the item was laid out, in a context whose origin is at a
  /// point of the item.
  func draw(_ part: ItemPart, from origin: CGPoint = .zero, in context: inout DrawingContext) {
    let style = context.backdropStyle
    guard let bar,
      let picture = drawn ?? picture(grid: PixelGrid(scale: context.scale), over: style)
    else { return }
    if let style { context.traitCollection = bar.traitCollection.with(style) }
    picture.draw(part, from: origin, in: &context)
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
