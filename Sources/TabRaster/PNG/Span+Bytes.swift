extension Span<UInt8> {
  /// Reads four bytes as a little-endian number.
  @inline(__always)
  func uint32(at offset: Int) -> UInt32 {
    UInt32(self[offset]) | UInt32(self[offset &+ 1]) << 8 | UInt32(self[offset &+ 2]) << 16
      | UInt32(self[offset &+ 3]) << 24
  }

  /// Reads eight bytes as a little-endian number.
  @inline(__always)
  func uint64(at offset: Int) -> UInt64 {
    let eight = extracting(offset..<offset &+ 8)
    return UInt64(eight.uint32(at: 0)) | UInt64(eight.uint32(at: 4)) << 32
  }

  /// Reads sixteen bytes as a vector.
  @inline(__always)
  func simd16(at offset: Int) -> SIMD16<UInt8> {
    let bytes = extracting(offset..<offset &+ 16)
    var vector = SIMD16<UInt8>.zero
    for index in 0..<16 { vector[index] = bytes[index] }
    return vector
  }
}
