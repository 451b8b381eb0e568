import Foundation
import TabRaster

extension DrawingContext {
  /// Draws one line of text, with its shadow, from the left end of its baseline.
  mutating func draw(_ text: String, _ style: ItemStyle.Text, baseline: CGPoint) {
    guard !text.isEmpty else { return }
    let font = style.rasterFont(in: traitCollection)
    let ink = DisplayList.Command.text(text, font, baseline: point(baseline), color(style.color))
    guard let shadow = style.shadow, let shade = shadow.shadowColor as? UIColor else {
      append(ink)
      return
    }
    let offset = shadow.shadowOffset
    guard shadow.shadowBlurRadius > 0 else {
      let place = CGPoint(x: baseline.x + offset.width, y: baseline.y + offset.height)
      append(.text(text, font, baseline: point(place), color(shade)))
      append(ink)
      return
    }
    let soft = Shadow(
      offset: Point(Double(offset.width), Double(offset.height)),
      // What Core Graphics calls the blur of a shadow is commonly taken as two standard deviations.
      radius: min(Double(shadow.shadowBlurRadius) / 2, Self.softestShadow),
      color: color(shade)
    )
    append(.beginLayer(Layer(effect: .shadow(soft))))
    append(ink)
    append(.endLayer)
  }

  /// The largest standard deviation of a shadow, in points; themes can come from anywhere.
  private static let softestShadow = 16.0
}
