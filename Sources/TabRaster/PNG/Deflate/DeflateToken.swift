/// A step of DEFLATE data: one literal, three literals, or a match, perhaps after a literal.
///
/// Each has three entries, of which some may be `nothing`, so that tokens are counted and written without a branch per
/// kind: kinds alternate, and a processor would mispredict it often.
struct DeflateToken: Hashable, Sendable {
  /// The entry of length 0; a literal's entry is its value.
  static let lengths = 256

  /// The entry for an unused field.
  static let nothing = 515

  /// The entry of distance symbol 0.
  static let distances = 516

  static let entryCount = distances + DeflateSymbol.distanceCount

  /// Three entries of ten bits each, from the lowest bits up, then the distance's extra bits; their number is in the
  /// highest four bits.
  private let bits: UInt64

  @inline(__always)
  private init(_ first: Int, _ second: Int, _ third: Int, extra: Int = 0, extraBits: Int = 0) {
    let entries = first | second << 10 | third << 20 | extra << 30
    bits = UInt64(truncatingIfNeeded: entries) | UInt64(truncatingIfNeeded: extraBits) << 60
  }

  @inline(__always)
  init(byte: UInt8) {
    self.init(Int(byte), DeflateToken.nothing, DeflateToken.nothing)
  }

  /// Creates three literals of the red, green and blue of a pixel.
  @inline(__always)
  init(pixel: UInt32) {
    let pixel = Int(pixel)
    self.init(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
  }

  /// Creates a match of 3 to 258 bytes, perhaps after a literal.
  @inline(__always)
  init(byte: UInt8? = nil, length: Int, distance: DeflateSymbol) {
    self.init(
      byte.map { Int($0) } ?? DeflateToken.nothing,
      DeflateToken.lengths &+ length,
      DeflateToken.distances &+ distance.symbol,
      extra: distance.extra,
      extraBits: distance.extraBits
    )
  }

  @inline(__always)
  var first: Int { Int(bits & 0x3FF) }

  @inline(__always)
  var second: Int { Int(bits >> 10 & 0x3FF) }

  @inline(__always)
  var third: Int { Int(bits >> 20 & 0x3FF) }

  /// The extra bits of the distance, and their number.
  @inline(__always)
  var extra: (bits: UInt64, count: UInt64) { (bits >> 30 & 0x1FFF, bits >> 60) }

  /// The number of bytes that the token inflates to.
  var byteCount: Int { [first, second, third].map(DeflateToken.byteCount).reduce(0, +) }

  private static func byteCount(ofEntry entry: Int) -> Int {
    entry < lengths ? 1 : entry < nothing ? entry - lengths : 0
  }
}
