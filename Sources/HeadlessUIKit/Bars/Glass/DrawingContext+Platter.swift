import Foundation
import TabRaster

extension DrawingContext {
  /// Draws a platter, which blurs, saturates and tints what is behind it; real glass bends it at the edge too.
  ///
  /// - Parameters:
  ///   - platter: The capsule.
  ///   - style: What the platter is made of.
  ///   - others: The other platters of the bar, on which this platter casts no shadow.
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
    // After the glass, which would have its own shadow behind it otherwise.
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
