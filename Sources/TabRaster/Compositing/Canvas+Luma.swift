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
      let start = surface.offset(ofRow: row) + seen.columns.lowerBound
      let line = surface.pixels.span.extracting(start..<start + seen.columns.count)
      // Two components in a number; 256 of 8 bits fit into 16.
      for start in stride(from: 0, to: line.count, by: 256) {
        let part = line.extracting(start..<min(start + 256, line.count))
        var (even, odd) = (UInt32(0), UInt32(0))
        for column in 0..<part.count {
          even &+= part[column] & 0xFF_00FF
          odd &+= part[column] >> 8 & 0xFF_00FF
        }
        red += Int(even >> 16)
        green += Int(odd & 0xFFFF)
        blue += Int(even & 0xFFFF)
        alpha += Int(odd >> 16)
      }
    }
    guard alpha * 2 >= inside.count * 255 else { return nil }
    return (Luma.red * Double(red) + Luma.green * Double(green) + Luma.blue * Double(blue))
      / Double(alpha)
  }
}

/// The weights of luma in ITU-R BT.709, by which one source says that glass turns light or dark.
package enum Luma {
  package static let red = 0.2126
  package static let green = 0.7152
  package static let blue = 0.0722
}
