/// The pixels that drawing changes: of a picture, a band of its rows, or a layer.
struct Surface: Sendable {
  let bounds: PixelBounds

  /// The bounds of the stored pixels, of which `bounds` may be a part.
  let storageBounds: PixelBounds
  var pixels: ContiguousArray<UInt32>

  init(
    bounds: PixelBounds,
    of storageBounds: PixelBounds? = nil,
    pixels: consuming ContiguousArray<UInt32>
  ) {
    let storageBounds = storageBounds ?? bounds
    precondition(
      pixels.count == storageBounds.count,
      "a surface of \(storageBounds.count) pixels can't hold \(pixels.count)"
    )
    self.bounds = bounds
    self.storageBounds = storageBounds
    self.pixels = pixels
  }

  /// Creates a clear surface.
  init(bounds: PixelBounds) {
    self.init(bounds: bounds, pixels: ContiguousArray(repeating: 0, count: bounds.count))
  }

  /// The offset from a column of a row to the pixel's index in `pixels`.
  func offset(ofRow row: Int) -> Int { storageBounds.offset(ofRow: row) }

  /// The index range in `pixels` of a range of columns in a row.
  func indices(of columns: Range<Int>, row: Int) -> Range<Int> {
    let offset = offset(ofRow: row)
    return offset + columns.lowerBound..<offset + columns.upperBound
  }

  /// Whether all pixels in `part`, which must not be empty, are equal.
  func isFlat(in part: PixelBounds) -> Bool {
    let first = pixels[indices(of: part.columns, row: part.rows.lowerBound).lowerBound]
    for row in part.rows {
      let line = pixels.span.extracting(indices(of: part.columns, row: row))
      var difference: UInt32 = 0
      for column in 0..<line.count { difference |= line[column] ^ first }
      if difference != 0 { return false }
    }
    return true
  }

  /// Multiplies every pixel by the alpha of a mask's pixel, 0 outside of the mask's bounds, and by an opacity.
  mutating func mask(by mask: borrowing Surface, opacity: UInt8) {
    for row in bounds.rows {
      let (offset, source) = (offset(ofRow: row), mask.offset(ofRow: row))
      let columns = mask.bounds.rows.contains(row) ? mask.bounds.columns : 0..<0
      for column in bounds.columns {
        let alpha = columns.contains(column) ? mask.pixels[source + column] >> 24 : 0
        let part = Blending.multiply(UInt8(truncatingIfNeeded: alpha), opacity)
        pixels[offset + column] = Blending.scale(pixels[offset + column], by: UInt32(part))
      }
    }
  }
}
