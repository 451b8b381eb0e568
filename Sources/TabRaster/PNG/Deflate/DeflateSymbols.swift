/// The code of a match's length or distance in DEFLATE: a symbol and extra bits (RFC 1951, 3.2.5).
struct DeflateSymbol: Hashable, Sendable {
  static let endOfBlock = 256
  static let literalCount = 286
  static let distanceCount = 30

  /// The symbols of the code length code in the order in which their lengths are written (RFC 1951, 3.2.7).
  static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  var symbol: Int
  var extraBits: Int
  var extra: Int

  /// The largest length and the largest distance of a match, in bytes.
  static let longest = 258
  static let farthest = 32_768

  /// The length of the first match when a longer one is split, so that no part has fewer than three bytes.
  @inline(__always)
  static func firstPart(of length: Int) -> Int {
    length > longest &+ 2 ? longest : length > longest ? length &- 3 : length
  }

  /// Encodes a length of 3 to 258 bytes.
  init(length: Int) {
    let value = length - 3
    if length == 258 {
      self.init(symbol: 285, extraBits: 0, extra: 0)
    } else if value < 8 {
      self.init(symbol: 257 + value, extraBits: 0, extra: 0)
    } else {
      let bits = Int.bitWidth - 1 - value.leadingZeroBitCount - 2
      self.init(
        symbol: 257 + 4 * (bits + 1) + (value >> bits & 3),
        extraBits: bits,
        extra: value & (1 << bits - 1)
      )
    }
  }

  /// Encodes a distance of 1 to 32,768 bytes.
  init(distance: Int) {
    let value = distance - 1
    if value < 4 {
      self.init(symbol: value, extraBits: 0, extra: 0)
    } else {
      let bits = Int.bitWidth - 1 - value.leadingZeroBitCount - 1
      self.init(
        symbol: 2 * (bits + 1) + (value >> bits & 1),
        extraBits: bits,
        extra: value & (1 << bits - 1)
      )
    }
  }

  private init(symbol: Int, extraBits: Int, extra: Int) {
    self.symbol = symbol
    self.extraBits = extraBits
    self.extra = extra
  }

  /// The smallest length of a symbol from 257 to 285, and the number of its extra bits; nil for other symbols.
  @inline(__always)
  static func length(of symbol: Int) -> (base: Int, extraBits: Int)? {
    guard (257...285).contains(symbol) else { return nil }
    if symbol == 285 { return (258, 0) }
    let index = symbol - 257
    if index < 8 { return (index + 3, 0) }
    let bits = index / 4 - 1
    return ((4 + index % 4) << bits + 3, bits)
  }

  /// The smallest distance of a symbol from 0 to 29, and the number of its extra bits; nil for other symbols.
  @inline(__always)
  static func distance(of symbol: Int) -> (base: Int, extraBits: Int)? {
    guard (0..<distanceCount).contains(symbol) else { return nil }
    if symbol < 4 { return (symbol + 1, 0) }
    let bits = symbol / 2 - 1
    return ((2 + symbol % 2) << bits + 1, bits)
  }

  /// The code lengths of the fixed code for literals and lengths (RFC 1951, 3.2.6).
  static var fixedLiteralLengths: [Int] {
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
  }

  /// The code lengths of the fixed code for distances.
  static var fixedDistanceLengths: [Int] { [Int](repeating: 5, count: 30) }
}
