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
    let surroundings = bar.itemSurroundings
    let isOnGlass = surroundings.glass != nil
    let isAtTop = bar.isAtTop
    let appearance = isAtTop ? .unthemed : bar.itemAppearance(for: layout)
    look =
      isOnGlass
      ? ItemLook(
        item: item,
        state: state,
        onGlass: appearance,
        in: surroundings,
        traits: bar.itemTraits
      )
      : ItemLook(
        item: item,
        state: state,
        appearance: appearance.appearance(for: state),
        in: surroundings
      )
    let landscapeImage = layout == .compactInline ? item.landscapeImagePhone : nil
    // The bar at the top of an iPad has titles only.
    image =
      isAtTop
      ? nil : landscapeImage ?? (state == .selected ? item.selectedImage : nil) ?? item.image
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
    let isRightToLeft = bar.isRightToLeft
    frames =
      isAtTop
      ? TabBarItemFrames(atTop: content, size: size, grid: grid, isRightToLeft: isRightToLeft)
      : isOnGlass
        ? TabBarItemFrames(onGlass: content, size: size, grid: grid, isRightToLeft: isRightToLeft)
        : TabBarItemFrames(
          content,
          layout: layout,
          size: size,
          grid: grid,
          isRightToLeft: isRightToLeft
        )
  }
}

extension ItemLook.Text {
  fileprivate func width(of text: String, in traits: UITraitCollection) -> CGFloat {
    CGFloat(rasterFont(in: traits).width(of: text))
  }
}

extension UITabBar {
  /// What the bar gives to the looks of its items.
  fileprivate var itemSurroundings: ItemLook.Surroundings {
    if let glass = glassBackground {
      let isDark = glass.isDark(luma: lumaBehindGlass, traits: traitCollection)
      let isTintHonored = GlassSetting.unselectedItemTintColor.isHonored
      return ItemLook.Surroundings(
        titleFont: .onGlass(isAtTop: isAtTop),
        // At the top of an iPad it is the tint of the controller's view that counts; several sources.
        tintColor: (isAtTop ? superview?.tintColor : tintColor) ?? .systemBlue,
        unselectedItemTintColor: isTintHonored ? unselectedItemTintColor : nil,
        isOverMaterial: true,
        isDark: isDark,
        glass: .colors(isDark: isDark),
        followsAppearance: followsAppearance
      )
    }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let effect = appearanceInForce.backgroundEffect
    return ItemLook.Surroundings(
      titleFont: surroundings.itemLayout.titleFont,
      tintColor: tintColor ?? .systemBlue,
      unselectedItemTintColor: unselectedItemTintColor,
      isOverMaterial: itemsLieOnMaterial,
      // A material of fixed style decides for the items on it.
      isDark: effect.map { MaterialTint.isDark($0.style, isDark: isDark) } ?? isDark,
      followsAppearance: followsAppearance
    )
  }
}
