/// An accumulation buffer for one row of pixels: the signed areas to the right of edges, from which coverage follows.
///
/// For each pixel, `areas` has the difference of area from its left neighbor, with `2 * Edge.unit * Edge.unit` for a
/// full pixel, and `mask` has a bit that is set if the difference may not be zero.
enum CoverageAccumulator {
  /// Adds the area to the right of a line in a row, in fixed-point pixels; a negative height subtracts it.
  ///
  /// - Parameters:
  ///   - x0: The x of one end of the line.
  ///   - x1: The x of the other end.
  ///   - height: The extent of the line in y.
  ///   - right: The width of the row; `areas` has two columns more.
  ///   - areas: The differences of area in the row.
  ///   - mask: The mask of changed pixels, the first pixel in the lowest bit.
  @inline(__always)
  static func add(
    x0: Int32,
    x1: Int32,
    height: Int32,
    right: Int32,
    to areas: inout MutableSpan<Int32>,
    mask: inout MutableSpan<UInt64>
  ) {
    let low = min(x0, x1)
    let high = max(x0, x1)
    let column = Int(low) >> Edge.fractionBits
    if low >= 0, high < right, column == Int(high) >> Edge.fractionBits {
      let unit = Int32(Edge.unit)
      let inside = (low & (unit &- 1)) &+ (high & (unit &- 1))
      add(height: height, inside: inside, column: column, to: &areas, mask: &mask)
    } else {
      addAcross(from: low, through: high, height: height, right: right, to: &areas, mask: &mask)
    }
  }

  /// Adds a line that crosses several columns or leaves the row.
  @inline(never)
  private static func addAcross(
    from low: Int32,
    through high: Int32,
    height: Int32,
    right: Int32,
    to areas: inout MutableSpan<Int32>,
    mask: inout MutableSpan<UInt64>
  ) {
    // A line right of the row adds no coverage.
    guard low < right else { return }
    if high <= 0 { return add(height: height, inside: 0, column: 0, to: &areas, mask: &mask) }
    let unit = Int32(Edge.unit)
    // The y step per unit of x, times 2^32.
    let slope = Int(height) << 32 / max(Int(high) &- Int(low), 1)
    // Each column gets the difference of rounded heights at its sides, so that they add up to exactly `height`.
    var climbed: Int32 = 0
    var entry = low
    if low < 0 {
      climbed = Int32(truncatingIfNeeded: (slope &* -Int(low) &+ 0x8000_0000) >> 32)
      entry = 0
      add(height: climbed, inside: 0, column: 0, to: &areas, mask: &mask)
    }
    var column = Int(entry) >> Edge.fractionBits
    let last = Int(min(high, right &- 1)) >> Edge.fractionBits
    entry &= unit &- 1
    while column < last || high >= right && column == last {
      let distance = (column &+ 1) &* Edge.unit &- Int(low)
      let climb = Int32(truncatingIfNeeded: (slope &* distance &+ 0x8000_0000) >> 32)
      add(height: climb &- climbed, inside: entry &+ unit, column: column, to: &areas, mask: &mask)
      climbed = climb
      entry = 0
      column &+= 1
    }
    if high < right {
      add(
        height: height &- climbed,
        inside: entry &+ (high & (unit &- 1)),
        column: last,
        to: &areas,
        mask: &mask
      )
    }
  }

  /// Adds a line inside a column; `inside` is the sum of the distances of its ends from the column's left side.
  @inline(__always)
  private static func add(
    height: Int32,
    inside: Int32,
    column: Int,
    to areas: inout MutableSpan<Int32>,
    mask: inout MutableSpan<UInt64>
  ) {
    areas[column] &+= height &* (2 &* Int32(Edge.unit) &- inside)
    areas[column &+ 1] &+= height &* inside
    let word = column >> 6
    mask[word] |= 3 &<< UInt64(truncatingIfNeeded: column & 63)
    if column & 63 == 63 { mask[word &+ 1] |= 1 }
  }

  /// Converts the areas of a row to spans from left to right, and clears areas and mask.
  ///
  /// - Parameters:
  ///   - areas: The differences of area in the row.
  ///   - mask: The mask of changed pixels.
  ///   - spans: The array for the spans, which grows if it is too short.
  ///   - start: The index in `spans` for the first span.
  /// - Returns: The index behind the last span.
  static func takeSpans(
    from areas: inout ContiguousArray<Int32>,
    mask: inout ContiguousArray<UInt64>,
    to spans: inout ContiguousArray<CoverageSpan>,
    at start: Int
  ) -> Int {
    let width = areas.count &- 2
    // A span for each column is the most that a row has.
    if spans.count < start + width {
      let empty = CoverageSpan(start: 0, end: 0, coverage: 0)
      spans.append(contentsOf: repeatElement(empty, count: spans.count + width))
    }
    var spans = spans.mutableSpan
    var areas = areas.mutableSpan
    var mask = mask.mutableSpan
    var count = start
    var total: Int32 = 0
    var open = CoverageSpan(start: 0, end: 0, coverage: 0)
    for word in 0..<mask.count {
      var bits = mask[word]
      if bits == 0 { continue }
      mask[word] = 0
      while bits != 0 {
        let column = word &* 64 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        total &+= areas[column]
        areas[column] = 0
        // The two columns right of the row are scratch space.
        guard column < width else { continue }
        open.end = Int32(truncatingIfNeeded: column)
        if open.coverage != 0 {
          spans[count] = open
          count &+= 1
        }
        open.start = open.end
        open.coverage = coverage(total)
      }
    }
    // A span that is still open ends at the row's right side.
    if open.coverage != 0 {
      open.end = Int32(truncatingIfNeeded: width)
      spans[count] = open
      count &+= 1
    }
    return count
  }

  @inline(__always)
  private static func coverage(_ area: Int32) -> UInt8 {
    let shift = 2 * Edge.fractionBits + 1
    let parts = (Int(area) &* 255 &+ 1 << (shift - 1)) >> shift
    return UInt8(truncatingIfNeeded: min(max(parts, 0), 255))
  }
}
