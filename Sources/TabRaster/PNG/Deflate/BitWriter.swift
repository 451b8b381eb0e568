/// Collects bits into bytes, the lowest bit first.
struct BitWriter: Sendable {
  private(set) var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var count = 0

  init(bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// Appends the lowest bits of a value, at most 32.
  mutating func append(_ value: Int, count added: Int) {
    bits |= UInt64(value) << UInt64(count)
    count += added
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    if count > 0 { append(0, count: 8 - count) }
  }

  /// Appends whole bytes; the writer must be aligned.
  mutating func append(bytes added: ArraySlice<UInt8>) {
    precondition(count == 0, "bytes can't be appended after \(count) bits")
    bytes += added
  }
}
