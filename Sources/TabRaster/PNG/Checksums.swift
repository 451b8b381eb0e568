/// The CRC-32 of PNG chunks: polynomial 0xEDB88320, reflected, inverted at both ends (PNG specification, annex D).
struct CRC32: Sendable {
  /// The remainders of each byte followed by 0 to 15 bytes of zero, 256 entries each, for reading 16 bytes at a time.
  private static let table: ContiguousArray<UInt32> = {
    var table = ContiguousArray<UInt32>()
    for byte in 0..<256 as Range<UInt32> {
      var value = byte
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
      table.append(value)
    }
    for entry in 256..<16 * 256 {
      let value = table[entry - 256]
      table.append(value >> 8 ^ table[Int(value & 0xFF)])
    }
    return table
  }()

  private var state: UInt32 = 0xFFFF_FFFF

  var value: UInt32 { ~state }

  mutating func update(_ bytes: ArraySlice<UInt8>) {
    let table = CRC32.table.span
    let bytes = bytes.span
    var state = state
    var start = 0
    while start &+ 16 <= bytes.count {
      let block = bytes.extracting(start..<start &+ 16)
      state =
        CRC32.remainder(block.uint32(at: 0) ^ state, zeros: 12, in: table)
        ^ CRC32.remainder(block.uint32(at: 4), zeros: 8, in: table)
        ^ CRC32.remainder(block.uint32(at: 8), zeros: 4, in: table)
        ^ CRC32.remainder(block.uint32(at: 12), zeros: 0, in: table)
      start &+= 16
    }
    while start < bytes.count {
      state = table[Int((state ^ UInt32(bytes[start])) & 0xFF)] ^ state >> 8
      start &+= 1
    }
    self.state = state
  }

  /// The remainder of four bytes followed by a number of zero bytes.
  @inline(__always)
  private static func remainder(_ bytes: UInt32, zeros: Int, in table: Span<UInt32>) -> UInt32 {
    let start = zeros &* 256
    return table[start &+ 768 &+ Int(bytes & 0xFF)] ^ table[start &+ 512 &+ Int(bytes >> 8 & 0xFF)]
      ^ table[start &+ 256 &+ Int(bytes >> 16 & 0xFF)] ^ table[start &+ Int(bytes >> 24)]
  }
}

/// The Adler-32 checksum at the end of zlib data (RFC 1950, 2.2).
struct Adler32: Sendable {
  private var low: UInt32 = 1
  private var high: UInt32 = 0

  var value: UInt32 { high << 16 | low }

  /// Adds a row of `count` bytes by its sums.
  mutating func update(_ sums: ByteSums, count: Int) {
    let sum = Int(high) + count * Int(low) + sums.weighted
    high = UInt32(sum % 65_521)
    low = UInt32((Int(low) + sums.plain) % 65_521)
  }

  mutating func update(_ bytes: ArraySlice<UInt8>) {
    let bytes = bytes.span
    var start = 0
    while start < bytes.count {
      // Reduce modulo 65,521 before the sums overflow 64 bits.
      let end = min(start &+ 1 << 20, bytes.count)
      add(bytes.extracting(start..<end))
      start = end
    }
  }

  private mutating func add(_ bytes: Span<UInt8>) {
    var (low, high) = (Int(low), Int(high))
    var start = 0
    while start &+ 256 <= bytes.count {
      let (plain, weighted) = Adler32.sums(of: bytes.extracting(start..<start &+ 256))
      high &+= 256 &* low &+ weighted
      low &+= plain
      start &+= 256
    }
    while start < bytes.count {
      low &+= Int(bytes[start])
      high &+= low
      start &+= 1
    }
    self.low = UInt32(low % 65_521)
    self.high = UInt32(high % 65_521)
  }

  /// The sum of 256 bytes, and their sum with each byte weighted by the number of bytes from it to the end.
  @inline(__always)
  private static func sums(of bytes: Span<UInt8>) -> (plain: Int, weighted: Int) {
    // Lane i sums bytes i, i + 16, i + 32 …; `earlier` adds up the sums before each step, and so weights the bytes by
    // the steps that follow them. Both fit 16 bits.
    var sums = SIMD16<UInt16>.zero
    var earlier = SIMD16<UInt16>.zero
    for start in stride(from: 0, to: 256, by: 16) {
      earlier &+= sums
      sums &+= SIMD16<UInt16>(truncatingIfNeeded: bytes.simd16(at: start))
    }
    let weights = SIMD16<UInt16>(16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
    return (total(sums), 16 &* total(earlier) &+ total(sums &* weights))
  }

  @inline(__always)
  private static func total(_ numbers: SIMD16<UInt16>) -> Int {
    Int(SIMD16<UInt32>(truncatingIfNeeded: numbers).wrappedSum())
  }
}
