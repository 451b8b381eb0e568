import TabTestSupport
import Testing

@testable import TabRaster

struct DeflateTests {
  @Test(
    arguments: [
      ("", 0, 1), ("123456789", 0xCBF4_3926, 0x091E_01DE), ("IEND", 0xAE42_6082, 0x02D7_0121),
    ]
      as [(String, UInt32, UInt32)]
  )
  func `checksums have the published values`(text: String, crc: UInt32, adler: UInt32) {
    var crcState = CRC32()
    crcState.update(Array(text.utf8)[...])
    var adlerState = Adler32()
    adlerState.update(Array(text.utf8)[...])
    #expect(crcState.value == crc)
    #expect(adlerState.value == adler)
  }

  @Test(arguments: [0, 1, 15, 16, 17, 40, 1_000])
  func `CRC-32 has the value of its definition`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    var checksum = CRC32()
    checksum.update(bytes[..<(count / 3)])
    checksum.update(bytes[(count / 3)...])
    var state: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      state ^= UInt32(byte)
      for _ in 0..<8 { state = state >> 1 ^ (state & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    #expect(checksum.value == ~state)
  }

  @Test(arguments: [0, 1, 255, 256, 257, 1_000, 100_000, 2_100_000])
  func `Adler-32 has the value of its definition, for the largest bytes too`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    for bytes in [bytes, [UInt8](repeating: 255, count: count)] {
      var checksum = Adler32()
      checksum.update(bytes[..<(count / 3)])
      checksum.update(bytes[(count / 3)...])
      var (low, high) = (1, 0)
      for byte in bytes {
        low = (low + Int(byte)) % 65_521
        high = (high + low) % 65_521
      }
      #expect(checksum.value == UInt32(high << 16 | low))
    }
  }

  /// Returns bytes that repeat at random distances, with random bytes between in `noise` of 100
  /// steps.
  private func sample(
    count: Int,
    noise: Int,
    _ generator: inout SeededGenerator
  ) -> ContiguousArray<UInt8> {
    var bytes = ContiguousArray<UInt8>()
    while bytes.count < count {
      if bytes.isEmpty || Int.random(in: 0..<100, using: &generator) < noise {
        bytes.append(UInt8.random(in: 0...255, using: &generator))
      } else {
        let distance = Int.random(in: 1...min(bytes.count, 40_000), using: &generator)
        for _ in 0..<Int.random(in: 1...600, using: &generator) {
          bytes.append(bytes[bytes.count - distance])
        }
      }
    }
    return ContiguousArray(bytes.prefix(count))
  }

  @Test(arguments: [
    (0, 0), (1, 100), (3, 100), (258, 0), (1_000, 50), (70_000, 1), (150_000, 100), (300_000, 98),
  ])
  func `data inflates to what was deflated`(count: Int, noise: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    let bytes = sample(count: count, noise: noise, &generator)
    let compressed = Deflate.zlib(bytes)
    #expect(try Inflate.zlib(ContiguousArray(compressed), expected: count) == bytes)
    #expect(compressed.count <= count + count / 1_000 + 30)
  }

  @Test(arguments: 1...40)
  func `what repeats after a few bytes inflates, however long it is`(period: Int) throws {
    var generator = SeededGenerator(seed: UInt64(period))
    var bytes = ContiguousArray<UInt8>()
    for length in 3...300 {
      for _ in 0..<period { bytes.append(UInt8.random(in: 0...255, using: &generator)) }
      for _ in 0..<length { bytes.append(bytes[bytes.count - period]) }
    }
    let compressed = Deflate.zlib(bytes)
    #expect(compressed.count < bytes.count / 2 + 300 * period)
    #expect(try Inflate.zlib(ContiguousArray(compressed), expected: bytes.count) == bytes)
  }

  @Test func `code lengths stay inside the limit and make a whole code`() {
    // Frequencies that are Fibonacci numbers have the longest Huffman codes.
    var frequencies = [1, 1]
    while frequencies.count < 40 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    for limit in [7, 9, 15] {
      let lengths = HuffmanCode(frequencies: frequencies, limit: limit).lengths
      #expect(lengths.allSatisfy { (1...limit).contains($0) })
      #expect(lengths.reduce(0) { $0 + 1 << (limit - $1) } == 1 << limit)
    }
  }

  @Test func `every length and distance has the symbol that reads as it`() {
    for length in 3...258 {
      let symbol = DeflateSymbol(length: length)
      let read = DeflateSymbol.length(of: symbol.symbol)
      #expect(read?.base == length - symbol.extra && read?.extraBits == symbol.extraBits)
    }
    let wrong = (1...32_768).filter { distance in
      let symbol = DeflateSymbol(distance: distance)
      let read = DeflateSymbol.distance(of: symbol.symbol)
      return read?.base != distance - symbol.extra || read?.extraBits != symbol.extraBits
    }
    #expect(wrong == [])
  }
}
