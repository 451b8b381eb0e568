/// Where two pictures of one size differ.
package struct PixelDifference: Hashable, Sendable {
  /// How many pixels differ, 1 at least.
  package var count: Int

  /// The columns and rows around all of them.
  package var columns: ClosedRange<Int>
  package var rows: ClosedRange<Int>

  /// The column of the first one in the first row.
  package var firstColumn: Int

  package init(count: Int, columns: ClosedRange<Int>, rows: ClosedRange<Int>, firstColumn: Int) {
    self.count = count
    self.columns = columns
    self.rows = rows
    self.firstColumn = firstColumn
  }
}

extension Bitmap {
  /// Where the picture differs from another of the same size; nil if it doesn't.
  package func difference(from other: Bitmap) -> PixelDifference? {
    precondition(
      (width, height) == (other.width, other.height),
      "a bitmap of \(width)x\(height) can't be compared with one of \(other.width)x\(other.height)"
    )
    let ones = pixels.span
    let others = other.pixels.span
    var result: PixelDifference?
    for row in 0..<height {
      let places = row * width..<(row + 1) * width
      let (line, otherLine) = (ones.extracting(places), others.extracting(places))
      let count = Bitmap.differences(line, otherLine)
      guard count > 0 else { continue }
      var first = 0
      while line[first] == otherLine[first] { first += 1 }
      var last = width - 1
      while line[last] == otherLine[last] { last -= 1 }
      var difference =
        result
        ?? PixelDifference(count: 0, columns: first...last, rows: row...row, firstColumn: first)
      difference.count += count
      difference.columns =
        min(first, difference.columns.lowerBound)...max(last, difference.columns.upperBound)
      difference.rows = difference.rows.lowerBound...row
      result = difference
    }
    return result
  }

  private static func differences(_ ones: Span<UInt32>, _ others: Span<UInt32>) -> Int {
    precondition(ones.count == others.count)
    var count: UInt32 = 0
    for index in 0..<ones.count { count &+= ones[index] == others[index] ? 0 : 1 }
    return Int(count)
  }
}
