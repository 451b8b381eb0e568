extension Canvas {
  /// How light what is drawn so far is inside a rectangle: 0 for black to 1 for white.
  ///
  /// Inside a layer it sees what the layer has drawn.
  ///
  /// - Returns: The mean, or nil where most of the rectangle is still clear.
  func luma(in rect: Rect, transform: Transform) -> Double? {
    let inside = PixelBounds(.rectangle(rect), transform: transform).clamped(to: picture)
    guard !inside.isEmpty else { return nil }
    let seen = inside.clamped(to: surface.bounds)
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for row in seen.rows {
      let offset = surface.bounds.offset(ofRow: row)
      for column in seen.columns {
        let pixel = Int(surface.pixels[offset + column])
        blue += pixel & 0xFF
        green += pixel >> 8 & 0xFF
        red += pixel >> 16 & 0xFF
        alpha += pixel >> 24
      }
    }
    guard alpha * 2 >= inside.count * 255 else { return nil }
    return (Luma.red * Double(red) + Luma.green * Double(green) + Luma.blue * Double(blue))
      / Double(alpha)
  }
}

/// The weights of luma by which glass turns light or dark; which ones UIKit has isn't known.
package enum Luma {
  package static let red = 0.299
  package static let green = 0.587
  package static let blue = 0.114
}
