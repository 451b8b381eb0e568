/// A reader of bits in DEFLATE's order: each byte's lowest bit first (RFC 1951, 3.1.1).
struct BitReader: Sendable {
  private let bytes: ContiguousArray<UInt8>
  private var next = 0
  private var bits: UInt64 = 0
  private var count = 0

  init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
  }

  /// Reads up to 32 bits as a number.
  @inline(__always)
  mutating func take(_ wanted: Int) throws(PNGError) -> Int {
    fill()
    guard count >= wanted else { throw .truncated }
    let value = Int(bits & (1 << UInt64(wanted) - 1))
    drop(wanted)
    return value
  }

  /// Returns the next bits without consuming them, and their number: at least 48, or all that are left; zeros follow.
  @inline(__always)
  mutating func peek() -> (bits: UInt64, count: Int) {
    fill()
    return (bits, count)
  }

  /// Consumes bits that `peek()` returned.
  @inline(__always)
  mutating func drop(_ dropped: Int) {
    bits >>= UInt64(dropped)
    count -= dropped
  }

  /// Skips to the next byte boundary.
  mutating func align() {
    drop(count % 8)
  }

  @inline(__always)
  private mutating func fill() {
    guard count < 48 else { return }
    if next &+ 8 <= bytes.count {
      // A last byte of which only some bits fit isn't counted, and is read again next time.
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
