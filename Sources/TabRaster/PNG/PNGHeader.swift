/// What the first chunk of a PNG file says, checked against the limits.
struct PNGHeader: Hashable, Sendable {
  var width: Int
  var height: Int

  /// 3 for RGB, 4 for RGBA.
  var pixelBytes: Int

  init(first chunk: PNGChunks.Chunk) throws(PNGError) {
    guard chunk.type == "IHDR", chunk.content.count == 13 else { throw .misplacedChunk("IHDR") }
    width = Int(BigEndian.number(chunk.content))
    height = Int(BigEndian.number(chunk.content.dropFirst(4)))
    let kind = Array(chunk.content.dropFirst(8))
    guard (1...PNGLimits.dimension).contains(width), (1...PNGLimits.dimension).contains(height),
      width * height <= PNGLimits.pixels
    else { throw .wrongSize(width: width, height: height) }
    switch kind[1] {
    case 2: pixelBytes = 3
    case 6: pixelBytes = 4
    default: throw .unsupported(.colorType(Int(kind[1])))
    }
    guard kind[0] == 8 else { throw .unsupported(.bitDepth(Int(kind[0]))) }
    guard kind[2] == 0 else { throw .unsupported(.method("compression")) }
    guard kind[3] == 0 else { throw .unsupported(.method("filter")) }
    guard kind[4] == 0 else { throw .unsupported(.interlacing) }
  }
}
