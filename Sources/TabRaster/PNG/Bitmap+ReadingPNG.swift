extension Bitmap {
  /// Reads a PNG file of 8-bit RGB or RGBA pixels that isn't interlaced.
  ///
  /// The components are taken as sRGB; chunks about colors and texts are checked for damage and ignored.
  ///
  /// - Parameter png: The bytes of the file.
  /// - Throws: A ``PNGError`` if the file is damaged, of another kind, or over one of ``PNGLimits``.
  package init(png: [UInt8]) throws(PNGError) {
    guard png.count <= PNGLimits.fileBytes else { throw .fileTooLarge(byteCount: png.count) }
    var chunks = try PNGChunks(file: png)
    let header = try PNGHeader(first: try chunks.next())
    var data = ContiguousArray<UInt8>()
    var isAfterData = false
    reading: while true {
      let chunk = try chunks.next()
      switch chunk.type {
      case "IDAT":
        guard !isAfterData else { throw .misplacedChunk("IDAT") }
        data += chunk.content
      case "IEND":
        guard !data.isEmpty else { throw .misplacedChunk("IDAT") }
        break reading
      case "IHDR": throw .misplacedChunk("IHDR")
      case "tRNS": throw .unsupported(.transparentColor)
      case "PLTE": isAfterData = !data.isEmpty
      default:
        guard chunk.isOptional else { throw .unsupported(.chunk(chunk.type)) }
        isAfterData = !data.isEmpty
      }
    }
    let rowBytes = header.width * header.pixelBytes
    let filtered = try Inflate.zlib(data, expected: (rowBytes + 1) * header.height)
    guard
      let bytes = PNGFilter.unfiltered(
        filtered,
        rowBytes: rowBytes,
        pixelBytes: header.pixelBytes
      )
    else { throw .damagedData(.filter) }
    self.init(width: header.width, height: header.height)
    Bitmap.premultiply(bytes, pixelBytes: header.pixelBytes, into: &pixels)
  }

  private static func premultiply(
    _ bytes: borrowing ContiguousArray<UInt8>,
    pixelBytes: Int,
    into pixels: inout ContiguousArray<UInt32>
  ) {
    let bytes = bytes.span
    var pixels = pixels.mutableSpan
    var position = 0
    for index in 0..<pixels.count {
      let alpha = pixelBytes == 4 ? UInt32(bytes[position &+ 3]) : 255
      let red = multiply(bytes[position], alpha)
      let green = multiply(bytes[position &+ 1], alpha)
      let blue = multiply(bytes[position &+ 2], alpha)
      pixels[index] = alpha << 24 | red << 16 | green << 8 | blue
      position &+= pixelBytes
    }
  }

  @inline(__always)
  private static func multiply(_ component: UInt8, _ alpha: UInt32) -> UInt32 {
    let sum = UInt32(component) &* alpha &+ 128
    return (sum &+ sum >> 8) >> 8
  }
}
