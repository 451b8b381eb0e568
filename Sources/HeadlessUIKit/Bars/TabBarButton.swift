import Foundation
import TabRaster

/// The view of one item: a control, which apps can find among the subviews of a bar.
///
/// Icon, title and badge are laid out in the control's bounds, so that they are centered again after an app widens the
/// control. On a classic bar each part has its own view, as in UIKit, which apps can find by its type.
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

  // The item's accessibility properties; label and value default to its title and badge.

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
    // Measured on iOS 15 to 18: "3 items" for a badge with a number, and the text of any other badge. One item is
    // inferred.
    get {
      item.accessibilityValue
        ?? item.badgeValue.map { text in
          Int(text).map { $0 == 1 ? "1 item" : "\($0) items" } ?? text
        }
    }
    set { item.accessibilityValue = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      // A disabled item has no trait for it (measured).
      var traits = item.accessibilityTraits.union(.button)
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { item.accessibilityTraits = newValue }
  }

  // MARK: - Parts

  /// The views of the parts shown so far, on a bar whose design has such views; on other bars the button draws all
  /// parts.
  private var parts: [ItemPart: any UIView & ItemPartView] = [:]

  /// The presentation of the item during drawing, computed once for the button and its parts.
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

  /// Draws a part of the item in its current style, in a context whose origin is at `origin` in the item.
  func draw(_ part: ItemPart, from origin: CGPoint = .zero, in context: inout DrawingContext) {
    let style = context.backdropStyle
    guard let bar,
      let picture = drawn ?? picture(grid: PixelGrid(scale: context.scale), over: style)
    else { return }
    if let style { context.traitCollection = bar.traitCollection.with(style) }
    picture.draw(part, from: origin, in: &context)
  }

  /// Returns the item's current presentation over a light or dark backdrop; nil outside of a bar.
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
