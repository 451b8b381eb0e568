import Foundation
import TabRaster

// The background of an appearance, drawn over all of the bar: on a classic bar, and over glass.
extension UITabBar {
  /// Draws the background effect, color and image of an appearance, and its shadow above the bar.
  func drawBackground(of appearance: UITabBarAppearance, in context: inout DrawingContext) {
    if let effect = appearance.backgroundEffect {
      let tint = MaterialTint.tint(of: effect.style, isDark: context.isDark)
      let filter = tint.filter(reducesTransparency: SimulatedSystem.current.reducesTransparency)
      context.append(.backdrop(.rectangle(context.rect(bounds)), filter))
    }
    drawPlate(of: appearance, in: &context)
    drawShadow(of: appearance, in: &context)
  }

  /// Draws the background color and image of an appearance.
  func drawPlate(of appearance: UITabBarAppearance, in context: inout DrawingContext) {
    if let color = appearance.backgroundColor { context.fill(bounds, with: color) }
    guard let image = appearance.backgroundImage else { return }
    let frame = appearance.backgroundImageContentMode.frame(of: image.size, in: bounds)
    context.append(.pushClip(.rectangle(context.rect(bounds))))
    context.draw(image, in: frame)
    context.append(.popClip)
  }

  private func drawShadow(of appearance: UITabBarAppearance, in context: inout DrawingContext) {
    let height =
      appearance.shadowImage?.size.height
      ?? TabBarFacts.hairlinePixels.value * PixelGrid(scale: context.scale).pixel
    let frame = CGRect(
      x: bounds.minX,
      y: bounds.minY - height,
      width: bounds.width,
      height: height
    )
    let shadow = Decoration(
      image: appearance.shadowImage,
      color: appearance.shadowColor,
      traits: context.traitCollection
    )
    context.draw(shadow, in: frame, shape: .rectangle(frame.raster))
  }
}

extension DrawingContext {
  var isDark: Bool { traitCollection.userInterfaceStyle == .dark }
}

extension CGRect {
  var raster: Rect {
    Rect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }
}
