import Foundation
import TabRaster

/// The bar of iOS 26 and later on an iPhone: a platter of glass that floats above the end of the screen.
struct GlassBar: BarDesign {
  func height(of bar: UITabBar) -> CGFloat { GlassBarFacts.height.value }

  func itemFrames(of bar: UITabBar) -> [CGRect] {
    GlassMinimizedFrames(bar)?.items ?? GlassBarFrames(bar).items(titleWidths: titleWidths(of: bar))
  }

  // A circle shows only an icon (measured for search tabs); that an item without an icon shows its title is inferred.
  func title(of item: UITabBarItem, in bar: UITabBar) -> String? {
    item.image != nil && (item.isProminent || isSmall(bar)) ? nil : item.title
  }

  func isSmall(_ bar: UITabBar) -> Bool { GlassMinimizedFrames(bar) != nil }

  func accessoryFrame(of bar: UITabBar, in bounds: CGRect) -> CGRect? {
    guard let frames = GlassMinimizedFrames(bar) else {
      return glassAccessoryFrame(of: bar, in: bounds)
    }
    let origin = placement(of: bar, in: bounds).frame.origin
    return frames.accessory.offsetBy(dx: origin.x, dy: origin.y)
  }

  func platters(of bar: UITabBar) -> [CGRect] {
    if let small = GlassMinimizedFrames(bar) {
      return [small.selected] + (small.prominent.map { [$0] } ?? [])
    }
    let frames = GlassBarFrames(bar)
    return [frames.platter] + (frames.search.map { [$0] } ?? [])
  }

  func frames(
    of content: TabBarItemContent,
    size: CGSize,
    grid: PixelGrid,
    in bar: UITabBar
  ) -> ItemPartFrames {
    let padding =
      isSmall(bar) ? 2 * GlassBarFacts.titleGap.value : GlassItemWidths.leastTitlePadding
    return ItemPartFrames(
      onGlass: content,
      size: size,
      titleRoom: size.width - padding,
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

  // Glass looks the same over the end of the content and over its middle.
  func scrollEdgeAppearance(_ standard: UITabBarAppearance) -> UITabBarAppearance { standard }

  func draw(_ bar: UITabBar, in context: inout DrawingContext) {
    bar.drawOnGlass(platter: platters(of: bar)[0], in: &context)
  }

  // That a minimized bar has no pill is inferred.
  func drawBackground(of bar: UITabBar, in context: inout DrawingContext) {
    bar.drawGlassBackground(platters: platters(of: bar), hasPill: !isSmall(bar), in: &context)
  }

  func inference(for bar: UITabBar) -> String? {
    if let reason = bar.glassBackground.inference { return reason }
    if bar.layoutTraits.isPad {
      return "the glass at the bottom of an iPad is inferred from that of an iPhone"
    }
    return isSmall(bar)
      ? "icon and badge of a minimized bar are inferred: its circles are known" : nil
  }
}

extension GlassBar {
  /// Returns the widths of titles that determine the layout of the items; they don't depend on the selection.
  ///
  /// A selected title that an appearance makes much wider than the usual bold one widens its item (inferred).
  @MainActor fileprivate func titleWidths(of bar: UITabBar) -> [CGFloat] {
    bar.buttons.map { button in
      guard let title = title(of: button.item, in: bar), !title.isEmpty else { return 0 }
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
      search: bar.buttons.firstIndex { $0.item.isProminent },
      isRightToLeft: bar.isRightToLeft,
      grid: PixelGrid(scale: bar.traitCollection.displayScale)
    ) { GlassBar().titleWidths(of: bar) }
  }
}
