/// Takes bits from bytes, the lowest bit first.
struct BitReader: Sendable {
  private let bytes: ContiguousArray<UInt8>
  private var next = 0
  private var bits: UInt64 = 0
  private var count = 0

  init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
  }

  /// Takes the next bits as a number, at most 32.
  @inline(__always)
  mutating func take(_ wanted: Int) throws(PNGError) -> Int {
    fill()
    guard count >= wanted else { throw .truncated }
    let value = Int(bits & (1 << UInt64(wanted) - 1))
    drop(wanted)
    return value
  }

  /// The next bits, with zeros after the end, and how many of them there are: 48 at least before the end.
  @inline(__always)
  mutating func peek() -> (bits: UInt64, count: Int) {
    fill()
    return (bits, count)
  }

  /// Drops bits that were peeked at.
  @inline(__always)
  mutating func drop(_ dropped: Int) {
    bits >>= UInt64(dropped)
    count -= dropped
  }

  /// Drops the rest of a byte.
  mutating func align() {
    drop(count % 8)
  }

  @inline(__always)
  private mutating func fill() {
    guard count < 48 else { return }
    if next &+ 8 <= bytes.count {
      // Bits of the last byte that don't fit whole are read again next time.
      bits |= bytes.span.uint64(at: next) &<< UInt64(count)
      let added = (63 &- count) / 8
      next &+= added
      count &+= added &* 8
      bits &= UInt64.max &>> UInt64(64 &- count)
    } else {
      while count <= 48, next < bytes.count {
        bits |= UInt64(bytes[next]) << UInt64(count)
        next += 1
        count += 8
      }
    }
  }
}
