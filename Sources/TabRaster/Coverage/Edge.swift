/// A line segment of an outline, directed downward, in fixed-point pixels.
///
/// All arithmetic on edges is integer, and ``x(at:slope:)`` depends only on the edge and y, so that a picture drawn in
/// bands of rows has the same bytes as one drawn at once.
struct Edge: Hashable, Sendable {
  /// The number of fractional bits: a coordinate is a multiple of 1/4096 pixel.
  static let fractionBits = 12

  /// One pixel.
  static let unit = 1 << fractionBits

  /// The largest magnitude of a coordinate, in pixels: differences are at most 2^30 units, and their products fit 64
  /// bits.
  static let limit = 131_072.0

  let x0: Int32
  let y0: Int32
  let x1: Int32
  let y1: Int32

  /// The x step per unit of y, times 2^32.
  @inline(__always)
  var slope: Int { x0 == x1 ? 0 : (Int(x1) &- Int(x0)) << 32 / (Int(y1) &- Int(y0)) }

  /// The x at a y between the ends, rounded to the nearest unit.
  @inline(__always)
  func x(at y: Int32, slope: Int) -> Int32 {
    let distance = (slope &* Int(y &- y0) &+ 0x8000_0000) >> 32
    return x0 &+ Int32(truncatingIfNeeded: distance)
  }
}
