/// The header of a PNG file (`IHDR`), checked against the limits.
struct PNGHeader: Hashable, Sendable {
  /// The size, in pixels.
  var width: Int
  var height: Int

  var colorType: PNGColorType

  /// The number of bits per sample.
  var depth: Int

  var isInterlaced: Bool

  /// The number of bits per pixel.
  var pixelBits: Int { colorType.sampleCount * depth }

  /// The distance from a byte to the one that filters use as its left neighbor: the bytes per pixel, at least 1.
  var filterDistance: Int { max(pixelBits / 8, 1) }

  /// The number of bytes in a row of `width` pixels, padded to a full byte.
  func rowBytes(width: Int) -> Int { (width * pixelBits + 7) / 8 }

  init(first chunk: PNGChunks.Chunk) throws(PNGError) {
    guard chunk.type == "IHDR", chunk.content.count == 13 else { throw .misplacedChunk("IHDR") }
    width = Int(BigEndian.number(chunk.content))
    height = Int(BigEndian.number(chunk.content.dropFirst(4)))
    let kind = Array(chunk.content.dropFirst(8))
    guard (1...PNGLimits.dimension).contains(width), (1...PNGLimits.dimension).contains(height),
      width * height <= PNGLimits.pixels
    else { throw .wrongSize(width: width, height: height) }
    guard let colorType = PNGColorType(rawValue: kind[1]) else {
      throw .unsupported(.colorType(Int(kind[1])))
    }
    self.colorType = colorType
    depth = Int(kind[0])
    guard colorType.depths.contains(depth) else {
      throw .unsupported(.bitDepth(depth, colorType: Int(kind[1])))
    }
    guard kind[2] == 0 else { throw .unsupported(.method("compression")) }
    guard kind[3] == 0 else { throw .unsupported(.method("filter")) }
    guard kind[4] < 2 else { throw .unsupported(.method("interlace")) }
    isInterlaced = kind[4] == 1
  }
}
