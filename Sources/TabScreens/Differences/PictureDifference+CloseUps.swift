package import TabRaster

extension PictureDifference {
  /// A changed part of both pictures, enlarged.
  package struct CloseUp {
    package let old: Bitmap
    package let new: Bitmap

    /// The columns of the part in the pictures.
    package let columns: Range<Int>

    /// The rows of the part in the pictures.
    package let rows: Range<Int>

    /// The width and the height, in pixels, of the square that shows one pixel.
    package let factor: Int
  }

  /// The most parts that are enlarged, the pixels around each, and the largest factor and width.
  private static var limits: (parts: Int, margin: Int, factor: Int, width: Int) { (4, 24, 4, 480) }

  /// Returns the changed parts from left to right; none if there are many, or if they are half of
  /// the picture, which shows them itself.
  package func closeUps() -> [CloseUp] {
    let limits = Self.limits
    var parts: [ClosedRange<Int>] = []
    for column in Set(changed.map { $0 % new.width }).sorted() {
      if let last = parts.last, column - last.upperBound <= 2 * limits.margin {
        parts[parts.count - 1] = last.lowerBound...column
      } else {
        parts.append(column...column)
      }
    }
    guard parts.count <= limits.parts else { return [] }
    let closeUps = parts.map(closeUp)
    let area = closeUps.reduce(0) { $0 + $1.columns.count * $1.rows.count }
    return 2 * area < new.pixels.count ? closeUps : []
  }

  private func closeUp(of part: ClosedRange<Int>) -> CloseUp {
    let limits = Self.limits
    let changedRows = changed.filter { part.contains($0 % new.width) }.map { $0 / new.width }
    func widened(_ first: Int, _ last: Int, limit: Int) -> Range<Int> {
      max(0, first - limits.margin)..<min(limit, last + limits.margin + 1)
    }
    let columns = widened(part.lowerBound, part.upperBound, limit: new.width)
    let rows = widened(changedRows.min() ?? 0, changedRows.max() ?? 0, limit: new.height)
    let factor = max(1, min(limits.factor, limits.width / columns.count))
    return CloseUp(
      old: old.enlarged(columns, rows, by: factor),
      new: new.enlarged(columns, rows, by: factor),
      columns: columns,
      rows: rows,
      factor: factor
    )
  }
}

extension Bitmap {
  /// Returns a part of the picture, each pixel of which becomes a square.
  fileprivate func enlarged(_ columns: Range<Int>, _ rows: Range<Int>, by factor: Int) -> Bitmap {
    var result = Bitmap(width: columns.count * factor, height: rows.count * factor)
    for index in result.pixels.indices {
      let row = rows.lowerBound + index / result.width / factor
      let column = columns.lowerBound + index % result.width / factor
      result.pixels[index] = pixels[row * width + column]
    }
    return result
  }
}
