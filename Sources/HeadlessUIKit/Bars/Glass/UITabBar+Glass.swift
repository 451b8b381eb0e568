import Foundation
import TabRaster

// What bars that float on a platter have in common.
extension UITabBar {
  /// Draws the bar for a light and for a dark backdrop, or, where it isn't glass, for the style of the interface.
  func drawOnPlatter(
    _ platter: CGRect,
    of style: PlatterStyle = .glass,
    in context: inout DrawingContext
  ) {
    guard style.isGlass else {
      let outer = context.backdropStyle
      context.backdropStyle = traitCollection.userInterfaceStyle
      drawViewAndSubviews(in: &context)
      context.backdropStyle = outer
      return
    }
    context.chooseByBackdrop(
      in: platter,
      darkBelow: GlassColors.darkBelow.value,
      lightFrom: GlassColors.lightFrom.value
    ) { drawViewAndSubviews(in: &$0) }
  }

  /// Draws the pill behind the selected item.
  func drawPill(_ colors: GlassColors, in context: inout DrawingContext) {
    guard let button = buttons.first(where: { $0.isSelected }) else { return }
    context.append(.backdrop(.capsule(context.rect(button.frame)), colors.pill.value))
  }

  /// What a bar on glass gives to the looks of its items.
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

  /// Draws the platter, which blurs, saturates and tints what is behind it; real glass bends it at the edge too.
  func drawPlatter(
    _ platter: CGRect,
    of style: PlatterStyle = .glass,
    in context: inout DrawingContext
  ) {
    guard !platter.isEmpty else { return }
    let colors = style.colors(over: context.backdropStyle)
    let filter = colors.filter(reducesTransparency: SimulatedSystem.current.reducesTransparency)
    context.append(.backdrop(.capsule(context.rect(platter)), filter))
    let hasContrast = context.traitCollection.accessibilityContrast == .high
    if style.isGlass, hasContrast, !colors.isDark {
      context.append(.fill(.capsule(context.rect(platter)), GlassColors.contrastFill.value))
    }
    // After the glass, which would have its own shadow behind it otherwise.
    if style.isGlass { context.drawGlassShadow(of: platter) }
    // The highlight fades out over one point inside the edge, a pixel at a time.
    let steps = max(1, Int(context.scale.rounded()))
    let pixel = 1 / CGFloat(steps)
    for step in 0..<steps {
      let inset = (CGFloat(step) + 0.5) * pixel
      let line = Path.capsule(context.rect(platter.insetBy(dx: inset, dy: inset)))
      var color = colors.rim.value
      color.alpha = UInt8(Int(color.alpha) * (steps - step) / steps)
      context.append(.fill(line.stroked(width: Double(pixel)), color))
    }
  }
}

// What the two bars of glass at the bottom have in common: something can cover it.
extension UITabBar {
  /// The looks of an item on glass, or on what covers it.
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

  /// Draws the bar as what is behind it asks for, unless something covers the glass.
  func drawOnGlass(platter: CGRect, in context: inout DrawingContext) {
    if case .platter = glassBackground {
      drawOnPlatter(platter, in: &context)
    } else {
      drawViewAndSubviews(in: &context)
    }
  }

  /// Draws platters, or what covers the glass in their place, and the pill.
  func drawGlassBackground(platters: [CGRect], in context: inout DrawingContext) {
    let background = glassBackground
    switch background {
    case .platter: for platter in platters { drawPlatter(platter, in: &context) }
    case .plate(let appearance): drawPlate(of: appearance, in: &context)
    case .classic(let appearance): drawBackground(of: appearance, in: &context)
    case .unclear: break
    }
    let style = background.styleOfCover(traits: traitCollection) ?? context.backdropStyle
    drawPill(PlatterStyle.glass.colors(over: style), in: &context)
  }

  var glassBackground: GlassBackground {
    GlassBackground(appearanceInForce, traits: traitCollection)
  }
}

extension UITraitCollection {
  /// The traits in another style.
  ///
  /// That an app's dynamic colors follow the glass is inferred: glass turns the system's own colors.
  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    var values = values
    values.userInterfaceStyle = style
    return UITraitCollection(values: values)
  }
}
