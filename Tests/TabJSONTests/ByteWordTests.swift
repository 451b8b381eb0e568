import Testing

@testable import TabJSON

/// What is told of eight bytes at once, held against the bytes one by one.
struct ByteWordTests {
  /// Bytes of which many are those that count: quotes, ends of lines, blanks, and what stands next to them.
  private func bytes(_ count: Int, seed: UInt64) -> [UInt8] {
    let likely: [UInt8] = [
      0x00, 0x01, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x5B, 0x5C, 0x5D,
      0x7F, 0x80, 0x81, 0x8A, 0xA2, 0xDC, 0xFF,
    ]
    var state = seed &+ 1
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Int(state >> 33)
      return number % 3 == 0 ? likely[number / 3 % likely.count] : 0x61
    }
  }

  @Test(arguments: 0..<2_000 as Range<UInt64>)
  func `finds the first byte that plain text can't hold`(seed: UInt64) throws {
    let bytes = bytes(8, seed: seed)
    let word = try #require(bytes.withUnsafeBytes { $0.word(at: 0) })
    let first = bytes.firstIndex { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 }
    #expect(word.plainTextCount == first ?? 8, "\(bytes)")
    #expect(word.hasNonASCII == bytes.contains { $0 >= 0x80 }, "\(bytes)")
    let hasLineEnd = bytes.contains(0x0A) || bytes.contains(0x0D)
    #expect((word.marks(of: 0x0A, 0x0D) != 0) == hasLineEnd, "\(bytes)")
  }

  @Test func `reads no word behind the end`() {
    let bytes = [UInt8](repeating: 0x20, count: 10)
    bytes.withUnsafeBytes { bytes in
      #expect(bytes.word(at: 2) == .repeating(0x20))
      #expect(bytes.word(at: 3) == nil)
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `counts lines and columns in any text`(seed: UInt64) {
    let bytes = bytes(40, seed: seed)
    let source = SourceText(bytes, file: "t")
    var (line, column) = (1, 1)
    for offset in 0...bytes.count {
      let location = source.location(of: offset)
      #expect((location.line, location.column) == (line, column), "\(bytes), at \(offset)")
      guard offset < bytes.count else { return }
      let isBeforeLF = offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      let isEnd = bytes[offset] == 0x0A || bytes[offset] == 0x0D && !isBeforeLF
      (line, column) = isEnd ? (line + 1, 1) : (line, column + 1)
    }
  }
}
