import Foundation
import TabRaster

/// The bar of iOS 15 to 18: as wide as the screen, with a material and a hairline.
struct ClassicBar: BarDesign {
  var hasViewsOfItemParts: Bool { true }

  // A managed bar covers the bottom safe area of its controller's view; another bar has no safe area.
  func height(of bar: UITabBar) -> CGFloat {
    guard bar.isManaged else { return TabBarFacts.height.value }
    let inset = bar.superview?.safeAreaInsets.bottom ?? 0
    return bar.layoutTraits.barHeight(aboveBottomInset: inset) + inset
  }

  func itemFrames(of bar: UITabBar) -> [CGRect] {
    let (bounds, insets, traits) = (bar.bounds, bar.safeAreaInsets, bar.layoutTraits)
    // Inline items of an iPad are at the same place with and without a home indicator (measured).
    let bottom =
      traits.isPad && traits.itemLayout == .inline
      ? min(bounds.height, TabBarFacts.padHeight.value) : bounds.height - insets.bottom
    let content = CGRect(
      x: insets.left,
      y: 0,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bottom)
    )
    return bar.distribution.frames(
      in: content,
      count: bar.buttons.count,
      isRightToLeft: bar.isRightToLeft
    )
  }

  func icon(of item: UITabBarItem, state: ItemState, in bar: UITabBar) -> ItemIcon? {
    let isCompact = bar.layoutTraits.itemLayout == .compactInline
    if isCompact, let image = item.landscapeImagePhone {
      return ItemIcon(image, insets: item.landscapeImagePhoneInsets)
    }
    let image = (state == .selected ? item.selectedImage : nil) ?? item.image
    let factor = isCompact ? TabBarFacts.compactIconScale.value : 1
    return image.map { ItemIcon($0, scaledBy: factor, insets: item.imageInsets) }
  }

  func frames(
    of content: TabBarItemContent,
    size: CGSize,
    grid: PixelGrid,
    in bar: UITabBar
  ) -> ItemPartFrames {
    ItemPartFrames(
      content,
      layout: bar.layoutTraits.itemLayout,
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
    let layout = bar.layoutTraits.itemLayout
    let isDark = bar.traitCollection.userInterfaceStyle == .dark
    let effect = bar.appearanceInForce.backgroundEffect
    let context = ItemStyle.Context(
      titleFont: layout.titleFont,
      tintColor: bar.tintColor ?? .systemBlue,
      unselectedItemTintColor: bar.unselectedItemTintColor,
      isOverMaterial: bar.itemsLieOnMaterial,
      // Items on a material of fixed style follow that style, not the interface's.
      isDark: effect.map { MaterialTint.isDark($0.style, isDark: isDark) } ?? isDark,
      followsAppearance: bar.followsAppearance
    )
    return ItemStyle(
      item: item,
      state: state,
      appearance: bar.itemAppearance(for: layout).appearance(of: item, in: state),
      in: context
    )
  }

  func drawBackground(of bar: UITabBar, in context: inout DrawingContext) {
    let appearance = bar.appearanceInForce
    if let color = bar.colorBehindScrollEdge { context.fill(bar.bounds, with: color) }
    bar.drawBackground(of: appearance, in: &context)
    drawSelectionIndicator(of: appearance, in: bar, &context)
  }

  @MainActor private func drawSelectionIndicator(
    of appearance: UITabBarAppearance,
    in bar: UITabBar,
    _ context: inout DrawingContext
  ) {
    guard let button = bar.buttons.first(where: { $0.isSelected }) else { return }
    let indicator = Decoration(
      image: appearance.selectionIndicatorImage,
      color: appearance.selectionIndicatorTintColor,
      traits: context.traitCollection
    )
    let radius = TabBarFacts.selectionIndicatorRadius.value
    context.draw(
      indicator,
      in: button.frame,
      shape: .roundedRectangle(button.frame.raster, radius: radius)
    )
  }
}

extension UITabBar {
  /// The distribution of the items: by the size classes, unless the appearance sets it.
  ///
  /// A positive item width applies in every layout, as documented for `itemWidth`. Without one, stacked items have the
  /// system's width, and inline items are spread over the bar, as four pictures of iPads show it. That a positive spacing
  /// makes inline items a group is inferred.
  fileprivate var distribution: TabBarItemDistribution {
    let appearance = appearanceInForce
    let isCentered =
      switch appearance.stackedItemPositioning {
      case .fill: false
      case .centered: true
      case .automatic: layoutTraits.hasRegularWidth
      }
    guard isCentered else { return .fill }
    let (width, spacing) = (appearance.stackedItemWidth, appearance.stackedItemSpacing)
    if layoutTraits.itemLayout == .stacked || width > 0 {
      return .centered(count: buttons.count, width: width, spacing: spacing)
    }
    let widths = buttons.map(\.inlineWidth)
    return spacing > 0 ? .centered(widths: widths, spacing: spacing) : .spread(widths: widths)
  }
}

extension TabBarButton {
  /// The width of icon, gap and title side by side.
  fileprivate var inlineWidth: CGFloat {
    let content = picture(grid: PixelGrid(scale: traitCollection.displayScale))?.content
    return content?.inlineWidth ?? 0
  }
}

extension TabBarItemContent {
  /// The width of icon, gap and title side by side, without padding.
  var inlineWidth: CGFloat {
    let (icon, title) = (icon?.size.width ?? 0, title?.width ?? 0)
    return icon + (icon > 0 && title > 0 ? TabBarFacts.inlineGap.value : 0) + title
  }
}

extension TabBarItemLayout {
  var titleFont: UIFont {
    let facts = TabBarFacts.self
    return switch self {
    case .stacked: .system(facts.stackedTitleSize, facts.stackedTitleWeight)
    case .inline: .system(facts.inlineTitleSize, facts.inlineTitleWeight)
    case .compactInline: .system(facts.compactInlineTitleSize, facts.compactInlineTitleWeight)
    }
  }
}
