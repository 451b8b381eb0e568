/// What a material does to the picture behind it: blurs it, makes its colors stronger and lays a color over it, or blurs
/// it and maps its colors by a matrix.
package struct BackdropFilter: Hashable, Sendable {
  /// The standard deviation of the blur, in points; 256 pixels at most.
  package var radius: Double

  /// How much stronger colors get: 0 leaves only grays, 1 changes nothing; 16 at most.
  package var saturation: Double

  /// The color over the blurred picture.
  package var tint: RGBA

  /// Whether the colors of picture and tint together get stronger, and not those of the picture alone.
  package var saturatesTint: Bool

  /// The map of the colors that saturation and tint have given; `nil` for none.
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

  /// A filter that blurs and then maps colors by a matrix.
  package init(radius: Double = 0, matrix: ColorMatrix) {
    self.init(radius: radius, saturation: 1, tint: RGBA(0, 0, 0, 0))
    self.matrix = matrix
  }
}
