import Foundation
import TabRaster

// Drawing that bars on a floating platter share.
extension UITabBar {
  /// Draws the bar for a light and for a dark backdrop, or, if the platter doesn't follow that, for the style of the
  /// interface.
  func drawOnPlatter(
    _ platter: CGRect,
    of style: PlatterStyle = .glass,
    in context: inout DrawingContext
  ) {
    context.chooseGlass(in: platter, followsBackdrop: style.isGlass && glassFollowsBackdrop) {
      drawViewAndSubviews(in: &$0)
    }
  }

  /// Whether glass is light or dark by what is behind it; otherwise it has the style of the interface.
  ///
  /// A page that doesn't scroll doesn't turn the glass of a controller's bar: measured on simulators of iOS 26.1, light
  /// over black and dark over white. Media that scrolled turned it on a device.
  var glassFollowsBackdrop: Bool { !(isManaged && isAtScrollEdge) }

  /// Draws the pill behind the selected item.
  func drawPill(_ colors: GlassColors, in context: inout DrawingContext) {
    guard let button = buttons.first(where: { $0.isSelected }) else { return }
    context.append(.backdrop(.capsule(context.rect(button.frame)), colors.pill.value))
  }

  /// Returns the values that items inherit from a bar with a platter.
  func glassContext(
    titleFont: UIFont,
    badgeFont: UIFont? = nil,
    tintColor: UIColor?,
    over backdropStyle: UIUserInterfaceStyle,
    on style: PlatterStyle = .glass
  ) -> ItemStyle.Context {
    let isTintHonored = GlassSetting.unselectedItemTintColor.isHonored
    return ItemStyle.Context(
      titleFont: titleFont,
      tintColor: tintColor ?? .systemBlue,
      unselectedItemTintColor: isTintHonored ? unselectedItemTintColor : nil,
      isOverMaterial: true,
      isDark: backdropStyle == .dark,
      glass: style.colors(over: backdropStyle),
      badgeFont: badgeFont ?? .ofBadges,
      followsAppearance: followsAppearance
    )
  }
}

// Drawing that the two glass bars at the bottom share: a background can cover the glass.
extension UITabBar {
  /// Returns the style of an item on glass, or on a background that covers it.
  func styleOnGlass(
    of item: UITabBarItem,
    state: ItemState,
    titleFont: UIFont,
    badgeFont: UIFont? = nil,
    over backdropStyle: UIUserInterfaceStyle
  ) -> ItemStyle {
    let covered = glassBackground.styleOfCover(traits: traitCollection)
    return ItemStyle(
      item: item,
      state: state,
      onGlass: itemAppearance(for: layoutTraits.itemLayout),
      in: glassContext(
        titleFont: titleFont,
        badgeFont: badgeFont,
        tintColor: tintColor,
        over: covered ?? backdropStyle
      ),
      traits: covered == nil ? traitCollection.with(backdropStyle) : traitCollection
    )
  }

  /// Draws the bar for a light and for a dark backdrop, or once if there is no glass.
  func drawOnGlass(platter: CGRect, in context: inout DrawingContext) {
    if case .platter = glassBackground {
      drawOnPlatter(platter, in: &context)
    } else {
      drawViewAndSubviews(in: &context)
    }
  }

  /// Draws the platters, or the background in place of the glass, and the pill.
  ///
  /// Without glass the pill stays (measured by others on iOS 26.5).
  func drawGlassBackground(
    platters: [CGRect],
    hasPill: Bool = true,
    in context: inout DrawingContext
  ) {
    let background = glassBackground
    switch background {
    case .platter:
      if let edgeEffect { context.draw(edgeEffect, behind: bounds) }
      let all = platters + (accessoryView.map { [convert($0.bounds, from: $0)] } ?? [])
      for platter in platters {
        context.drawPlatter(platter, beside: all.filter { $0 != platter })
      }
    case .plate(let appearance): drawPlate(of: appearance, in: &context)
    case .classic(let appearance): drawBackground(of: appearance, in: &context)
    case .transparent: break
    }
    guard hasPill else { return }
    let style = background.styleOfCover(traits: traitCollection) ?? context.backdropStyle
    drawPill(PlatterStyle.glass.colors(over: style), in: &context)
  }

  var glassBackground: GlassBackground {
    GlassBackground(appearanceInForce, traits: traitCollection)
  }
}

extension UITraitCollection {
  /// Returns the traits with another interface style.
  ///
  /// That an app's dynamic colors follow the glass is inferred from the system's colors, which do.
  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    var values = values
    values.userInterfaceStyle = style
    return UITraitCollection(values: values)
  }
}
