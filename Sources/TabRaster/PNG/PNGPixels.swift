/// A converter from reconstructed rows of samples to premultiplied pixels.
struct PNGPixels {
  private let colorType: PNGColorType
  private let depth: Int
  private let palette: ContiguousArray<UInt32>
  private let hasTransparent: Bool
  private let transparent: (Int, Int, Int)

  /// The factor that scales a sample of at most 8 bits to 0 through 255.
  private let factor: Int

  init(header: PNGHeader, colors: PNGColors) {
    colorType = header.colorType
    depth = header.depth
    factor = depth <= 8 ? 255 / (1 << depth - 1) : 1
    palette = ContiguousArray(colors.palette.map { $0.premultiplied() })
    hasTransparent = !colors.transparent.isEmpty
    let first = colors.transparent.first ?? 0
    transparent = (first, colors.transparent.dropFirst().first ?? 0, colors.transparent.last ?? 0)
  }

  /// Converts a row of a pass, and writes its pixels into the picture.
  ///
  /// - Parameters:
  ///   - row: The index of the row in its pass; the rows above are converted already.
  ///   - pass: The pass.
  ///   - data: The rows with filter bytes, reconstructed up to this row.
  ///   - rows: The layout of the pass's rows in `data`.
  ///   - pixels: The pixels of the complete picture.
  ///   - width: The width of the complete picture.
  /// - Throws: An error if a palette index is out of range.
  func read(
    _ row: Int,
    of pass: PNGPass,
    from data: borrowing ContiguousArray<UInt8>,
    rows: PNGScanlines,
    into pixels: inout ContiguousArray<UInt32>,
    width: Int
  ) throws(PNGError) {
    let bytes = data.span
    var output = pixels.mutableSpan
    let source = rows.start &+ row &* (rows.byteCount &+ 1) &+ 1
    var target = (pass.row &+ row &* pass.rowStep) &* width &+ pass.column
    if depth == 8, pass.columnStep == 1, colorType == .rgba || colorType == .rgb && !hasTransparent
    {
      let line = bytes.extracting(source..<source &+ rows.byteCount)
      let above = source &- rows.byteCount &- 1
      // Most rows of a flat picture equal the row above.
      if row > 0, PNGPixels.areEqual(line, bytes.extracting(above..<above &+ rows.byteCount)) {
        let start = target &- pass.rowStep &* width
        precondition(start >= 0 && target &+ pass.width <= output.count)
        for column in 0..<pass.width { output[target &+ column] = output[start &+ column] }
      } else {
        readBytes(line, into: &output, at: target, count: pass.width)
      }
      return
    }
    for column in 0..<pass.width {
      guard let pixel = pixel(column, of: bytes, at: source) else {
        throw .damagedData(.paletteIndex)
      }
      output[target] = pixel
      target &+= pass.columnStep
    }
  }

  private static func areEqual(_ bytes: Span<UInt8>, _ otherBytes: Span<UInt8>) -> Bool {
    precondition(bytes.count == otherBytes.count)
    var difference: UInt8 = 0
    for index in 0..<bytes.count { difference |= bytes[index] ^ otherBytes[index] }
    return difference == 0
  }

  /// Converts a row of 8-bit RGB or RGBA samples.
  private func readBytes(
    _ bytes: Span<UInt8>,
    into pixels: inout MutableSpan<UInt32>,
    at start: Int,
    count: Int
  ) {
    precondition(start >= 0 && start &+ count <= pixels.count)
    if colorType == .rgb {
      precondition(bytes.count == 3 &* count)
      var column = 0
      // Four RGB pixels are three 32-bit words.
      while column &+ 4 <= count {
        let colors = bytes.extracting(3 &* column..<3 &* column &+ 12)
        let (first, second) = (colors.uint32(at: 0), colors.uint32(at: 4))
        let third = colors.uint32(at: 8)
        let target = start &+ column
        pixels[target] = PNGPixels.opaque(first)
        pixels[target &+ 1] = PNGPixels.opaque(first >> 24 | second << 8)
        pixels[target &+ 2] = PNGPixels.opaque(second >> 16 | third << 16)
        pixels[target &+ 3] = PNGPixels.opaque(third >> 8)
        column &+= 4
      }
      while column < count {
        let color = bytes.extracting(3 &* column..<3 &* column &+ 3)
        pixels[start &+ column] = PNGPixels.opaque(
          UInt32(color[0]) | UInt32(color[1]) << 8 | UInt32(color[2]) << 16
        )
        column &+= 1
      }
    } else {
      precondition(bytes.count == 4 &* count)
      var column = 0
      while column &+ 16 <= count {
        let colors = bytes.extracting(4 &* column..<4 &* column &+ 64)
        let target = start &+ column
        // One check here lets the compiler drop those of the loops.
        precondition(target >= 0 && target <= pixels.count - 16)
        // Most pixels of most pictures are opaque.
        var all = UInt32.max
        for index in 0..<16 { all &= colors.uint32(at: 4 &* index) }
        if all >> 24 == 255 {
          for index in 0..<16 {
            let color = colors.uint32(at: 4 &* index)
            // Swap red and blue.
            pixels[target + index] =
              color & 0xFF00_FF00 | (color & 0xFF) &<< 16 | color &>> 16 & 0xFF
          }
        } else {
          for index in 0..<16 {
            pixels[target &+ index] = PNGPixels.premultiplied(index, of: colors)
          }
        }
        column &+= 16
      }
      for index in column..<count {
        pixels[start &+ index] = PNGPixels.premultiplied(index, of: bytes)
      }
    }
  }

  /// The premultiplied pixel at a column of a row of 8-bit RGBA samples.
  @inline(__always)
  private static func premultiplied(_ column: Int, of bytes: Span<UInt8>) -> UInt32 {
    let color = bytes.extracting(4 &* column..<4 &* column &+ 4)
    return RGBA(color[0], color[1], color[2], color[3]).premultiplied()
  }

  /// The opaque pixel for a color with red in the lowest byte; the highest byte is ignored.
  @inline(__always)
  private static func opaque(_ color: UInt32) -> UInt32 { 0xFF00_0000 | color.byteSwapped >> 8 }

  /// The premultiplied pixel at a column, or nil if its palette index is out of range.
  @inline(__always)
  private func pixel(_ column: Int, of bytes: borrowing Span<UInt8>, at row: Int) -> UInt32? {
    switch colorType {
    case .gray:
      let gray = sample(column, of: bytes, at: row)
      if hasTransparent, gray == transparent.0 { return 0 }
      let byte = byte(gray)
      return RGBA(byte, byte, byte).premultiplied()
    case .grayAlpha:
      let gray = byte(sample(2 &* column, of: bytes, at: row))
      let alpha = byte(sample(2 &* column &+ 1, of: bytes, at: row))
      return RGBA(gray, gray, gray, alpha).premultiplied()
    case .palette:
      let index = sample(column, of: bytes, at: row)
      return index < palette.count ? palette[index] : nil
    case .rgb:
      let red = sample(3 &* column, of: bytes, at: row)
      let green = sample(3 &* column &+ 1, of: bytes, at: row)
      let blue = sample(3 &* column &+ 2, of: bytes, at: row)
      if hasTransparent, (red, green, blue) == transparent { return 0 }
      return RGBA(byte(red), byte(green), byte(blue)).premultiplied()
    case .rgba:
      return RGBA(
        byte(sample(4 &* column, of: bytes, at: row)),
        byte(sample(4 &* column &+ 1, of: bytes, at: row)),
        byte(sample(4 &* column &+ 2, of: bytes, at: row)),
        byte(sample(4 &* column &+ 3, of: bytes, at: row))
      ).premultiplied()
    }
  }

  /// The unscaled sample at an index of a row that begins at offset `row`; a byte's first sample has its highest bits.
  @inline(__always)
  private func sample(_ index: Int, of bytes: borrowing Span<UInt8>, at row: Int) -> Int {
    switch depth {
    case 8: return Int(bytes[row &+ index])
    case 16: return Int(bytes[row &+ 2 &* index]) << 8 | Int(bytes[row &+ 2 &* index &+ 1])
    default:
      let bit = index &* depth
      return Int(bytes[row &+ bit / 8]) >> (8 &- depth &- bit % 8) & (1 << depth &- 1)
    }
  }

  /// A sample scaled to 8 bits, rounded to the nearest; 65,535 is 255 times 257.
  @inline(__always)
  private func byte(_ sample: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: depth == 16 ? (sample &+ 128) / 257 : sample &* factor)
  }
}
