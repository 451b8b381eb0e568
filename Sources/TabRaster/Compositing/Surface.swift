/// The pixels of a part of a picture: of the picture itself, or of a layer.
struct Surface: Sendable {
  let bounds: PixelBounds
  var pixels: ContiguousArray<UInt32>

  init(bounds: PixelBounds, pixels: consuming ContiguousArray<UInt32>) {
    precondition(
      pixels.count == bounds.count,
      "a surface of \(bounds.count) pixels can't hold \(pixels.count)"
    )
    self.bounds = bounds
    self.pixels = pixels
  }

  /// A clear surface.
  init(bounds: PixelBounds) {
    self.init(bounds: bounds, pixels: ContiguousArray(repeating: 0, count: bounds.count))
  }

  /// Where the pixels of some columns of a row are.
  func places(of columns: Range<Int>, row: Int) -> Range<Int> {
    let offset = bounds.offset(ofRow: row)
    return offset + columns.lowerBound..<offset + columns.upperBound
  }

  /// Whether all pixels of a part that isn't empty are equal.
  func isFlat(in part: PixelBounds) -> Bool {
    let first = pixels[places(of: part.columns, row: part.rows.lowerBound).lowerBound]
    for row in part.rows {
      let line = pixels.span.extracting(places(of: part.columns, row: row))
      var difference: UInt32 = 0
      for column in 0..<line.count { difference |= line[column] ^ first }
      if difference != 0 { return false }
    }
    return true
  }

  /// Multiplies every pixel by the alpha of what a mask has drawn there, 0 outside of it, and by an opacity.
  mutating func mask(by mask: borrowing Surface, opacity: UInt8) {
    for row in bounds.rows {
      let (offset, source) = (bounds.offset(ofRow: row), mask.bounds.offset(ofRow: row))
      let columns = mask.bounds.rows.contains(row) ? mask.bounds.columns : 0..<0
      for column in bounds.columns {
        let alpha = columns.contains(column) ? mask.pixels[source + column] >> 24 : 0
        let part = Blending.multiply(UInt8(truncatingIfNeeded: alpha), opacity)
        pixels[offset + column] = RowBlending.scale(pixels[offset + column], by: UInt32(part))
      }
    }
  }
}
