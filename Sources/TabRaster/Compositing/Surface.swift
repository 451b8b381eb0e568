/// The pixels of a part of a picture: of the picture itself, or of a layer.
struct Surface: Sendable {
  let bounds: PixelBounds

  /// What there are pixels of: more than the bounds where the picture lies in another one.
  let whole: PixelBounds
  var pixels: ContiguousArray<UInt32>

  init(
    bounds: PixelBounds,
    of whole: PixelBounds? = nil,
    pixels: consuming ContiguousArray<UInt32>
  ) {
    let whole = whole ?? bounds
    precondition(
      pixels.count == whole.count,
      "a surface of \(whole.count) pixels can't hold \(pixels.count)"
    )
    self.bounds = bounds
    self.whole = whole
    self.pixels = pixels
  }

  /// A clear surface.
  init(bounds: PixelBounds) {
    self.init(bounds: bounds, pixels: ContiguousArray(repeating: 0, count: bounds.count))
  }

  /// Where a row's pixels begin, less the first column: what a column is added to.
  func offset(ofRow row: Int) -> Int { whole.offset(ofRow: row) }

  /// Where the pixels of some columns of a row are.
  func places(of columns: Range<Int>, row: Int) -> Range<Int> {
    let offset = offset(ofRow: row)
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
      let (offset, source) = (offset(ofRow: row), mask.offset(ofRow: row))
      let columns = mask.bounds.rows.contains(row) ? mask.bounds.columns : 0..<0
      for column in bounds.columns {
        let alpha = columns.contains(column) ? mask.pixels[source + column] >> 24 : 0
        let part = Blending.multiply(UInt8(truncatingIfNeeded: alpha), opacity)
        pixels[offset + column] = RowBlending.scale(pixels[offset + column], by: UInt32(part))
      }
    }
  }
}
