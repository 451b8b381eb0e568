/// CRC-32 as PNG uses it: polynomial 0xEDB88320, reflected, inverted at both ends.
struct CRC32: Sendable {
  private static let table: ContiguousArray<UInt32> = {
    var table = ContiguousArray<UInt32>()
    for byte in 0..<256 as Range<UInt32> {
      var value = byte
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
      table.append(value)
    }
    return table
  }()

  private var state: UInt32 = 0xFFFF_FFFF

  var value: UInt32 { ~state }

  mutating func update(_ bytes: ArraySlice<UInt8>) {
    let table = CRC32.table.span
    var state = state
    for byte in bytes {
      state = table[Int((state ^ UInt32(byte)) & 0xFF)] ^ state >> 8
    }
    self.state = state
  }
}

/// The checksum at the end of zlib data.
struct Adler32: Sendable {
  private var low: UInt32 = 1
  private var high: UInt32 = 0

  var value: UInt32 { high << 16 | low }

  mutating func update(_ bytes: ArraySlice<UInt8>) {
    // 5,552 bytes is the most that can be summed before 32 bits overflow.
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = min(start + 5_552, bytes.endIndex)
      for byte in bytes[start..<end] {
        low &+= UInt32(byte)
        high &+= low
      }
      low %= 65_521
      high %= 65_521
      start = end
    }
  }
}
