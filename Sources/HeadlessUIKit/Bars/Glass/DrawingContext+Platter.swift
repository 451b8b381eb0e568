import Foundation
import TabRaster

extension DrawingContext {
  /// Draws a platter, which blurs, saturates and tints its backdrop; real glass also refracts it at the edge.
  ///
  /// - Parameters:
  ///   - platter: The frame of the capsule.
  ///   - style: The material of the platter.
  ///   - others: The bar's other platters, over which this platter casts no shadow.
  mutating func drawPlatter(
    _ platter: CGRect,
    of style: PlatterStyle = .glass,
    beside others: [CGRect] = []
  ) {
    guard !platter.isEmpty else { return }
    let colors = style.colors(over: backdropStyle)
    let filter = colors.filter(reducesTransparency: SimulatedSystem.current.reducesTransparency)
    append(.backdrop(.capsule(rect(platter)), filter))
    let hasContrast = traitCollection.accessibilityContrast == .high
    if style.isGlass, hasContrast, !colors.isDark {
      append(.fill(.capsule(rect(platter)), GlassColors.contrastFill.value))
    }
    // Draw the shadow after the backdrop filter, which would blur it otherwise.
    if style.isGlass { drawGlassShadow(of: platter, beside: others) }
    // The highlight fades out over one point inside the edge, a pixel at a time.
    let steps = max(1, Int(scale.rounded()))
    let pixel = 1 / CGFloat(steps)
    for step in 0..<steps {
      let inset = (CGFloat(step) + 0.5) * pixel
      let line = Path.capsule(rect(platter.insetBy(dx: inset, dy: inset)))
      var color = colors.rim.value
      color.alpha = UInt8(Int(color.alpha) * (steps - step) / steps)
      append(.fill(line.stroked(width: Double(pixel)), color))
    }
  }
}
