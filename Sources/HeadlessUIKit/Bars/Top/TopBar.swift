import Foundation

/// The bar of a controller that floats at the top of an iPad, from iOS 18 on: titles on a platter.
///
/// Appearances are for a bar at the bottom and have no effect here, which several sources report for colors, badges and
/// fonts.
struct TopBar: BarDesign {
  /// The material of the platter.
  var platterStyle = PlatterStyle.glass

  /// The position and the height.
  var place = PadBarFacts.place

  /// A note on what is inferred of the bar's drawing, if anything.
  var inference: String?

  func height(of bar: UITabBar) -> CGFloat { place.height.value }

  func placement(of bar: UITabBar, in bounds: CGRect) -> BarFrame {
    let height = bar.sizeThatFits(bounds.size).height
    let top = bounds.minY + place.top.value
    return BarFrame(
      frame: CGRect(x: bounds.minX, y: top, width: bounds.width, height: height),
      contentInsets: UIEdgeInsets(
        top: top + height + PadBarFacts.contentGap.value,
        left: 0,
        bottom: 0,
        right: 0
      )
    )
  }

  func itemFrames(of bar: UITabBar) -> [CGRect] { frames(of: bar).items }

  // The bar shows titles only.
  func icon(of item: UITabBarItem, state: ItemState, in bar: UITabBar) -> ItemIcon? { nil }

  func frames(
    of content: TabBarItemContent,
    size: CGSize,
    grid: PixelGrid,
    in bar: UITabBar
  ) -> ItemPartFrames {
    ItemPartFrames(
      atTop: content,
      size: size,
      grid: grid,
      isRightToLeft: bar.isRightToLeft
    )
  }

  func style(
    of item: UITabBarItem,
    state: ItemState,
    in bar: UITabBar,
    over backdropStyle: UIUserInterfaceStyle
  ) -> ItemStyle {
    var style = ItemStyle(
      item: item,
      state: state,
      onGlass: UITabBarItemAppearance(style: .inline),
      // The tint color of the controller's view applies (several sources).
      in: bar.glassContext(
        titleFont: .system(PadBarFacts.titleSize, PadBarFacts.titleWeight),
        tintColor: bar.superview?.tintColor,
        over: backdropStyle,
        on: platterStyle
      ),
      traits: bar.traitCollection.with(backdropStyle)
    )
    // Badges are red, whatever the item sets (several sources).
    style.badgeColor = .systemRed
    style.badgeText.color = .white
    return style
  }

  func scrollEdgeAppearance(_ standard: UITabBarAppearance) -> UITabBarAppearance { standard }

  func draw(_ bar: UITabBar, in context: inout DrawingContext) {
    bar.drawOnPlatter(frames(of: bar).platter, of: platterStyle, in: &context)
  }

  func drawBackground(of bar: UITabBar, in context: inout DrawingContext) {
    context.drawPlatter(frames(of: bar).platter, of: platterStyle)
    bar.drawPill(platterStyle.colors(over: context.backdropStyle), in: &context)
  }

  func accessoryFrame(of bar: UITabBar, in bounds: CGRect) -> CGRect? {
    platterStyle.isGlass ? glassAccessoryFrame(of: bar, in: bounds) : nil
  }

  func inference(for bar: UITabBar) -> String? {
    let accessory = "the place of an accessory on an iPad is inferred from that on an iPhone"
    return inference ?? (bar.accessoryView == nil ? nil : accessory)
  }

  @MainActor private func frames(of bar: UITabBar) -> PadBarFrames {
    let grid = PixelGrid(scale: bar.traitCollection.displayScale)
    return PadBarFrames(
      barWidth: bar.bounds.width,
      place: place,
      titleWidths: bar.buttons.map { $0.picture(grid: grid)?.content.title?.width ?? 0 },
      isRightToLeft: bar.isRightToLeft,
      grid: grid
    )
  }
}
