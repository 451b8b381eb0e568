extension Span<UInt8> {
  /// Reads four bytes as a little-endian number.
  @inline(__always)
  func uint32(at place: Int) -> UInt32 {
    UInt32(self[place]) | UInt32(self[place &+ 1]) << 8 | UInt32(self[place &+ 2]) << 16
      | UInt32(self[place &+ 3]) << 24
  }

  /// Reads eight bytes as a little-endian number.
  @inline(__always)
  func uint64(at place: Int) -> UInt64 {
    let eight = extracting(place..<place &+ 8)
    return UInt64(eight.uint32(at: 0)) | UInt64(eight.uint32(at: 4)) << 32
  }

  /// Reads sixteen bytes as a vector.
  @inline(__always)
  func simd16(at place: Int) -> SIMD16<UInt8> {
    let bytes = extracting(place..<place &+ 16)
    var vector = SIMD16<UInt8>.zero
    for index in 0..<16 { vector[index] = bytes[index] }
    return vector
  }
}
