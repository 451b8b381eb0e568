import Foundation
import TabRaster

// What the glass of an iPhone and that at the top of an iPad have in common.
extension UITabBar {
  /// Draws the platter, or the plate in its place, and the pill behind the selected item.
  ///
  /// The platter blurs, saturates and tints what is behind it; real glass bends it at the edge too.
  func drawGlass(
    _ background: GlassBackground,
    platter: CGRect,
    in context: inout DrawingContext
  ) {
    lumaBehindGlass = context.displayList.luma(in: context.rect(platter))
    let colors = glassColors(background)
    switch background {
    case .platter: drawPlatter(platter, colors, in: &context)
    case .plate(let appearance): drawPlate(of: appearance, in: &context)
    case .classic(let appearance): drawBackground(of: appearance, in: &context)
    case .unclear: break
    }
    guard let button = buttons.first(where: { $0.isSelected }) else { return }
    context.append(.fill(.capsule(context.rect(button.frame)), colors.pill.value))
  }

  /// The colors of the glass over what was behind it when it was drawn last.
  private func glassColors(_ background: GlassBackground) -> GlassColors {
    .colors(isDark: background.isDark(luma: lumaBehindGlass, traits: traitCollection))
  }

  /// What a bar on glass gives to the looks of its items.
  func glassSurroundings(
    _ background: GlassBackground,
    titleFont: UIFont,
    tintColor: UIColor?
  ) -> ItemLook.Surroundings {
    let isDark = background.isDark(luma: lumaBehindGlass, traits: traitCollection)
    let isTintHonored = GlassSetting.unselectedItemTintColor.isHonored
    return ItemLook.Surroundings(
      titleFont: titleFont,
      tintColor: tintColor ?? .systemBlue,
      unselectedItemTintColor: isTintHonored ? unselectedItemTintColor : nil,
      isOverMaterial: true,
      isDark: isDark,
      glass: .colors(isDark: isDark),
      followsAppearance: followsAppearance
    )
  }

  /// The traits by which the colors of items are chosen: those of the bar, on a platter in the style of the glass.
  ///
  /// That an app's dynamic colors follow the glass is inferred: glass turns the system's own colors.
  func itemTraits(on background: GlassBackground) -> UITraitCollection {
    guard case .platter = background else { return traitCollection }
    let isDark = background.isDark(luma: lumaBehindGlass, traits: traitCollection)
    var values = traitCollection.values
    values.userInterfaceStyle = isDark ? .dark : .light
    return UITraitCollection(values: values)
  }

  private func drawPlatter(
    _ platter: CGRect,
    _ colors: GlassColors,
    in context: inout DrawingContext
  ) {
    guard !platter.isEmpty else { return }
    context.drawGlassShadow(of: platter)
    let filter = colors.filter(reducesTransparency: SimulatedSystem.current.reducesTransparency)
    context.append(.backdrop(.capsule(context.rect(platter)), filter))
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
