import Foundation
import TabRaster

extension DrawingContext {
  /// Draws one line of text with its underline and shadow, from the left end of its baseline.
  mutating func draw(_ text: String, _ style: ItemStyle.Text, baseline: CGPoint) {
    guard !text.isEmpty else { return }
    guard let shadow = style.shadow, let shade = shadow.shadowColor as? UIColor else {
      drawInk(text, style, baseline)
      return
    }
    let offset = shadow.shadowOffset
    // A hard shadow is the text in another color, which is cheaper than a blur.
    guard shadow.shadowBlurRadius > 0 else {
      let shadowBaseline = CGPoint(x: baseline.x + offset.width, y: baseline.y + offset.height)
      drawInk(text, style, shadowBaseline, shade)
      drawInk(text, style, baseline)
      return
    }
    let soft = Shadow(
      offset: Point(Double(offset.width), Double(offset.height)),
      // The blur of a Core Graphics shadow is commonly taken as two standard deviations.
      radius: min(Double(shadow.shadowBlurRadius) / 2, Self.softestShadow),
      color: color(shade),
      isAlone: style.vibrancy != nil
    )
    append(.beginLayer(Layer(effect: .shadow(soft))))
    // Vibrancy filters the content below, which the empty layer would hide, so vibrant text is drawn after the layer.
    drawInk(text, style, baseline, style.vibrancy == nil ? nil : style.color)
    append(.endLayer)
    if style.vibrancy != nil { drawInk(text, style, baseline) }
  }

  /// Draws text and its underline, in their colors or both in `shade`.
  private mutating func drawInk(
    _ text: String,
    _ style: ItemStyle.Text,
    _ baseline: CGPoint,
    _ shade: UIColor? = nil
  ) {
    let font = style.rasterFont(in: traitCollection)
    let lineColor = shade ?? style.underline?.color
    draw(in: shade ?? style.color, vibrancy: shade == nil ? style.vibrancy : nil) { context, ink in
      context.append(.text(text, font, baseline: context.point(baseline), context.color(ink)))
      if lineColor == nil { context.drawUnderline(of: text, style, font, baseline, ink) }
    }
    if let lineColor { drawUnderline(of: text, style, font, baseline, lineColor) }
  }

  private mutating func drawUnderline(
    of text: String,
    _ style: ItemStyle.Text,
    _ font: Font,
    _ baseline: CGPoint,
    _ color: UIColor
  ) {
    guard let underline = style.underline else { return }
    for line in underline.lines {
      let (middle, thickness) = (line.middle * font.size, line.thickness * font.size)
      let frame = CGRect(
        x: baseline.x,
        y: baseline.y + middle - thickness / 2,
        width: font.width(of: text),
        height: thickness
      )
      append(.fill(.rectangle(rect(frame)), self.color(color)))
    }
  }

  /// The largest standard deviation of a shadow, in points, since themes are untrusted input.
  private static let softestShadow = 16.0
}
