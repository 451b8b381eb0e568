/// A rectangle of pixels: ranges of columns and rows.
struct PixelBounds: Hashable, Sendable {
  var columns: Range<Int>
  var rows: Range<Int>

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
  var count: Int { columns.count * rows.count }

  func clamped(to other: PixelBounds) -> PixelBounds {
    PixelBounds(
      columns: columns.clamped(to: other.columns),
      rows: rows.clamped(to: other.rows)
    )
  }

  /// The smallest bounds around both; empty bounds are ignored.
  func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(columns: columns.union(other.columns), rows: rows.union(other.rows))
  }

  /// The bounds enlarged by `margin` pixels on each side; empty bounds stay empty.
  func expanded(by margin: Int) -> PixelBounds {
    isEmpty
      ? self
      : PixelBounds(
        columns: columns.lowerBound - margin..<columns.upperBound + margin,
        rows: rows.lowerBound - margin..<rows.upperBound + margin
      )
  }

  func moved(right: Int, down: Int) -> PixelBounds {
    PixelBounds(
      columns: columns.lowerBound + right..<columns.upperBound + right,
      rows: rows.lowerBound + down..<rows.upperBound + down
    )
  }

  /// The offset from a column of a row to the pixel's index in a row-major array of these bounds.
  func offset(ofRow row: Int) -> Int {
    (row - rows.lowerBound) * columns.count - columns.lowerBound
  }

  static let none = PixelBounds(columns: 0..<0, rows: 0..<0)
}

extension Range {
  /// The smallest range around both.
  func union(_ other: Range) -> Range {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
