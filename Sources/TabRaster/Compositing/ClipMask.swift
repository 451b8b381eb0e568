/// How much of each pixel is inside all clips in force: the columns of each row that are covered alike.
struct ClipMask: Sendable {
  let bounds: PixelBounds
  private var spans: ContiguousArray<CoverageSpan> = []

  /// The places of each row's spans.
  private var places: ContiguousArray<Range<Int>>

  init(bounds: PixelBounds) {
    self.bounds = bounds
    places = ContiguousArray(repeating: 0..<0, count: bounds.rows.count)
  }

  /// Sets the spans of a row; each row once.
  mutating func set(_ row: Int, _ spans: borrowing ContiguousArray<CoverageSpan>, count: Int) {
    let start = self.spans.count
    for index in 0..<count { self.spans.append(spans[index]) }
    places[row - bounds.rows.lowerBound] = start..<self.spans.count
  }

  /// Writes the spans of a row that are in both, each with the product of its coverages.
  ///
  /// - Returns: How many there are.
  func cut(
    _ row: Int,
    _ spans: borrowing ContiguousArray<CoverageSpan>,
    count: Int,
    to result: inout ContiguousArray<CoverageSpan>
  ) -> Int {
    let limits = self.spans.span.extracting(places[row - bounds.rows.lowerBound])
    let spans = spans.span
    var result = result.mutableSpan
    var (index, limit, written) = (0, 0, 0)
    while index < count, limit < limits.count {
      let (span, other) = (spans[index], limits[limit])
      let start = max(span.start, other.start)
      let end = min(span.end, other.end)
      if start < end {
        let coverage = Blending.multiply(span.coverage, other.coverage)
        result[written] = CoverageSpan(start: start, end: end, coverage: coverage)
        written &+= 1
      }
      if span.end < other.end { index &+= 1 } else { limit &+= 1 }
    }
    return written
  }

  /// Multiplies a row of coverage by the mask, in place.
  func limit(_ coverage: inout ContiguousArray<UInt8>, columns: Range<Int>, row: Int) {
    let limits = spans.span.extracting(places[row - bounds.rows.lowerBound])
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

/// What the clips in force leave of a surface.
struct Clip: Sendable {
  /// Nothing outside of these is drawn.
  var bounds: PixelBounds

  /// How much of each pixel inside is drawn; nil for all of it.
  var mask: ClipMask?
}

extension Canvas {
  /// Limits what follows to the inside of a path and of the clips before.
  ///
  /// A rectangle of whole pixels needs no mask.
  mutating func pushClip(_ path: Path, transform: Transform) {
    rasterizer.outline.flatten(path, transform: transform)
    let bounds = rasterizer.outline.touchedPixels.map { $0.clamped(to: visible) } ?? .none
    if bounds.isEmpty || rasterizer.outline.isRectangleOfWholePixels {
      clips.append(Clip(bounds: bounds, mask: clips.last?.mask))
      return
    }
    var mask = ClipMask(bounds: bounds)
    rasterizer.start(rows: bounds.rows)
    while rasterizer.advance() {
      let cut = cutSpans()
      mask.set(
        rasterizer.row,
        cut == nil ? rasterizer.spans : spans,
        count: cut ?? rasterizer.spanCount
      )
    }
    clips.append(Clip(bounds: bounds, mask: mask))
  }

  mutating func popClip() {
    precondition(!clips.isEmpty, "popClip needs a pushClip before it, inside the same layer")
    clips.removeLast()
  }

  /// Writes what the clip leaves of the rasterizer's row into the row of spans.
  ///
  /// - Returns: How many spans there are; nil if the clip leaves all.
  mutating func cutSpans() -> Int? {
    clips.last?.mask?
      .cut(rasterizer.row, rasterizer.spans, count: rasterizer.spanCount, to: &spans)
  }
}
