/// How much of each pixel is inside all clips in force, in parts of 255.
struct ClipMask: Sendable {
  let bounds: PixelBounds
  private var parts: ContiguousArray<UInt8>

  init(bounds: PixelBounds) {
    self.bounds = bounds
    parts = ContiguousArray(repeating: 0, count: bounds.count)
  }

  /// Writes a row of coverage into the mask.
  mutating func set(
    _ coverage: borrowing ContiguousArray<UInt8>,
    columns: Range<Int>,
    row: Int
  ) {
    let offset = bounds.offset(ofRow: row)
    let coverage = coverage.span
    var parts = parts.mutableSpan
    for column in columns { parts[offset + column] = coverage[column] }
  }

  /// Multiplies a row of coverage by the mask, in place.
  func limit(_ coverage: inout ContiguousArray<UInt8>, columns: Range<Int>, row: Int) {
    let offset = bounds.offset(ofRow: row)
    let parts = parts.span
    var coverage = coverage.mutableSpan
    for column in columns {
      let product = UInt32(coverage[column]) &* UInt32(parts[offset + column]) &+ 128
      coverage[column] = UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
    }
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
      let columns = rasterizer.write(to: &coverage, in: bounds.columns)
      clips.last?.mask?.limit(&coverage, columns: columns, row: rasterizer.row)
      mask.set(coverage, columns: columns, row: rasterizer.row)
    }
    clips.append(Clip(bounds: bounds, mask: mask))
  }

  mutating func popClip() {
    precondition(!clips.isEmpty, "popClip needs a pushClip before it, inside the same layer")
    clips.removeLast()
  }
}
