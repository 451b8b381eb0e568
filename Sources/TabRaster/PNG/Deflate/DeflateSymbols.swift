/// How lengths and distances are written in a DEFLATE stream: a symbol and some extra bits (RFC 1951, 3.2.5).
struct DeflateSymbol: Hashable, Sendable {
  static let endOfBlock = 256
  static let literalCount = 286
  static let distanceCount = 30

  /// The order in which the lengths of the code length code are written.
  static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  var symbol: Int
  var extraBits: Int
  var extra: Int

  /// The most bytes of a match, and from how far back they may come.
  static let longest = 258
  static let farthest = 32_768

  /// The first of the parts of a longer match, so that none has fewer than three bytes.
  @inline(__always)
  static func firstPart(of length: Int) -> Int {
    length > longest &+ 2 ? longest : length > longest ? length &- 3 : length
  }

  /// A match of 3 to 258 bytes.
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

  /// A match 1 to 32,768 bytes back.
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

  /// The smallest length of a symbol from 257 to 285, and its extra bits; nil for others.
  @inline(__always)
  static func length(of symbol: Int) -> (base: Int, extraBits: Int)? {
    guard (257...285).contains(symbol) else { return nil }
    if symbol == 285 { return (258, 0) }
    let index = symbol - 257
    if index < 8 { return (index + 3, 0) }
    let bits = index / 4 - 1
    return ((4 + index % 4) << bits + 3, bits)
  }

  /// The smallest distance of a symbol from 0 to 29, and its extra bits; nil for others.
  @inline(__always)
  static func distance(of symbol: Int) -> (base: Int, extraBits: Int)? {
    guard (0..<distanceCount).contains(symbol) else { return nil }
    if symbol < 4 { return (symbol + 1, 0) }
    let bits = symbol / 2 - 1
    return ((2 + symbol % 2) << bits + 1, bits)
  }

  /// The lengths of the fixed codes for literals and lengths.
  static var fixedLiteralLengths: [Int] {
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
  }

  /// The lengths of the fixed codes for distances.
  static var fixedDistanceLengths: [Int] { [Int](repeating: 5, count: 30) }
}
