import Foundation
import TabRaster

extension DrawingContext {
  /// Draws one line of text, with its underline and its shadow, from the left end of its baseline.
  mutating func draw(_ text: String, _ style: ItemStyle.Text, baseline: CGPoint) {
    guard !text.isEmpty else { return }
    guard let shadow = style.shadow, let shade = shadow.shadowColor as? UIColor else {
      drawInk(text, style, baseline)
      return
    }
    let offset = shadow.shadowOffset
    guard shadow.shadowBlurRadius > 0 else {
      let place = CGPoint(x: baseline.x + offset.width, y: baseline.y + offset.height)
      drawInk(text, style, place, shade)
      drawInk(text, style, baseline)
      return
    }
    let soft = Shadow(
      offset: Point(Double(offset.width), Double(offset.height)),
      // What Core Graphics calls the blur of a shadow is commonly taken as two standard deviations.
      radius: min(Double(shadow.shadowBlurRadius) / 2, Self.softestShadow),
      color: color(shade)
    )
    append(.beginLayer(Layer(effect: .shadow(soft))))
    drawInk(text, style, baseline)
    append(.endLayer)
  }

  /// Draws text and what underlines it in their own colors, or both in that of a shadow.
  private mutating func drawInk(
    _ text: String,
    _ style: ItemStyle.Text,
    _ baseline: CGPoint,
    _ shade: UIColor? = nil
  ) {
    let font = style.rasterFont(in: traitCollection)
    let ink = shade ?? style.color
    append(.text(text, font, baseline: point(baseline), color(ink)))
    guard let underline = style.underline else { return }
    for line in underline.lines {
      let (middle, thickness) = (line.middle * font.size, line.thickness * font.size)
      let frame = CGRect(
        x: baseline.x,
        y: baseline.y + middle - thickness / 2,
        width: font.width(of: text),
        height: thickness
      )
      append(.fill(.rectangle(rect(frame)), color(shade ?? underline.color ?? ink)))
    }
  }

  /// The largest standard deviation of a shadow, in points; themes can come from anywhere.
  private static let softestShadow = 16.0
}
