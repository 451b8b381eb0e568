/// A straight piece of an outline that runs downward, in fixed-point pixels.
///
/// All further arithmetic is on integers, and ``x(at:slope:)`` depends on nothing but the edge and the height, so a picture
/// drawn in bands has the same bytes as one drawn whole.
struct Edge: Hashable, Sendable {
  /// The number of fractional bits: a coordinate is a multiple of 1/4096 pixel.
  static let fractionBits = 12

  /// One pixel.
  static let unit = 1 << fractionBits

  /// The farthest coordinate, in pixels: differences of two stay below 2^30 units, and their products in 64 bits.
  static let limit = 131_072.0

  let x0: Int32
  let y0: Int32
  let x1: Int32
  let y1: Int32

  /// How far right it goes for a unit downward, in parts of 2^32.
  @inline(__always)
  var slope: Int { x0 == x1 ? 0 : (Int(x1) &- Int(x0)) << 32 / (Int(y1) &- Int(y0)) }

  /// The x at a height between its ends, rounded to the nearest unit.
  @inline(__always)
  func x(at y: Int32, slope: Int) -> Int32 {
    let distance = (slope &* Int(y &- y0) &+ 0x8000_0000) >> 32
    return x0 &+ Int32(truncatingIfNeeded: distance)
  }
}
