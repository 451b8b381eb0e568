/// A run of columns in a row with the same coverage, from 1 to 255.
struct CoverageSpan: Hashable, Sendable {
  var start: Int32
  var end: Int32
  var coverage: UInt8

  /// The span's columns clipped to `limits`; empty if they don't overlap.
  @inline(__always)
  func columns(in limits: Range<Int>) -> Range<Int> {
    let start = min(max(Int(start), limits.lowerBound), limits.upperBound)
    return start..<max(start, min(Int(end), limits.upperBound))
  }
}

/// The coverage of a shape: for each pixel the part inside the shape, run-length encoded by row.
struct Coverage: Sendable {
  private(set) var rows: Range<Int>

  /// The spans of all rows, from left to right in each; equal rows may share theirs.
  var spans: ContiguousArray<CoverageSpan> = []

  /// For each row, the index range of its spans in `spans`.
  private var spanIndices: ContiguousArray<Range<Int>> = []

  /// Creates empty coverage, to which rows below `row` are added.
  init(below row: Int) {
    rows = row + 1..<row + 1
  }

  /// The index range of a row's spans, from left to right; empty for rows outside of `rows`.
  @inline(__always)
  func spanIndices(ofRow row: Int) -> Range<Int> {
    rows.contains(row) ? spanIndices[row - rows.lowerBound] : 0..<0
  }

  /// The runs of covered columns in a row, with adjacent spans joined.
  func coveredRuns(ofRow row: Int, in columns: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in spanIndices(ofRow: row) {
      let inside = spans[index].columns(in: columns)
      if inside.isEmpty { continue }
      if let last = runs.last, last.upperBound == inside.lowerBound {
        runs[runs.count - 1] = last.lowerBound..<inside.upperBound
      } else {
        runs.append(inside)
      }
    }
    return runs
  }

  /// The memory of rows and spans, in bytes.
  var byteCount: Int {
    spans.count * MemoryLayout<CoverageSpan>.stride + spanIndices.count
      * MemoryLayout<Range<Int>>.stride
  }

  /// Adds equal rows below those added before, with an index range of spans; rows between them have no coverage.
  mutating func add(_ rows: Range<Int>, at spanIndices: Range<Int>) {
    if self.spanIndices.isEmpty { self.rows = rows.lowerBound..<rows.lowerBound }
    for _ in self.rows.upperBound..<rows.lowerBound { self.spanIndices.append(0..<0) }
    for _ in rows { self.spanIndices.append(spanIndices) }
    self.rows = self.rows.lowerBound..<rows.upperBound
  }

  /// Returns the product of two coverages, pixel by pixel.
  func intersection(_ other: Coverage) -> Coverage {
    let shared = rows.clamped(to: other.rows)
    var result = Coverage(below: shared.lowerBound - 1)
    var (last, lastOther, lastResult) = (0..<0, 0..<0, 0..<0)
    for row in shared {
      // Rows that share spans with the row above, in both, share the product.
      let (indices, otherIndices) = (spanIndices(ofRow: row), other.spanIndices(ofRow: row))
      if indices != last || otherIndices != lastOther {
        let start = result.spans.count
        Coverage.multiply(
          spans.span.extracting(indices),
          by: other.spans.span.extracting(otherIndices),
          to: &result.spans
        )
        (last, lastOther, lastResult) = (indices, otherIndices, start..<result.spans.count)
      }
      result.add(row..<row + 1, at: lastResult)
    }
    return result
  }

  private static func multiply(
    _ spans: Span<CoverageSpan>,
    by others: Span<CoverageSpan>,
    to result: inout ContiguousArray<CoverageSpan>
  ) {
    var (index, otherIndex) = (0, 0)
    while index < spans.count, otherIndex < others.count {
      let (span, other) = (spans[index], others[otherIndex])
      let start = max(span.start, other.start)
      let end = min(span.end, other.end)
      if start < end {
        let coverage = Blending.multiply(span.coverage, other.coverage)
        result.append(CoverageSpan(start: start, end: end, coverage: coverage))
      }
      if span.end < other.end { index &+= 1 } else { otherIndex &+= 1 }
    }
  }

  /// Writes the coverage of a row, one byte per column, from its first to its last span inside `columns`.
  ///
  /// - Returns: The range of columns written.
  func write(
    row: Int,
    to coverage: inout ContiguousArray<UInt8>,
    in columns: Range<Int>
  ) -> Range<Int> {
    let spans = spans.span.extracting(spanIndices(ofRow: row))
    var coverage = coverage.mutableSpan
    guard spans.count > 0 else { return columns.lowerBound..<columns.lowerBound }
    let start = min(max(Int(spans[0].start), columns.lowerBound), columns.upperBound)
    var column = start
    for index in 0..<spans.count {
      let inside = spans[index].columns(in: columns)
      if inside.isEmpty { continue }
      while column < inside.lowerBound {
        coverage[column] = 0
        column += 1
      }
      while column < inside.upperBound {
        coverage[column] = spans[index].coverage
        column += 1
      }
    }
    return start..<column
  }

  /// Multiplies a row of coverage by the shape's coverage, in place.
  func mask(_ coverage: inout ContiguousArray<UInt8>, columns: Range<Int>, row: Int) {
    let limits = spans.span.extracting(spanIndices(ofRow: row))
    var coverage = coverage.mutableSpan
    var column = columns.lowerBound
    for index in 0..<limits.count {
      let inside = limits[index].columns(in: columns)
      if inside.isEmpty { continue }
      for outside in column..<inside.lowerBound { coverage[outside] = 0 }
      column = inside.upperBound
      let factor = limits[index].coverage
      if factor == 255 { continue }
      for column in inside { coverage[column] = Blending.multiply(coverage[column], factor) }
    }
    for outside in column..<columns.upperBound { coverage[outside] = 0 }
  }
}
