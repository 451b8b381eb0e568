/// What the first chunk of a PNG file says, checked against the limits.
struct PNGHeader: Hashable, Sendable {
  /// The size, in pixels.
  var width: Int
  var height: Int

  var colorType: PNGColorType

  /// The bits of a sample.
  var depth: Int

  var isInterlaced: Bool

  /// The bits of a pixel.
  var pixelBits: Int { colorType.sampleCount * depth }

  /// How far back filters look: the bytes of a pixel, or one where it has less.
  var filterDistance: Int { max(pixelBits / 8, 1) }

  /// The bytes of a row of that many pixels; a row begins with a whole byte.
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
