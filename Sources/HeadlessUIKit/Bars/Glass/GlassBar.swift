import Foundation
import TabRaster

/// The bar of iOS 26 and later on an iPhone: a platter of glass that floats above the end of the screen.
struct GlassBar: BarDesign {
  func height(of bar: UITabBar) -> CGFloat { GlassBarFacts.height.value }

  func itemFrames(of bar: UITabBar) -> [CGRect] { GlassBarFrames(bar).items }

  // A search item is a circle of its own, with an icon only (measured).
  func title(of item: UITabBarItem) -> String? { item.isSearch ? nil : item.title }

  func frames(
    of content: TabBarItemContent,
    size: CGSize,
    grid: PixelGrid,
    in bar: UITabBar
  ) -> TabBarItemFrames {
    TabBarItemFrames(
      onGlass: content,
      size: size,
      grid: grid,
      isRightToLeft: bar.isRightToLeft
    )
  }

  func look(
    of item: UITabBarItem,
    state: ItemState,
    in bar: UITabBar,
    over backdropStyle: UIUserInterfaceStyle
  ) -> ItemLook {
    let background = GlassBackground(of: bar)
    let covered = background.styleOfCover(traits: bar.traitCollection)
    return ItemLook(
      item: item,
      state: state,
      onGlass: bar.itemAppearance(for: bar.surroundings.itemLayout),
      in: bar.glassSurroundings(
        titleFont: .system(GlassBarFacts.titleSize, GlassBarFacts.titleWeight),
        badgeFont: item.image == nil
          ? .system(GlassBarFacts.badgeTextSizeWithoutIcon, TabBarFacts.badgeTextWeight) : nil,
        tintColor: bar.tintColor,
        over: covered ?? backdropStyle
      ),
      traits: covered == nil ? bar.traitCollection.with(backdropStyle) : bar.traitCollection
    )
  }

  // Glass floats over the end of the content as over its middle.
  func scrollEdgeAppearance(_ standard: UITabBarAppearance) -> UITabBarAppearance { standard }

  func draw(_ bar: UITabBar, in context: inout DrawingContext) {
    if case .platter = GlassBackground(of: bar) {
      bar.drawOnGlass(platter: GlassBarFrames(bar).platter, in: &context)
    } else {
      bar.drawViewAndSubviews(in: &context)
    }
  }

  func drawBackground(of bar: UITabBar, in context: inout DrawingContext) {
    let background = GlassBackground(of: bar)
    switch background {
    case .platter:
      let frames = GlassBarFrames(bar)
      bar.drawPlatter(frames.platter, in: &context)
      if let search = frames.search { bar.drawPlatter(search, in: &context) }
    case .plate(let appearance): bar.drawPlate(of: appearance, in: &context)
    case .classic(let appearance): bar.drawBackground(of: appearance, in: &context)
    case .unclear: break
    }
    let style = background.styleOfCover(traits: bar.traitCollection) ?? context.backdropStyle
    bar.drawPill(.colors(over: style), in: &context)
  }

  func unsupported(in bar: UITabBar) -> NotDrawn? {
    if bar.surroundings.isPad || bar.surroundings.itemLayout != .stacked {
      return .glassInOtherPlaces
    }
    if case .unclear = GlassBackground(of: bar) { return .transparentGlass }
    return nil
  }
}

extension GlassBackground {
  @MainActor fileprivate init(of bar: UITabBar) {
    self.init(bar.appearanceInForce, traits: bar.traitCollection)
  }
}

extension GlassBarFrames {
  @MainActor init(_ bar: UITabBar) {
    let grid = PixelGrid(scale: bar.traitCollection.displayScale)
    let insets = bar.safeAreaInsets
    self.init(
      barWidth: bar.bounds.width,
      sides: (insets.left, insets.right),
      titleWidths: bar.buttons.map { $0.picture(grid: grid)?.content.title?.width ?? 0 },
      search: bar.buttons.firstIndex { $0.item.isSearch },
      isRightToLeft: bar.isRightToLeft,
      grid: grid
    )
  }
}
