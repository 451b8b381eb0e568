/// Three bytes, one, or a number of bytes that are the same as those some distance before, perhaps after one byte.
///
/// All of them have three entries, so that tokens are counted and written without a branch for each kind: kinds alternate,
/// and a processor would often take the wrong branch.
struct DeflateToken: Hashable, Sendable {
  /// The entry of a byte is its value; that of a match's length has this added.
  static let lengths = 256

  /// The entry of what a token doesn't have.
  static let nothing = 515

  /// The entry of a distance is its symbol with this added.
  static let distances = 516

  static let entryCount = distances + DeflateSymbol.distanceCount

  /// The entries in ten bits each, the first one lowest, the extra bits of a distance, and how many these are in the
  /// highest four.
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

  /// The three lower bytes of a pixel: red, green and blue.
  @inline(__always)
  init(pixel: UInt32) {
    let pixel = Int(pixel)
    self.init(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
  }

  /// A match of 3 to 258 bytes, perhaps after a byte.
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

  /// The extra bits of a distance, and how many there are.
  @inline(__always)
  var extra: (bits: UInt64, count: UInt64) { (bits >> 30 & 0x1FFF, bits >> 60) }

  /// The bytes that it stands for.
  var byteCount: Int { [first, second, third].map(DeflateToken.byteCount).reduce(0, +) }

  private static func byteCount(ofEntry entry: Int) -> Int {
    entry < lengths ? 1 : entry < nothing ? entry - lengths : 0
  }
}
