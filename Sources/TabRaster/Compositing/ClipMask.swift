/// How much of each pixel is inside all clips in force, in parts of 255.
struct ClipMask: Sendable {
  private var parts: ContiguousArray<UInt8>

  init(count: Int) {
    parts = ContiguousArray(repeating: 0, count: count)
  }

  /// Writes a row of coverage into the mask.
  mutating func set(
    _ coverage: borrowing ContiguousArray<UInt8>,
    columns: Range<Int>,
    offset: Int
  ) {
    let coverage = coverage.span
    var parts = parts.mutableSpan
    for column in columns { parts[offset + column] = coverage[column] }
  }

  /// Multiplies a row of coverage by the mask, in place.
  func limit(_ coverage: inout ContiguousArray<UInt8>, columns: Range<Int>, offset: Int) {
    let parts = parts.span
    var coverage = coverage.mutableSpan
    for column in columns {
      let product = UInt32(coverage[column]) &* UInt32(parts[offset + column]) &+ 128
      coverage[column] = UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
    }
  }

  /// Multiplies a row of coverage by the mask, into another row.
  func limit(
    _ found: borrowing ContiguousArray<UInt8>,
    to coverage: inout ContiguousArray<UInt8>,
    columns: Range<Int>,
    offset: Int
  ) {
    let found = found.span
    let parts = parts.span
    var coverage = coverage.mutableSpan
    for column in columns {
      let product = UInt32(found[column]) &* UInt32(parts[offset + column]) &+ 128
      coverage[column] = UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
    }
  }
}

extension Canvas {
  /// Limits what follows to the inside of a path and of the clips before.
  mutating func pushClip(_ path: Path, transform: Transform) {
    var mask = ClipMask(count: pixels.count)
    edges.load(path, transform: transform)
    sweep.start(edges, rows: rows)
    while sweep.advance() {
      let offset = (sweep.row - rows.lowerBound) * width
      if let outer = clips.last {
        outer.limit(sweep.coverage, to: &coverage, columns: sweep.columns, offset: offset)
        mask.set(coverage, columns: sweep.columns, offset: offset)
      } else {
        mask.set(sweep.coverage, columns: sweep.columns, offset: offset)
      }
    }
    clips.append(mask)
  }

  mutating func popClip() {
    precondition(
      !clips.isEmpty,
      "popClip needs a pushClip before it, inside the same opacity group"
    )
    clips.removeLast()
  }
}
