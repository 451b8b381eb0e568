import Foundation
import TabRaster

/// The glass bar with titles next to the icons: iOS 26 and later, on an iPhone in landscape.
struct GlassLandscapeBar: BarDesign {
  func height(of bar: UITabBar) -> CGFloat {
    GlassBarFacts.landscapePlatterHeight.value + GlassBarFacts.landscapeBottomInset.value
  }

  func itemFrames(of bar: UITabBar) -> [CGRect] { frames(of: bar).items }

  func icon(of item: UITabBarItem, state: ItemState, in bar: UITabBar) -> ItemIcon? {
    if let image = item.landscapeImagePhone {
      return ItemIcon(image, insets: item.landscapeImagePhoneInsets)
    }
    let image = (state == .selected ? item.selectedImage : nil) ?? item.image
    let scale = GlassBarFacts.landscapeIconScale.value
    return image.map { ItemIcon($0, scaledBy: scale, insets: item.imageInsets) }
  }

  func frames(
    of content: TabBarItemContent,
    size: CGSize,
    grid: PixelGrid,
    in bar: UITabBar
  ) -> ItemPartFrames {
    ItemPartFrames(
      onLandscapeGlass: content,
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
    let facts = GlassBarFacts.self
    return bar.styleOnGlass(
      of: item,
      state: state,
      titleFont: .system(
        facts.landscapeTitleSize,
        state == .selected ? facts.selectedTitleWeight : facts.landscapeTitleWeight
      ),
      badgeFont: .system(facts.landscapeBadgeTextSize, facts.landscapeBadgeTextWeight),
      over: backdropStyle
    )
  }

  func scrollEdgeAppearance(_ standard: UITabBarAppearance) -> UITabBarAppearance { standard }

  func draw(_ bar: UITabBar, in context: inout DrawingContext) {
    bar.drawOnGlass(platter: frames(of: bar).platter, in: &context)
  }

  func drawBackground(of bar: UITabBar, in context: inout DrawingContext) {
    bar.drawGlassBackground(platters: platters(of: bar), in: &context)
  }

  func accessoryFrame(of bar: UITabBar, in bounds: CGRect) -> CGRect? {
    glassAccessoryFrame(of: bar, in: bounds)
  }

  func platters(of bar: UITabBar) -> [CGRect] { [frames(of: bar).platter] }

  // No picture is known of an iPhone with a home indicator, of a bar from right to left, or of a search tab, which is drawn
  // among the other tabs.
  func inference(for bar: UITabBar) -> String? {
    if let reason = bar.glassBackground.inference { return reason }
    let insets = bar.superview?.safeAreaInsets ?? .zero
    let isKnown =
      insets.bottom == 0 && insets.left == 0 && !bar.isRightToLeft
      && !bar.buttons.contains { $0.item.isProminent }
    return isKnown ? nil : "glass in landscape is inferred from that of an iPhone SE"
  }

  @MainActor private func frames(of bar: UITabBar) -> GlassLandscapeFrames {
    let (insets, grid) = (bar.safeAreaInsets, PixelGrid(scale: bar.traitCollection.displayScale))
    return GlassLandscapeFrames(
      barWidth: bar.bounds.width,
      sides: (insets.left, insets.right),
      widths: bar.buttons.map { button in
        guard var content = button.picture(grid: grid)?.content else { return 0 }
        // A selected item isn't wider, although its title is (measured).
        if let title = button.item.title, content.title != nil {
          let style = style(of: button.item, state: .normal, in: bar, over: .light)
          content.title?.width = CGFloat(
            style.title.rasterFont(in: bar.traitCollection).width(of: title)
          )
        }
        return GlassLandscapeFrames.width(of: content, grid: grid)
      },
      isRightToLeft: bar.isRightToLeft,
      grid: grid
    )
  }
}
