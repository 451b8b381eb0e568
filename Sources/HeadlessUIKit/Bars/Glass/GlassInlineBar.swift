import Foundation

/// The glass bar with titles next to the icons: iOS 26 and later, on an iPhone in landscape.
///
/// No picture of the bar could be measured, so it is inferred: platter and items as at the top of an iPad, icons and
/// titles as on a classic bar, and the space below the platter as in portrait.
struct GlassInlineBar: BarDesign {
  func height(of bar: UITabBar) -> CGFloat {
    PadBarFacts.height.value + GlassBarFacts.sideInset.value
  }

  func itemFrames(of bar: UITabBar) -> [CGRect] { frames(of: bar).items }

  func icon(of item: UITabBarItem, state: ItemState, in bar: UITabBar) -> ItemIcon? {
    ClassicBar().icon(of: item, state: state, in: bar)
  }

  func frames(
    of content: TabBarItemContent,
    size: CGSize,
    grid: PixelGrid,
    in bar: UITabBar
  ) -> ItemPartFrames {
    ClassicBar().frames(of: content, size: size, grid: grid, in: bar)
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
      titleFont: bar.layoutTraits.itemLayout.titleFont,
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

  func unsupported(in bar: UITabBar) -> UnsupportedRendering? { GlassBar().unsupported(in: bar) }

  func inference(for bar: UITabBar) -> String? {
    "glass with titles beside icons is inferred: no picture of it is known"
  }

  @MainActor private func frames(of bar: UITabBar) -> PadBarFrames {
    PadBarFrames(bar) { $0.inlineWidth }
  }
}
