import Foundation
import TabRaster

extension UITabBar {
  /// Draws the background, the shadow above the bar and the selection indicator; items draw themselves over it.
  func drawBackground(in context: inout DrawingContext) {
    precondition(
      SimulatedSystem.current.look == .classic,
      "UITabBar.checkIsDrawable() must be called before drawing (look was glass)"
    )
    let appearance = appearanceInForce
    if let effect = appearance.backgroundEffect {
      let tint = MaterialTint.tint(of: effect.style, isDark: context.isDark)
      context.append(.fill(.rectangle(context.rect(bounds)), tint.rgba))
    }
    if let color = appearance.backgroundColor { context.fill(bounds, with: color) }
    if let image = appearance.backgroundImage {
      let frame = appearance.backgroundImageContentMode.frame(of: image.size, in: bounds)
      context.append(.pushClip(.rectangle(context.rect(bounds))))
      context.draw(image, in: frame)
      context.append(.popClip)
    }
    drawShadow(of: appearance, in: &context)
    drawSelectionIndicator(of: appearance, in: &context)
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

  private func drawSelectionIndicator(
    of appearance: UITabBarAppearance,
    in context: inout DrawingContext
  ) {
    guard let button = buttons.first(where: { $0.isSelected }) else { return }
    let indicator = Decoration(
      image: appearance.selectionIndicatorImage,
      color: appearance.selectionIndicatorTintColor,
      traits: context.traitCollection
    )
    let radius = TabBarFacts.selectionIndicatorRadius.value
    context.draw(
      indicator,
      in: button.frame,
      shape: .roundedRectangle(button.frame.raster, radius: radius)
    )
  }

  // MARK: - What can't be drawn

  /// Throws if the look of the simulated system isn't drawn yet, so that nobody takes a wrong picture for a right one.
  ///
  /// Whoever makes a picture calls this first: drawing such a bar stops the program.
  package nonisolated static func checkIsDrawable() throws(NotDrawn) {
    if SimulatedSystem.current.look == .glass { throw .glass }
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
