import Foundation
import TabRaster

/// The bar of iOS 26 and later on an iPhone: a platter of glass that floats above the end of the screen.
struct GlassBar: BarDesign {
  func height(of bar: UITabBar) -> CGFloat { GlassBarFacts.height.value }

  func itemFrames(of bar: UITabBar) -> [CGRect] {
    let grid = PixelGrid(scale: bar.traitCollection.displayScale)
    let titleWidths = bar.buttons.map { $0.picture(grid: grid)?.content.title?.width ?? 0 }
    return GlassBarFrames(bar).items(titleWidths: titleWidths)
  }

  // A search item is a circle of its own, with an icon only (measured).
  func title(of item: UITabBarItem) -> String? { item.isSearch ? nil : item.title }

  func frames(
    of content: TabBarItemContent,
    size: CGSize,
    grid: PixelGrid,
    in bar: UITabBar
  ) -> ItemPartFrames {
    ItemPartFrames(
      onGlass: content,
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
    bar.styleOnGlass(
      of: item,
      state: state,
      titleFont: .system(GlassBarFacts.titleSize, GlassBarFacts.titleWeight),
      badgeFont: item.image == nil
        ? .system(GlassBarFacts.badgeTextSizeWithoutIcon, TabBarFacts.badgeTextWeight) : nil,
      over: backdropStyle
    )
  }

  // Glass floats over the end of the content as over its middle.
  func scrollEdgeAppearance(_ standard: UITabBarAppearance) -> UITabBarAppearance { standard }

  func draw(_ bar: UITabBar, in context: inout DrawingContext) {
    bar.drawOnGlass(platter: GlassBarFrames(bar).platter, in: &context)
  }

  func drawBackground(of bar: UITabBar, in context: inout DrawingContext) {
    let frames = GlassBarFrames(bar)
    bar.drawGlassBackground(
      platters: [frames.platter] + (frames.search.map { [$0] } ?? []),
      in: &context
    )
  }

  func unsupported(in bar: UITabBar) -> UnsupportedRendering? {
    if case .unclear = bar.glassBackground { .transparentGlass } else { nil }
  }

  func inference(for bar: UITabBar) -> String? {
    bar.layoutTraits.isPad
      ? "the glass at the bottom of an iPad is inferred from that of an iPhone" : nil
  }
}

extension GlassBarFrames {
  @MainActor init(_ bar: UITabBar) {
    let insets = bar.safeAreaInsets
    self.init(
      barWidth: bar.bounds.width,
      sides: (insets.left, insets.right),
      itemCount: bar.buttons.count,
      search: bar.buttons.firstIndex { $0.item.isSearch },
      isRightToLeft: bar.isRightToLeft,
      grid: PixelGrid(scale: bar.traitCollection.displayScale)
    )
  }
}
