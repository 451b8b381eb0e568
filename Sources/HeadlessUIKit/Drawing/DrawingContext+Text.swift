import Foundation
import TabRaster

extension DrawingContext {
  /// Draws one line of text, with its shadow, from the left end of its baseline.
  mutating func draw(_ text: String, _ look: ItemLook.Text, baseline: CGPoint) {
    guard !text.isEmpty else { return }
    let font = look.rasterFont(in: traitCollection)
    if let shadow = look.shadow, let color = shadow.shadowColor as? UIColor {
      let place = CGPoint(
        x: baseline.x + shadow.shadowOffset.width,
        y: baseline.y + shadow.shadowOffset.height
      )
      if shadow.shadowBlurRadius > 0 {
        drawSoftly(text, font, at: point(place), radius: shadow.shadowBlurRadius, color)
      } else {
        append(.text(text, font, baseline: point(place), self.color(color)))
      }
    }
    append(.text(text, font, baseline: point(baseline), self.color(look.color)))
  }

  /// Draws a line of text as its own blurred shape.
  private mutating func drawSoftly(
    _ text: String,
    _ font: Font,
    at baseline: Point,
    radius: CGFloat,
    _ color: UIColor
  ) {
    // What Core Graphics calls the blur of a shadow is commonly taken as two standard deviations.
    let sigma = min(Double(radius) / 2, Self.softestShadow)
    let ink = font.inkBounds(of: text)
    guard ink.width > 0 else { return }
    // Three boxes reach about three standard deviations. Whole pixels, so that nothing is resampled.
    let grid = PixelGrid(scale: scale)
    let margin = 3 * sigma + 2
    let left = Double(grid.nearest(CGFloat(baseline.x + ink.x - margin)))
    let top = Double(grid.nearest(CGFloat(baseline.y + ink.y - margin)))
    let size = Size(
      width: Double(grid.ceiling(CGFloat(ink.width + 2 * margin))),
      height: Double(grid.ceiling(CGFloat(ink.height + 2 * margin)))
    )
    let inside = Point(baseline.x - left, baseline.y - top)
    let shape = DisplayList([.text(text, font, baseline: inside, RGBA(0, 0, 0))])
    append(
      .template(
        shape.rendered(size: size, scale: Int(scale)).blurred(sigma: sigma * Double(scale)),
        Rect(x: left, y: top, width: size.width, height: size.height),
        self.color(color)
      )
    )
  }

  /// The largest standard deviation of a shadow, in points; themes can come from anywhere.
  private static let softestShadow = 16.0
}
