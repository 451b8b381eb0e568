/// The bytes of a row added up, and added up times the number of bytes from each on: what Adler-32 needs of a row.
struct ByteSums: Sendable {
  private(set) var plain = 0
  private(set) var weighted = 0

  init() {}

  /// The sums of a row of which only the number of its filter isn't zero.
  init(filter: UInt8, of rowBytes: Int) {
    plain = Int(filter)
    weighted = Int(filter) * rowBytes
  }

  /// Adds a pixel from whose first byte on the row has a number of bytes.
  @inline(__always)
  mutating func add(_ pixel: UInt32, before bytes: Int) {
    let sum = ByteSums.sum(pixel)
    plain &+= sum
    weighted &+= bytes &* sum &- ByteSums.steps(pixel)
  }

  /// Adds equal pixels side by side, and takes away those that were there.
  @inline(__always)
  mutating func add(
    _ pixel: UInt32,
    inPlaceOf old: UInt32,
    count: Int,
    _ pixelBytes: Int,
    before bytes: Int
  ) {
    let sum = ByteSums.sum(pixel) &- ByteSums.sum(old)
    let steps = ByteSums.steps(pixel) &- ByteSums.steps(old)
    plain &+= count &* sum
    let middle = bytes &* count &- pixelBytes &* (count &* (count &- 1) / 2)
    weighted &+= middle &* sum &- count &* steps
  }

  @inline(__always)
  private static func sum(_ pixel: UInt32) -> Int {
    let pairs = (pixel & 0xFF_00FF) &+ (pixel >> 8 & 0xFF_00FF)
    return Int((pairs &+ pairs >> 16) & 0xFFFF)
  }

  /// Each byte times its place in the pixel: red has 0.
  @inline(__always)
  private static func steps(_ pixel: UInt32) -> Int {
    Int(pixel >> 8 & 0xFF) &+ 2 &* Int(pixel & 0xFF) &+ 3 &* Int(pixel >> 24)
  }
}
