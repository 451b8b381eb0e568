import Testing

@testable import TabRaster

struct PNGErrorTests {
  /// A file with a header of these numbers, these chunks and an end.
  private static func file(
    width: Int = 2,
    height: Int = 1,
    depth: UInt8 = 8,
    color: UInt8 = 2,
    methods: [UInt8] = [0, 0, 0],
    _ chunks: [(String, [UInt8])]
  ) -> [UInt8] {
    var file = PNGFormat.signature
    let size = BigEndian.bytes(UInt32(width)) + BigEndian.bytes(UInt32(height))
    PNGFormat.append("IHDR", size + [depth, color] + methods, to: &file)
    for (type, content) in chunks { PNGFormat.append(type, content, to: &file) }
    PNGFormat.append("IEND", [], to: &file)
    return file
  }

  /// Zlib data of the bits that are given as text, the lowest of a byte first.
  private static func zlib(bits: String) -> [UInt8] {
    var writer = BitWriter(bytes: [0x78, 0x01])
    for bit in bits where bit != " " { writer.append(bit == "1" ? 1 : 0, count: 1) }
    writer.align()
    return writer.bytes + [0, 0, 0, 0]
  }

  private static let row: [UInt8] = [0, 1, 2, 3, 4, 5, 6]
  private static let data = Deflate.zlib(ContiguousArray(row))
  private static let good = file([("IDAT", data)])

  private static func changed(_ place: Int, to byte: UInt8) -> [UInt8] {
    var file = good
    file[place] = byte
    return file
  }

  @Test(
    arguments: [
      ([], .truncated), (Array("GIF89a".utf8), .wrongSignature),
      (Array(good.prefix(5)), .truncated), (Array(good.prefix(30)), .truncated),
      (Array(good.dropLast(12)), .truncated), (changed(8, to: 255), .truncated),
      (changed(19, to: 9), .wrongChecksum(chunk: "IHDR")),
      (changed(42, to: 9), .wrongChecksum(chunk: "IDAT")),
      (file(width: 0, []), .wrongSize(width: 0, height: 1)),
      (file(width: 16_385, []), .wrongSize(width: 16_385, height: 1)),
      (file(width: 16_384, height: 2_049, []), .wrongSize(width: 16_384, height: 2_049)),
      (
        file(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF, []),
        .wrongSize(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF)
      ),
      (file(color: 3, []), .unsupported(.colorType(3))),
      (file(depth: 16, []), .unsupported(.bitDepth(16))),
      (file(methods: [1, 0, 0], []), .unsupported(.method("compression"))),
      (file(methods: [0, 1, 0], []), .unsupported(.method("filter"))),
      (file(methods: [0, 0, 1], []), .unsupported(.interlacing)),
      (file([("tRNS", [0, 0, 0, 0, 0, 0])]), .unsupported(.transparentColor)),
      (file([("ABCD", [])]), .unsupported(.chunk("ABCD"))),
      (file([("IDAT", data), ("tEXt", []), ("IDAT", [])]), .misplacedChunk("IDAT")),
      (file([("IHDR", [])]), .misplacedChunk("IHDR")), (file([]), .misplacedChunk("IDAT")),
      (file(width: 3, [("IDAT", data)]), .wrongDataLength(expected: 10, .less)),
      (file(width: 1, [("IDAT", data)]), .wrongDataLength(expected: 4, .more)),
      (file([("IDAT", [0x78, 0x02] + data.dropFirst(2))]), .damagedData(.zlibHeader)),
      (file([("IDAT", data.dropLast(1) + [0])]), .damagedData(.checksum)),
      (file([("IDAT", data.dropLast(1))]), .truncated),
      (file([("IDAT", Deflate.zlib([5, 1, 2, 3, 4, 5, 6]))]), .damagedData(.filter)),
      (file([("IDAT", zlib(bits: "1 11"))]), .damagedData(.blockType)),
      (
        file([("IDAT", zlib(bits: "1 00 00000 10000000 00000000 00000000 00000000"))]),
        .damagedData(.storedLength)
      ),
      // A code of 257 + 31 literals; a length of three bytes at a distance of one, before any byte; a symbol 286.
      (file([("IDAT", zlib(bits: "1 01 11111 00000 0000"))]), .damagedData(.codeLengths)),
      (file([("IDAT", zlib(bits: "1 10 0000001 00000"))]), .damagedData(.distance)),
      (file([("IDAT", zlib(bits: "1 10 11000110 00000"))]), .damagedData(.symbol)),
    ] as [([UInt8], PNGError)]
  )
  func `a file that can't be read says why`(file: [UInt8], error: PNGError) {
    #expect(throws: error) { try Bitmap(png: file) }
  }

  @Test func `every beginning of a file is truncated`() {
    for count in 0..<PNGErrorTests.good.count {
      #expect(throws: PNGError.truncated) {
        try Bitmap(png: Array(PNGErrorTests.good.prefix(count)))
      }
    }
  }

  @Test func `a bomb stops at the size that its header says`() {
    // 20 million zeros in 20 kilobytes.
    let zeros = ContiguousArray<UInt8>(repeating: 0, count: 20_000_000)
    let bomb = PNGErrorTests.file(width: 10, height: 10, [("IDAT", Deflate.zlib(zeros))])
    #expect(bomb.count < 30_000)
    #expect(throws: PNGError.wrongDataLength(expected: 310, .more)) { try Bitmap(png: bomb) }
  }

  @Test func `a file over the limit isn't looked at`() {
    let file = [UInt8](repeating: 0, count: PNGLimits.fileBytes + 1)
    #expect(throws: PNGError.fileTooLarge(byteCount: 67_108_865)) { try Bitmap(png: file) }
  }

  @Test(
    arguments: [
      (
        .unsupported(.colorType(3)),
        "the PNG file has a palette (color type 3), which isn't read; save it as 8-bit RGB or RGBA, "
          + "not interlaced"
      ),
      (
        .wrongSize(width: 16_385, height: 1),
        "the PNG file is 16385x1 pixels; each side must be 1 to 16384, and all pixels at most 33554432"
      ),
      (
        .wrongChecksum(chunk: "IDAT"),
        "the PNG file is damaged: the checksum of chunk 'IDAT' doesn't match"
      ),
      (
        .damagedData(.distance),
        "the PNG file is damaged: a repetition begins before the data"
      ),
    ] as [(PNGError, String)]
  )
  func `errors are told in words`(error: PNGError, text: String) {
    #expect(error.description == text)
  }
}
