import Foundation
import TabRaster

/// The view of one item: a control, as public code finds it in a bar.
///
/// Icon, title and badge follow the control's own bounds, so a control that is made wider centers them anew. On a
/// classic bar each has a view, as UIKit's have, which public code finds by its type.
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

  /// The views of the icon, the title and the badge where the bar has such; else the item draws all three itself.
  private let parts: [ItemPart: any UIView & ItemPartView] = [
    .icon: TabBarButtonIcon(frame: .zero),
    .title: TabBarButtonLabel(frame: .zero),
    .badge: TabBarButtonBadge(frame: .zero),
  ]

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasViews = bar?.design.hasViewsOfItemParts == true
    let picture = hasViews ? picture(grid: PixelGrid(scale: traitCollection.displayScale)) : nil
    for part in ItemPart.allCases {
      guard let view = parts[part] else { continue }
      let frame = picture.flatMap { part.frame(in: $0) }
      view.isHidden = frame == nil
      guard let picture, let frame else { continue }
      if view.superview == nil { addSubview(view) }
      view.place(at: frame)
      view.show(picture)
    }
  }

  override func draw(in context: inout DrawingContext) {
    guard bar?.design.hasViewsOfItemParts == false else { return }
    for part in ItemPart.allCases { draw(part, in: &context) }
  }

  /// Draws a part of the item as it looks at present, whenever the item was laid out, in a context whose origin is at a
  /// point of the item.
  func draw(_ part: ItemPart, from origin: CGPoint = .zero, in context: inout DrawingContext) {
    let style = context.backdropStyle
    guard let bar, let picture = picture(grid: PixelGrid(scale: context.scale), over: style)
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
