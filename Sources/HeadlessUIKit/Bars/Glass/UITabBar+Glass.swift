import Foundation
import TabRaster

// What the glass of an iPhone and that at the top of an iPad have in common.
extension UITabBar {
  /// Draws the bar for a light and for a dark backdrop.
  func drawOnGlass(platter: CGRect, in context: inout DrawingContext) {
    context.chooseByBackdrop(in: platter, darkBelow: GlassColors.darkBelow.value) { context in
      drawViewAndSubviews(in: &context)
    }
  }

  /// Draws the pill behind the selected item.
  func drawPill(_ colors: GlassColors, in context: inout DrawingContext) {
    guard let button = buttons.first(where: { $0.isSelected }) else { return }
    context.append(.backdrop(.capsule(context.rect(button.frame)), colors.pillFilter))
  }

  /// What a bar on glass gives to the looks of its items.
  func glassSurroundings(
    titleFont: UIFont,
    badgeFont: UIFont? = nil,
    tintColor: UIColor?,
    over backdropStyle: UIUserInterfaceStyle
  ) -> ItemLook.Surroundings {
    let isTintHonored = GlassSetting.unselectedItemTintColor.isHonored
    return ItemLook.Surroundings(
      titleFont: titleFont,
      tintColor: tintColor ?? .systemBlue,
      unselectedItemTintColor: isTintHonored ? unselectedItemTintColor : nil,
      isOverMaterial: true,
      isDark: backdropStyle == .dark,
      glass: .colors(over: backdropStyle),
      badgeFont: badgeFont ?? .ofBadges,
      followsAppearance: followsAppearance
    )
  }

  /// Draws the platter, which blurs, saturates and tints what is behind it; real glass bends it at the edge too.
  func drawPlatter(_ platter: CGRect, in context: inout DrawingContext) {
    guard !platter.isEmpty else { return }
    let colors = GlassColors.colors(over: context.backdropStyle)
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
