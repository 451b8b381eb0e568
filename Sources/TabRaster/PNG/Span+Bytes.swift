extension Span<UInt8> {
  /// Four bytes as one number in memory has them, the first in its lowest bits.
  @inline(__always)
  func number(at place: Int) -> UInt32 {
    UInt32(self[place]) | UInt32(self[place &+ 1]) << 8 | UInt32(self[place &+ 2]) << 16
      | UInt32(self[place &+ 3]) << 24
  }

  /// Eight bytes as one number, the first in its lowest bits.
  @inline(__always)
  func longNumber(at place: Int) -> UInt64 {
    let eight = extracting(place..<place &+ 8)
    return UInt64(eight.number(at: 0)) | UInt64(eight.number(at: 4)) << 32
  }

  /// Sixteen bytes.
  @inline(__always)
  func sixteen(at place: Int) -> SIMD16<UInt8> {
    let bytes = extracting(place..<place &+ 16)
    var sixteen = SIMD16<UInt8>.zero
    for index in 0..<16 { sixteen[index] = bytes[index] }
    return sixteen
  }
}
