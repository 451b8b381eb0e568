import Foundation
import TabRaster

/// An item of a bar as it is to be drawn: its looks, its measured content and where that stands.
struct ItemPicture {
  var look: ItemLook
  var image: UIImage?
  var title: String?
  var content: TabBarItemContent
  var frames: TabBarItemFrames

  @MainActor init(
    item: UITabBarItem,
    state: ItemState,
    in bar: UITabBar,
    over backdropStyle: UIUserInterfaceStyle,
    size: CGSize,
    grid: PixelGrid
  ) {
    let design = bar.design
    look = design.look(of: item, state: state, in: bar, over: backdropStyle)
    content = TabBarItemContent()
    let icon = design.icon(of: item, state: state, in: bar)
    image = icon?.image
    content.icon = icon.map {
      .init(size: $0.size, isSymbol: $0.image.isSymbolImage, insets: $0.insets)
    }
    title = design.title(of: item)
    if let title, !title.isEmpty {
      content.title = .init(
        width: look.title.width(of: title, in: bar.traitCollection),
        ascender: look.title.font.ascender,
        lineHeight: look.title.font.lineHeight,
        hasExplicitFont: look.title.hasExplicitFont,
        offset: look.title.offset
      )
    }
    if let value = item.badgeValue {
      content.badge = .init(
        textWidth: value.isEmpty ? 0 : look.badgeText.width(of: value, in: bar.traitCollection),
        lineHeight: look.badgeText.font.lineHeight,
        offset: look.badgeOffset,
        textOffset: look.badgeText.offset
      )
    }
    frames = design.frames(of: content, size: size, grid: grid, in: bar)
  }
}

extension ItemLook.Text {
  fileprivate func width(of text: String, in traits: UITraitCollection) -> CGFloat {
    CGFloat(rasterFont(in: traits).width(of: text))
  }
}
