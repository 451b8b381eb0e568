import Testing

@testable import TabRaster

struct PNGKindTests {
  @Test func `there is a file of every color type and depth`() {
    let types: [PNGColorType] = [.gray, .rgb, .palette, .grayAlpha, .rgba]
    let kinds = types.flatMap { type in
      type.depths.flatMap { ["\(type) \($0)", "\(type) \($0) interlaced"] }
    }
    #expect(kinds.count == 30)
    #expect(Set(PNGKindFixture.all.map(\.testDescription)) == Set(kinds))
  }

  @Test(arguments: PNGKindFixture.all)
  func `every kind of file is read`(fixture: PNGKindFixture) throws {
    #expect(try Bitmap(png: fixture.bytes) == fixture.bitmap)
  }

  @Test func `16 bits are rounded to the nearest of 8`() throws {
    var data = ContiguousArray<UInt8>()
    for row in 0..<256 as Range<Int> {
      data.append(0)
      for column in 0..<256 as Range<Int> { data += [UInt8(row), UInt8(column)] }
    }
    let file = PNGFile.bytes(
      width: 256,
      height: 256,
      depth: 16,
      color: 0,
      [("IDAT", Deflate.zlib(data))]
    )
    let bitmap = try Bitmap(png: file)
    let far = bitmap.pixels.indices.filter { value in
      abs(Int(bitmap.pixels[value] & 0xFF) * 65_535 - value * 255) * 2 > 65_535
    }
    #expect(far == [])
  }

  @Test(
    arguments: [
      ("gAMA", [0, 1, 134, 160]), ("sRGB", [0]), ("iCCP", [120, 0, 0, 1]),
      ("cHRM", [UInt8](repeating: 9, count: 32)), ("PLTE", [1, 2, 3]), ("tEXt", [65, 0, 66]),
    ] as [(String, [UInt8])]
  )
  func `chunks that don't change the pixels are ignored`(type: String, content: [UInt8]) throws {
    let data = Deflate.zlib([0, 10, 20, 30, 40, 50, 60])
    let file = PNGFile.bytes([(type, content), ("IDAT", data)])
    #expect(try Bitmap(png: file).pixels == [0xFF0A_141E, 0xFF28_323C])
  }

  @Test(
    arguments: [
      // Of a transparent sample, only the bits of the depth count; all 16 bits are compared,
      // although the pixels have 8.
      (1, 0, [255, 1], [0b0100_0000], [0xFF00_0000, 0]),
      (8, 0, [7, 9], [9, 8], [0, 0xFF08_0808]),
      (16, 0, [1, 0], [1, 0, 1, 1], [0, 0xFF01_0101]),
      (8, 2, [0, 1, 0, 2, 0, 3], [1, 2, 3, 1, 2, 4], [0, 0xFF01_0204]),
    ] as [(UInt8, UInt8, [UInt8], [UInt8], ContiguousArray<UInt32>)]
  )
  func `one color is transparent where the file says so`(
    depth: UInt8,
    color: UInt8,
    transparent: [UInt8],
    row: [UInt8],
    pixels: ContiguousArray<UInt32>
  ) throws {
    let data = Deflate.zlib([0] + ContiguousArray(row))
    let file = PNGFile.bytes(depth: depth, color: color, [("tRNS", transparent), ("IDAT", data)])
    #expect(try Bitmap(png: file).pixels == pixels)
  }

  @Test func `the passes have every pixel once, whatever the size`() {
    for size in 0..<400 {
      let (width, height) = (size % 20 + 1, size / 20 + 1)
      var counts = [Int](repeating: 0, count: width * height)
      for pass in PNGPass.all(width: width, height: height, isInterlaced: true) {
        #expect(pass.width > 0 && pass.height > 0)
        for row in 0..<pass.height {
          for column in 0..<pass.width {
            let x = pass.column + column * pass.columnStep
            counts[(pass.row + row * pass.rowStep) * width + x] += 1
          }
        }
      }
      #expect(counts.allSatisfy { $0 == 1 }, "\(width)x\(height)")
    }
  }
}
