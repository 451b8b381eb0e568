/// A writer of bits in DEFLATE's order: each byte's lowest bit first (RFC 1951, 3.1.1).
struct BitWriter: Sendable {
  /// The complete words, eight bytes each, little-endian.
  private var words: ContiguousArray<UInt64> = []

  /// The bits after the complete words, and their number, at most 63.
  private var bits: UInt64 = 0
  private var count: UInt64 = 0

  init(bytes: some Sequence<UInt8> = []) {
    append(bytes: bytes)
  }

  /// Appends the lowest bits of a value, at most 64; its higher bits must be zero.
  @inline(__always)
  mutating func append(_ value: UInt64, count added: UInt64) {
    bits |= value &<< count
    let total = count &+ added
    if total < 64 {
      count = total
    } else {
      words.append(bits)
      bits = count == 0 ? 0 : value &>> (64 &- count)
      count = total &- 64
    }
  }

  /// Pads the last byte with zeros.
  mutating func align() {
    append(0, count: (8 - count % 8) % 8)
  }

  /// Appends bytes.
  mutating func append(bytes: some Sequence<UInt8>) {
    for byte in bytes { append(UInt64(byte), count: 8) }
  }

  /// The bytes written, the last one padded with zeros.
  var bytes: [UInt8] {
    var result = ContiguousArray<UInt8>(repeating: 0, count: words.count * 8 + 8)
    var output = result.mutableSpan
    for index in 0...words.count {
      let word = index < words.count ? words[index] : bits
      for byte in 0..<8 {
        output[8 &* index &+ byte] = UInt8(truncatingIfNeeded: word &>> UInt64(8 &* byte))
      }
    }
    result.removeLast(8 - Int(count + 7) / 8)
    return [UInt8](result)
  }
}
