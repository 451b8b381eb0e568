import Testing

@testable import TabRaster

struct PNGErrorTests {
  /// Returns zlib data of bits that are given as text, from the lowest bit of each byte.
  private static func zlib(bits: String) -> [UInt8] {
    var writer = BitWriter(bytes: [0x78, 0x01])
    for bit in bits where bit != " " { writer.append(bit == "1" ? 1 : 0, count: 1) }
    writer.align()
    return writer.bytes + [0, 0, 0, 0]
  }

  private static let row: [UInt8] = [0, 1, 2, 3, 4, 5, 6]
  private static let data = Deflate.zlib(ContiguousArray(row))
  private static let good = PNGFile.bytes([("IDAT", data)])

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
      (PNGFile.bytes(width: 0, []), .wrongSize(width: 0, height: 1)),
      (PNGFile.bytes(width: 16_385, []), .wrongSize(width: 16_385, height: 1)),
      (PNGFile.bytes(width: 16_384, height: 2_049, []), .wrongSize(width: 16_384, height: 2_049)),
      (
        PNGFile.bytes(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF, []),
        .wrongSize(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF)
      ),
      (PNGFile.bytes(color: 5, []), .unsupported(.colorType(5))),
      (PNGFile.bytes(depth: 3, []), .unsupported(.bitDepth(3, colorType: 2))),
      (PNGFile.bytes(depth: 16, color: 3, []), .unsupported(.bitDepth(16, colorType: 3))),
      (PNGFile.bytes(methods: [1, 0, 0], []), .unsupported(.method("compression"))),
      (PNGFile.bytes(methods: [0, 1, 0], []), .unsupported(.method("filter"))),
      (PNGFile.bytes(methods: [0, 0, 2], []), .unsupported(.method("interlace"))),
      (PNGFile.bytes([("ABCD", [])]), .unsupported(.chunk("ABCD"))),
      (PNGFile.bytes([("IDAT", data), ("tEXt", []), ("IDAT", [])]), .misplacedChunk("IDAT")),
      (PNGFile.bytes([("IHDR", [])]), .misplacedChunk("IHDR")),
      (PNGFile.bytes([]), .misplacedChunk("IDAT")),
      (PNGFile.bytes(width: 3, [("IDAT", data)]), .wrongDataLength(expected: 10, .less)),
      (PNGFile.bytes(width: 1, [("IDAT", data)]), .wrongDataLength(expected: 4, .more)),
      (PNGFile.bytes([("IDAT", [0x78, 0x02] + data.dropFirst(2))]), .damagedData(.zlibHeader)),
      (PNGFile.bytes([("IDAT", data.dropLast(1) + [0])]), .damagedData(.checksum)),
      (PNGFile.bytes([("IDAT", data.dropLast(1))]), .truncated),
      (PNGFile.bytes([("IDAT", Deflate.zlib([5, 1, 2, 3, 4, 5, 6]))]), .damagedData(.filter)),
      (PNGFile.bytes([("IDAT", zlib(bits: "1 11"))]), .damagedData(.blockType)),
      (
        PNGFile.bytes([("IDAT", zlib(bits: "1 00 00000 10000000 00000000 00000000 00000000"))]),
        .damagedData(.storedLength)
      ),
      // The data have a code of 257 + 31 literals, then a distance of one byte before any byte, and
      // then the unused symbol 286.
      (PNGFile.bytes([("IDAT", zlib(bits: "1 01 11111 00000 0000"))]), .damagedData(.codeLengths)),
      (PNGFile.bytes([("IDAT", zlib(bits: "1 10 0000001 00000"))]), .damagedData(.distance)),
      (PNGFile.bytes([("IDAT", zlib(bits: "1 10 11000110 00000"))]), .damagedData(.symbol)),
    ] as [([UInt8], PNGError)]
  )
  func `a file that can't be read says why`(file: [UInt8], error: PNGError) {
    #expect(throws: error) { try Bitmap(png: file) }
  }

  /// Returns a file with a palette of `byteCount` bytes and then the given chunks.
  private static func palette(
    _ byteCount: Int,
    depth: UInt8 = 8,
    _ chunks: [(String, [UInt8])] = []
  ) -> [UInt8] {
    let palette = ("PLTE", [UInt8](repeating: 0, count: byteCount))
    return PNGFile.bytes(depth: depth, color: 3, [palette] + chunks)
  }

  @Test(
    arguments: [
      (PNGFile.bytes(color: 3, [("IDAT", data)]), .misplacedChunk("PLTE")),
      (PNGFile.bytes(color: 0, [("PLTE", [1, 2, 3])]), .misplacedChunk("PLTE")),
      (PNGFile.bytes(color: 4, [("PLTE", [1, 2, 3])]), .misplacedChunk("PLTE")),
      (PNGFile.bytes([("IDAT", data), ("PLTE", [1, 2, 3])]), .misplacedChunk("PLTE")),
      (palette(3, [("PLTE", [1, 2, 3])]), .misplacedChunk("PLTE")),
      (palette(0), .wrongChunkLength(chunk: "PLTE", byteCount: 0)),
      (palette(4), .wrongChunkLength(chunk: "PLTE", byteCount: 4)),
      (palette(771), .wrongChunkLength(chunk: "PLTE", byteCount: 771)),
      (palette(9, depth: 1), .wrongChunkLength(chunk: "PLTE", byteCount: 9)),
      (PNGFile.bytes(color: 3, [("tRNS", [1])]), .misplacedChunk("tRNS")),
      (PNGFile.bytes(color: 4, [("tRNS", [0, 1])]), .misplacedChunk("tRNS")),
      (PNGFile.bytes(color: 6, [("tRNS", [0, 1])]), .misplacedChunk("tRNS")),
      (PNGFile.bytes([("IDAT", data), ("tRNS", [0])]), .misplacedChunk("tRNS")),
      (palette(3, [("tRNS", [1]), ("tRNS", [1])]), .misplacedChunk("tRNS")),
      (palette(3, [("tRNS", [])]), .wrongChunkLength(chunk: "tRNS", byteCount: 0)),
      (palette(3, [("tRNS", [1, 2])]), .wrongChunkLength(chunk: "tRNS", byteCount: 2)),
      (
        PNGFile.bytes(color: 0, [("tRNS", [1])]),
        .wrongChunkLength(chunk: "tRNS", byteCount: 1)
      ),
      (
        PNGFile.bytes([("tRNS", [0, 0, 0, 0])]),
        .wrongChunkLength(chunk: "tRNS", byteCount: 4)
      ),
      (palette(3, [("IDAT", Deflate.zlib([0, 0, 1]))]), .damagedData(.paletteIndex)),
    ] as [([UInt8], PNGError)]
  )
  func `colors that break the rules of PNG are told`(file: [UInt8], error: PNGError) {
    #expect(throws: error) { try Bitmap(png: file) }
  }

  @Test(
    arguments: [
      (data, .wrongDataLength(expected: 8, .less)),
      (Deflate.zlib([0, 1, 2, 3, 5, 1, 2, 3]), .damagedData(.filter)),
      (Deflate.zlib([0, 1, 2, 3, 0, 1, 2, 3, 0]), .wrongDataLength(expected: 8, .more)),
    ] as [([UInt8], PNGError)]
  )
  func `each pass of an interlaced file is checked`(data: [UInt8], error: PNGError) {
    // The two pixels are in two passes, each of which has a filter byte.
    let file = PNGFile.bytes(methods: [0, 0, 1], [("IDAT", data)])
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
    // 20 million zeros are 20 kilobytes of compressed data.
    let zeros = ContiguousArray<UInt8>(repeating: 0, count: 20_000_000)
    let bomb = PNGFile.bytes(width: 10, height: 10, [("IDAT", Deflate.zlib(zeros))])
    #expect(bomb.count < 30_000)
    #expect(throws: PNGError.wrongDataLength(expected: 310, .more)) { try Bitmap(png: bomb) }
  }

  @Test(arguments: [(16_384, 2_048), (2_048, 16_384), (16_385, 1), (1, 16_385), (16_384, 2_049)])
  func `a picture may have 16,384 pixels on a side, and 33,554,432 in all`(
    width: Int,
    height: Int
  ) {
    let isAllowed = max(width, height) <= 16_384 && width * height <= 33_554_432
    // The data of an allowed size is missing.
    let file = PNGFile.bytes(width: width, height: height, [("IDAT", Deflate.zlib([]))])
    let error = #expect(throws: PNGError.self) { try Bitmap(png: file) }
    #expect((error == .wrongSize(width: width, height: height)) == !isAllowed)
  }

  @Test func `a file over the limit isn't looked at`() {
    let file = [UInt8](repeating: 0, count: PNGLimits.fileBytes + 1)
    #expect(throws: PNGError.fileTooLarge(byteCount: 67_108_865)) { try Bitmap(png: file) }
  }

  @Test(
    arguments: [
      (
        .unsupported(.bitDepth(3, colorType: 2)),
        "the PNG file has 3 bits a sample, with color type 2, which isn't read; save it again as "
          + "8-bit RGB or RGBA"
      ),
      (
        .wrongChunkLength(chunk: "PLTE", byteCount: 4),
        "the PNG file is damaged: chunk 'PLTE' can't have 4 bytes in it"
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
