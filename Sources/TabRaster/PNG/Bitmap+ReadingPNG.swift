extension Bitmap {
  /// Reads a PNG file of any kind: every color type and depth, with all filters, interlaced or not.
  ///
  /// The components are read as sRGB: chunks about colors (`gAMA`, `cHRM`, `sRGB`, `iCCP`), texts and animation are
  /// checked for damage and ignored. Samples of 16 bits are rounded to the nearest 8-bit value.
  ///
  /// - Parameter png: The bytes of the file.
  /// - Throws: A ``PNGError`` if the file is damaged, against the rules of PNG, or over one of ``PNGLimits``.
  package init(png: [UInt8]) throws(PNGError) {
    guard png.count <= PNGLimits.fileBytes else { throw .fileTooLarge(byteCount: png.count) }
    var chunks = try PNGChunks(file: png)
    let header = try PNGHeader(first: try chunks.next())
    var colors = PNGColors(header)
    let compressed = try Bitmap.readData(of: &chunks, colors: &colors)
    let passes = PNGPass.all(
      width: header.width,
      height: header.height,
      isInterlaced: header.isInterlaced
    )
    var rows: [PNGScanlines] = []
    for pass in passes {
      let byteCount = header.rowBytes(width: pass.width)
      rows.append(
        PNGScanlines(start: rows.last?.end ?? 0, count: pass.height, byteCount: byteCount)
      )
    }
    var data = try Inflate.zlib(compressed, expected: rows.last?.end ?? 0)

    self.init(width: header.width, height: header.height)
    let reader = PNGPixels(header: header, colors: colors)
    for (pass, rows) in zip(passes, rows) {
      // Convert each row right after reconstructing it, while its bytes are cached.
      for row in 0..<pass.height {
        guard PNGFilter.reconstruct(row, of: rows, in: &data, distance: header.filterDistance)
        else { throw .damagedData(.filter) }
        try reader.read(row, of: pass, from: data, rows: rows, into: &pixels, width: width)
      }
    }
  }

  /// Reads the chunks up to `IEND`, and returns the joined contents of `IDAT`.
  private static func readData(
    of chunks: inout PNGChunks,
    colors: inout PNGColors
  ) throws(PNGError) -> ContiguousArray<UInt8> {
    var data = ContiguousArray<UInt8>()
    var isAfterData = false
    while true {
      let chunk = try chunks.next()
      switch chunk.type {
      case "IDAT":
        guard !isAfterData else { throw .misplacedChunk("IDAT") }
        try colors.checkComplete()
        data += chunk.content
      case "IEND":
        guard !data.isEmpty else { throw .misplacedChunk("IDAT") }
        return data
      case "IHDR": throw .misplacedChunk("IHDR")
      case "PLTE", "tRNS":
        guard data.isEmpty else { throw .misplacedChunk(chunk.type) }
        if chunk.type == "PLTE" {
          try colors.readPalette(chunk.content)
        } else {
          try colors.readTransparency(chunk.content)
        }
      default:
        guard chunk.isOptional else { throw .unsupported(.chunk(chunk.type)) }
        isAfterData = !data.isEmpty
      }
    }
  }
}
