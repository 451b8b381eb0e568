/// The filter that a material applies to the pixels behind it: blur, saturation, tint, and a color matrix.
package struct BackdropFilter: Hashable, Sendable {
  /// The standard deviation of the blur, in points; 256 pixels at most.
  package var radius: Double

  /// The saturation factor, from 0 (grays only) to 16; 1 changes nothing.
  package var saturation: Double

  /// The color blended over the blurred pixels.
  package var tint: RGBA

  /// Whether saturation applies after the tint, rather than before it.
  package var saturatesTint: Bool

  /// The color matrix applied after saturation and tint; `nil` for none.
  package var matrix: ColorMatrix?

  package init(
    radius: Double,
    saturation: Double,
    tint: RGBA,
    saturatesTint: Bool = false
  ) {
    precondition(
      radius >= 0 && radius.isFinite,
      "BackdropFilter.radius must be finite and not negative (was \(radius))"
    )
    precondition(
      (0...16).contains(saturation),
      "BackdropFilter.saturation must be in 0...16 (was \(saturation))"
    )
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
    self.saturatesTint = saturatesTint
  }

  /// Creates a filter that blurs and then applies a color matrix.
  package init(radius: Double = 0, matrix: ColorMatrix) {
    self.init(radius: radius, saturation: 1, tint: RGBA(0, 0, 0, 0))
    self.matrix = matrix
  }
}

extension BackdropFilter {
  /// Returns what the filter makes of a backdrop of one opaque color, as drawing does.
  package func callAsFunction(_ color: RGBA) -> RGBA {
    let pixel = ColorFilter(self).filtered(color.premultiplied())
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: pixel >> shift) }
    return RGBA(byte(16), byte(8), byte(0))
  }
}
