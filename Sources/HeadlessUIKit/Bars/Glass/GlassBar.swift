import Foundation
import TabRaster

/// The bar of iOS 26 and later on an iPhone: a platter of glass that floats above the end of the screen.
struct GlassBar: BarDesign {
  func height(of bar: UITabBar) -> CGFloat { GlassBarFacts.height.value }

  func itemFrames(of bar: UITabBar) -> [CGRect] {
    GlassBarFrames(bar).items(titleWidths: titleWidths(of: bar))
  }

  // A search item is a circle of its own, with an icon only (measured).
  func title(of item: UITabBarItem) -> String? { item.isSearch ? nil : item.title }

  func frames(
    of content: TabBarItemContent,
    size: CGSize,
    grid: PixelGrid,
    in bar: UITabBar
  ) -> ItemPartFrames {
    let hasSearch = bar.buttons.contains { $0.item.isSearch }
    return ItemPartFrames(
      onGlass: content,
      size: size,
      titleRoom: size.width - GlassItemWidths.leastTitlePadding(hasSearch: hasSearch),
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
      titleFont: .system(
        GlassBarFacts.titleSize,
        state == .selected ? GlassBarFacts.selectedTitleWeight : GlassBarFacts.titleWeight
      ),
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

extension GlassBar {
  /// The widths of titles by which items are laid out, which selecting doesn't change.
  ///
  /// A selected title that an appearance makes much wider than the usual bold one widens its item; inferred.
  @MainActor fileprivate func titleWidths(of bar: UITabBar) -> [CGFloat] {
    bar.buttons.map { button in
      guard let title = title(of: button.item), !title.isEmpty else { return 0 }
      let states: [ItemState] = [button.item.isEnabled ? .normal : .disabled, .selected]
      let widths = states.map { state in
        let style = style(of: button.item, state: state, in: bar, over: .light)
        return CGFloat(style.title.rasterFont(in: bar.traitCollection).width(of: title))
      }
      return max(widths[0], widths[1] - GlassBarFacts.titleGap.value)
    }
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
    ) { GlassBar().titleWidths(of: bar) }
  }
}
