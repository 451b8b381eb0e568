import Foundation
import TabRaster

/// An item of a bar, ready to be drawn: its style, its measured content and the frames of its parts.
struct ItemPresentation {
  var style: ItemStyle
  var image: UIImage?
  var title: String?
  var badge: String?
  var content: TabBarItemContent
  var frames: ItemPartFrames

  @MainActor init(
    item: UITabBarItem,
    state: ItemState,
    in bar: UITabBar,
    over backdropStyle: UIUserInterfaceStyle,
    size: CGSize,
    grid: PixelGrid
  ) {
    let design = bar.design
    style = design.style(of: item, state: state, in: bar, over: backdropStyle)
    content = TabBarItemContent()
    let icon = design.icon(of: item, state: state, in: bar)
    image = icon?.image
    content.icon = icon.map {
      .init(size: $0.size, isSymbol: $0.image.isSymbolImage, insets: $0.insets)
    }
    title = design.title(of: item, in: bar)
    if let title, !title.isEmpty {
      content.title = .init(
        width: style.title.width(of: title, in: bar.traitCollection),
        ascender: style.title.font.ascender,
        lineHeight: style.title.font.lineHeight,
        hasExplicitFont: style.title.hasExplicitFont,
        offset: style.title.offset
      )
    }
    badge = item.badgeValue
    if let value = badge {
      content.badge = .init(
        textWidth: value.isEmpty ? 0 : style.badgeText.width(of: value, in: bar.traitCollection),
        lineHeight: style.badgeText.font.lineHeight,
        offset: style.badgeOffset,
        textOffset: style.badgeText.offset
      )
    }
    frames = design.frames(of: content, size: size, grid: grid, in: bar)
  }
}

extension ItemStyle.Text {
  fileprivate func width(of text: String, in traits: UITraitCollection) -> CGFloat {
    CGFloat(rasterFont(in: traits).width(of: text))
  }
}
