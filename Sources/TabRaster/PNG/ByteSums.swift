/// The two sums over the bytes of a row from which Adler-32 is updated: plain, and with each byte weighted by the
/// number of bytes from it to the end of the row.
struct ByteSums: Sendable {
  private(set) var plain = 0
  private(set) var weighted = 0

  init() {}

  /// Creates the sums of a row of zeros after its filter byte.
  init(filter: UInt8, of rowBytes: Int) {
    plain = Int(filter)
    weighted = Int(filter) * rowBytes
  }

  /// Adds a pixel whose first byte is `bytes` bytes before the end of the row.
  @inline(__always)
  mutating func add(_ pixel: UInt32, before bytes: Int) {
    let sum = ByteSums.sum(pixel)
    plain &+= sum
    weighted &+= bytes &* sum &- ByteSums.steps(pixel)
  }

  /// Replaces a run of `old` pixels by `pixel`, with the run's first byte `bytes` bytes before the end of the row.
  @inline(__always)
  mutating func add(
    _ pixel: UInt32,
    replacing old: UInt32,
    count: Int,
    pixelBytes: Int,
    before bytes: Int
  ) {
    let sum = ByteSums.sum(pixel) &- ByteSums.sum(old)
    let steps = ByteSums.steps(pixel) &- ByteSums.steps(old)
    plain &+= count &* sum
    // The weight of a byte falls by pixelBytes from pixel to pixel: an arithmetic series.
    let middle = bytes &* count &- pixelBytes &* (count &* (count &- 1) / 2)
    weighted &+= middle &* sum &- count &* steps
  }

  @inline(__always)
  private static func sum(_ pixel: UInt32) -> Int {
    // Two bytes at a time, in fields of 16 bits.
    let pairs = (pixel & 0xFF_00FF) &+ (pixel >> 8 & 0xFF_00FF)
    return Int((pairs &+ pairs >> 16) & 0xFFFF)
  }

  /// The sum of the bytes, each times its index in the pixel: red has index 0.
  @inline(__always)
  private static func steps(_ pixel: UInt32) -> Int {
    Int(pixel >> 8 & 0xFF) &+ 2 &* Int(pixel & 0xFF) &+ 3 &* Int(pixel >> 24)
  }
}
