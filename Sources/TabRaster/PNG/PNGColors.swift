/// The palette (`PLTE`) and transparency (`tRNS`) of a PNG file.
struct PNGColors: Sendable {
  private let header: PNGHeader

  /// The palette's colors, with alpha from `tRNS`; empty unless pixels are palette indices.
  private(set) var palette: [RGBA] = []

  /// The samples of the transparent color; empty if there is none.
  private(set) var transparent: [Int] = []

  private var hasPalette = false
  private var hasTransparency = false

  init(_ header: PNGHeader) {
    self.header = header
  }

  /// Reads `PLTE`, three bytes per color; with RGB pixels it only suggests a quantization, and is ignored.
  mutating func readPalette(_ content: ArraySlice<UInt8>) throws(PNGError) {
    let isAllowed = header.colorType != .gray && header.colorType != .grayAlpha
    guard isAllowed, !hasPalette, !hasTransparency else { throw .misplacedChunk("PLTE") }
    hasPalette = true
    let most = header.colorType == .palette ? 1 << header.depth : 256
    guard content.count % 3 == 0, (1...most).contains(content.count / 3) else {
      throw .wrongChunkLength(chunk: "PLTE", byteCount: content.count)
    }
    guard header.colorType == .palette else { return }
    palette = stride(from: content.startIndex, to: content.endIndex, by: 3).map {
      RGBA(content[$0], content[$0 + 1], content[$0 + 2])
    }
  }

  /// Reads `tRNS`: the alpha of the palette's first colors, or the one transparent color.
  mutating func readTransparency(_ content: ArraySlice<UInt8>) throws(PNGError) {
    let isAllowed = header.colorType != .grayAlpha && header.colorType != .rgba
    guard isAllowed, !hasTransparency, header.colorType != .palette || hasPalette else {
      throw .misplacedChunk("tRNS")
    }
    hasTransparency = true
    let isPalette = header.colorType == .palette
    let counts =
      isPalette
      ? 1...palette.count : header.colorType.sampleCount * 2...header.colorType.sampleCount * 2
    guard counts.contains(content.count) else {
      throw .wrongChunkLength(chunk: "tRNS", byteCount: content.count)
    }
    guard !isPalette else {
      for (index, alpha) in content.enumerated() { palette[index].alpha = alpha }
      return
    }
    // Two bytes per sample, of which only the lowest `depth` bits count.
    transparent = stride(from: content.startIndex, to: content.endIndex, by: 2).map {
      (Int(content[$0]) << 8 | Int(content[$0 + 1])) & (1 << header.depth - 1)
    }
  }

  /// Throws if pixels are palette indices and no palette came before them.
  func checkComplete() throws(PNGError) {
    guard header.colorType != .palette || hasPalette else { throw .misplacedChunk("PLTE") }
  }
}
