/// One or three bytes, or a number of bytes that are the same as those some distance before.
struct DeflateToken: Hashable, Sendable {
  /// The most bytes of a match; DEFLATE itself has up to 258, and a longer one is written as several.
  static let longestMatch = 65_535

  /// A byte, three bytes or a match.
  ///
  /// A match has the highest bit set, its bytes in the next 16 and its distance minus one in the others. Three bytes have
  /// the next bit set, and the first of them in the highest of 24 bits.
  private let bits: UInt32

  @inline(__always)
  init(byte: UInt8) {
    bits = UInt32(byte)
  }

  /// The three lower bytes of a pixel: red, green and blue.
  @inline(__always)
  init(pixel: UInt32) {
    bits = 1 << 30 | (pixel & 0xFF_FFFF)
  }

  /// A match of 3 to 65,535 bytes that are 1 to 32,768 bytes back.
  @inline(__always)
  init(length: Int, distance: Int) {
    bits =
      1 << 31 | UInt32(truncatingIfNeeded: length) << 15
      | UInt32(truncatingIfNeeded: distance &- 1)
  }

  @inline(__always)
  var isMatch: Bool { bits >> 31 != 0 }

  @inline(__always)
  var isPixel: Bool { bits >> 30 == 1 }

  /// The byte, or the last of three.
  @inline(__always)
  var byte: Int { Int(bits & 0xFF) }

  /// The first two of three bytes.
  @inline(__always)
  var firstBytes: (Int, Int) { (Int(bits >> 16 & 0xFF), Int(bits >> 8 & 0xFF)) }

  @inline(__always)
  var length: Int { Int(bits >> 15 & 0xFFFF) }

  @inline(__always)
  var distance: Int { Int(bits & 0x7FFF) &+ 1 }

  /// The bytes that it stands for.
  var byteCount: Int { isMatch ? length : isPixel ? 3 : 1 }
}
