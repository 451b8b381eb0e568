import Foundation
import TabRaster

/// An item of a bar as it is to be drawn: its looks, its measured content and where that stands.
struct ItemPicture {
  var look: ItemLook
  var image: UIImage?
  var content: TabBarItemContent
  var frames: TabBarItemFrames

  @MainActor init(
    item: UITabBarItem,
    state: ItemState,
    in bar: UITabBar,
    size: CGSize,
    grid: PixelGrid
  ) {
    let layout = bar.surroundings.itemLayout
    look = ItemLook(
      item: item,
      state: state,
      appearance: bar.itemAppearance(for: layout).appearance(for: state),
      in: bar.itemSurroundings
    )
    let landscapeImage = layout == .compactInline ? item.landscapeImagePhone : nil
    image = landscapeImage ?? (state == .selected ? item.selectedImage : nil) ?? item.image
    content = TabBarItemContent()
    if let image {
      let isShrunk = layout == .compactInline && landscapeImage == nil
      let factor = isShrunk ? TabBarFacts.compactIconScale.value : 1
      content.icon = .init(
        size: CGSize(width: image.size.width * factor, height: image.size.height * factor),
        isSymbol: image.isSymbolImage,
        insets: landscapeImage == nil ? item.imageInsets : item.landscapeImagePhoneInsets
      )
    }
    if let title = item.title, !title.isEmpty {
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
        offset: look.badgeOffset,
        textOffset: look.badgeText.offset
      )
    }
    frames = TabBarItemFrames(
      content,
      layout: layout,
      size: size,
      grid: grid,
      isRightToLeft: bar.isRightToLeft
    )
  }
}

extension ItemLook.Text {
  fileprivate func width(of text: String, in traits: UITraitCollection) -> CGFloat {
    CGFloat(font.rasterFont(in: traits).width(of: text))
  }
}

extension UITabBar {
  /// What the bar gives to the looks of its items.
  fileprivate var itemSurroundings: ItemLook.Surroundings {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let effect = appearanceInForce.backgroundEffect
    return ItemLook.Surroundings(
      layout: surroundings.itemLayout,
      tintColor: tintColor ?? .systemBlue,
      unselectedItemTintColor: unselectedItemTintColor,
      isOverMaterial: itemsLieOnMaterial,
      // A material of fixed style decides for the items on it.
      isDark: effect.map { MaterialTint.isDark($0.style, isDark: isDark) } ?? isDark,
      followsAppearance: followsAppearance
    )
  }
}
