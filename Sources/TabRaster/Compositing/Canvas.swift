/// Some rows of a picture while it is being drawn, with the buffers that drawing needs.
///
/// Coordinates are pixels of the whole picture, whichever rows the canvas holds.
struct Canvas: Sendable {
  /// The width of the picture, in pixels.
  let width: Int

  /// The rows of the picture that the canvas holds.
  let rows: Range<Int>

  /// The pixels of those rows.
  var pixels: ContiguousArray<UInt32>

  /// The clips in force, the innermost last.
  var clips: [ClipMask] = []

  /// The pictures under the groups being drawn, the innermost last.
  var groups: [Group] = []

  /// One row of coverage, and one of sampled pixels.
  var coverage: ContiguousArray<UInt8>
  var samples: ContiguousArray<UInt32>

  /// The source pixel for every coverage, for the color in use.
  var ramp = ContiguousArray<UInt32>(repeating: 0, count: 256)

  var edges = EdgeList()
  var sweep: CoverageSweep

  init(width: Int, rows: Range<Int>, pixels: consuming ContiguousArray<UInt32>) {
    precondition(
      pixels.count == width * rows.count,
      "a canvas of \(width)x\(rows.count) pixels can't hold \(pixels.count)"
    )
    self.width = width
    self.rows = rows
    self.pixels = pixels
    sweep = CoverageSweep(width: width)
    coverage = ContiguousArray(repeating: 0, count: width)
    samples = ContiguousArray(repeating: 0, count: width)
  }

  /// Fills a path, by the nonzero winding rule.
  mutating func fill(_ path: Path, transform: Transform, color: RGBA) {
    guard color.alpha > 0 else { return }
    load(color)
    edges.load(path, transform: transform)
    sweep.start(edges, rows: rows)
    while sweep.advance() {
      let offset = (sweep.row - rows.lowerBound) * width
      let columns = sweep.columns
      if let clip = clips.last {
        clip.limit(sweep.coverage, to: &coverage, columns: columns, offset: offset)
        RowBlending.blend(ramp, coverage, over: &pixels, columns: columns, offset: offset)
      } else {
        RowBlending.blend(ramp, sweep.coverage, over: &pixels, columns: columns, offset: offset)
      }
    }
  }

  /// Prepares the ramp of a color.
  mutating func load(_ color: RGBA) {
    for coverage in 0..<256 {
      ramp[coverage] = color.premultiplied(coverage: UInt8(truncatingIfNeeded: coverage))
    }
  }

  /// Blends the color of the ramp, times the row of coverage, into a row, through the clip.
  mutating func blendRamp(columns: Range<Int>, offset: Int) {
    if let clip = clips.last { clip.limit(&coverage, columns: columns, offset: offset) }
    RowBlending.blend(ramp, coverage, over: &pixels, columns: columns, offset: offset)
  }

  /// Blends the sampled row, times the row of coverage, into a row, through the clip.
  mutating func blendSamples(columns: Range<Int>, offset: Int) {
    if let clip = clips.last { clip.limit(&coverage, columns: columns, offset: offset) }
    RowBlending.blend(samples, times: coverage, over: &pixels, columns: columns, offset: offset)
  }
}
