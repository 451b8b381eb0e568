/// A straight piece of an outline that runs downward, in fixed-point pixels.
///
/// All further arithmetic is on integers, and ``x(at:)`` depends on nothing but the edge and the height, so a picture
/// drawn in bands has the same bytes as one drawn whole.
struct Edge: Hashable, Sendable {
  /// The number of fractional bits: a coordinate is a multiple of 1/4096 pixel.
  static let fractionBits = 12

  /// One pixel.
  static let unit = 1 << fractionBits

  /// The farthest coordinate, in pixels: differences of two stay below 2^30 units, and their products in 64 bits.
  static let limit = 131_072.0

  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  /// 1 if the outline ran downward here, otherwise -1.
  var winding: Int

  /// Where it enters the row being swept.
  var entry = 0
}
