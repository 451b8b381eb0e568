/// Columns of a row that are covered alike, from 1 to 255.
struct CoverageSpan: Hashable, Sendable {
  var start: Int32
  var end: Int32
  var coverage: UInt8

  /// Its columns inside others; empty if none are.
  @inline(__always)
  func columns(in limits: Range<Int>) -> Range<Int> {
    let start = min(max(Int(start), limits.lowerBound), limits.upperBound)
    return start..<max(start, min(Int(end), limits.upperBound))
  }
}

/// How much of each pixel a shape covers, in the rows that it reaches.
struct Coverage: Sendable {
  private(set) var rows: Range<Int>

  /// The spans of the rows; rows that are covered alike may share theirs.
  private(set) var spans: ContiguousArray<CoverageSpan> = []

  /// The places of each row's spans.
  private var places: ContiguousArray<Range<Int>> = []

  /// Creates the coverage of nothing, whose first row will be below another one.
  init(below row: Int) {
    rows = row + 1..<row + 1
  }

  /// The places of a row's spans, from left to right; none of a row that the shape doesn't reach.
  @inline(__always)
  func places(ofRow row: Int) -> Range<Int> {
    rows.contains(row) ? places[row - rows.lowerBound] : 0..<0
  }

  /// The columns of a row that are covered at all, those that lie side by side together.
  func stretches(ofRow row: Int, in columns: Range<Int>) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    for index in places(ofRow: row) {
      let inside = spans[index].columns(in: columns)
      if inside.isEmpty { continue }
      if let last = stretches.last, last.upperBound == inside.lowerBound {
        stretches[stretches.count - 1] = last.lowerBound..<inside.upperBound
      } else {
        stretches.append(inside)
      }
    }
    return stretches
  }

  /// The bytes of its rows and spans.
  var byteCount: Int {
    spans.count * MemoryLayout<CoverageSpan>.stride + places.count * MemoryLayout<Range<Int>>.stride
  }

  /// Adds rows that are covered alike, below those before; the rows between them have no coverage.
  mutating func add(_ rows: Range<Int>, _ spans: ContiguousArray<CoverageSpan>.SubSequence) {
    let start = self.spans.count
    self.spans.append(contentsOf: spans)
    add(rows, at: start..<self.spans.count)
  }

  private mutating func add(_ rows: Range<Int>, at places: Range<Int>) {
    if self.places.isEmpty { self.rows = rows.lowerBound..<rows.lowerBound }
    for _ in self.rows.upperBound..<rows.lowerBound { self.places.append(0..<0) }
    for _ in rows { self.places.append(places) }
    self.rows = self.rows.lowerBound..<rows.upperBound
  }

  /// What is in both, with the products of their coverages.
  func intersection(_ other: Coverage) -> Coverage {
    let shared = rows.clamped(to: other.rows)
    var result = Coverage(below: shared.lowerBound - 1)
    var (last, lastOther, lastResult) = (0..<0, 0..<0, 0..<0)
    for row in shared {
      let (own, others) = (places(ofRow: row), other.places(ofRow: row))
      if own != last || others != lastOther {
        let start = result.spans.count
        Coverage.multiply(
          spans.span.extracting(own),
          other.spans.span.extracting(others),
          to: &result.spans
        )
        (last, lastOther, lastResult) = (own, others, start..<result.spans.count)
      }
      result.add(row..<row + 1, at: lastResult)
    }
    return result
  }

  private static func multiply(
    _ spans: Span<CoverageSpan>,
    _ others: Span<CoverageSpan>,
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

  /// Writes a row's coverage, from its first span to its last one inside some columns.
  ///
  /// - Returns: The columns written.
  func write(
    row: Int,
    to coverage: inout ContiguousArray<UInt8>,
    in columns: Range<Int>
  ) -> Range<Int> {
    let spans = spans.span.extracting(places(ofRow: row))
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

  /// Multiplies a row of coverage by that of the shape, in place.
  func limit(_ coverage: inout ContiguousArray<UInt8>, columns: Range<Int>, row: Int) {
    let limits = spans.span.extracting(places(ofRow: row))
    var coverage = coverage.mutableSpan
    var column = columns.lowerBound
    for index in 0..<limits.count {
      let inside = limits[index].columns(in: columns)
      if inside.isEmpty { continue }
      for outside in column..<inside.lowerBound { coverage[outside] = 0 }
      column = inside.upperBound
      let part = limits[index].coverage
      if part == 255 { continue }
      for column in inside { coverage[column] = Blending.multiply(coverage[column], part) }
    }
    for outside in column..<columns.upperBound { coverage[outside] = 0 }
  }
}
