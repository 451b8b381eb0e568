import Foundation
import TabRaster

extension UITabBar {
  /// Draws the platter, or the plate in its place, and the pill behind the selected item.
  ///
  /// The platter blurs, saturates and tints what is behind it; real glass bends it at the edge too.
  func drawGlass(_ background: GlassBackground, in context: inout DrawingContext) {
    let colors = GlassColors.colors(isDark: background.isDark(traits: context.traitCollection))
    switch background {
    case .platter: drawPlatter(colors, in: &context)
    case .plate(let appearance): drawPlate(of: appearance, in: &context)
    case .unclear: break
    }
    guard let button = buttons.first(where: { $0.isSelected }) else { return }
    let pill = Path.roundedRectangle(
      context.rect(button.frame),
      radius: Double(GlassBarFacts.pillRadius.value)
    )
    context.append(.fill(pill, colors.pill.value))
  }

  private func drawPlatter(_ colors: GlassColors, in context: inout DrawingContext) {
    let platter = glassFrames.platter
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
