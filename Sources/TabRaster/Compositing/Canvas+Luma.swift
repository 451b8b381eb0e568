import TabColors

extension Canvas {
  /// Returns the mean luma of the pixels drawn so far in a rectangle: 0 for black to 1 for white.
  ///
  /// Inside a layer, only the layer's own pixels count.
  ///
  /// - Returns: The mean, or nil if the mean alpha of the rectangle is below one half.
  func luma(in rect: Rect, transform: Transform) -> Double? {
    let inside = PixelBounds(.rectangle(rect), transform: transform).clamped(to: picture)
    guard !inside.isEmpty else { return nil }
    let seen = inside.clamped(to: surface.bounds)
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for row in seen.rows {
      let start = surface.offset(ofRow: row) + seen.columns.lowerBound
      let line = surface.pixels.span.extracting(start..<start + seen.columns.count)
      // Sum two components at a time, in fields of 16 bits, which hold 256 values of 8 bits.
      for start in stride(from: 0, to: line.count, by: 256) {
        let block = line.extracting(start..<min(start + 256, line.count))
        var (even, odd) = (UInt32(0), UInt32(0))
        for column in 0..<block.count {
          even &+= block[column] & 0xFF_00FF
          odd &+= block[column] >> 8 & 0xFF_00FF
        }
        red += Int(even >> 16)
        green += Int(odd & 0xFFFF)
        blue += Int(even & 0xFFFF)
        alpha += Int(odd >> 16)
      }
    }
    guard alpha * 2 >= inside.count * 255 else { return nil }
    let sum = LuminanceWeights.luminance(red: Double(red), green: Double(green), blue: Double(blue))
    return sum / Double(alpha)
  }
}
