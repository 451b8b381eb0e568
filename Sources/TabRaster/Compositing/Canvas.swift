/// Some rows of a picture, or a layer of it, while it is being drawn, with the buffers that drawing needs.
///
/// Coordinates are pixels of the whole picture, whichever rows the canvas holds.
struct Canvas: Sendable {
  /// The whole picture, of which the canvas may hold some rows.
  let picture: PixelBounds

  /// What is drawn on: the rows of the picture, or the layer begun last.
  var surface: Surface

  /// The clips in force, the innermost last.
  var clips: [Clip] = []

  /// What is below the layers being drawn, the innermost last.
  var layers: [LayerBelow] = []

  /// One row of coverage, and one of sampled pixels.
  var coverage: ContiguousArray<UInt8>
  var samples: ContiguousArray<UInt32>

  /// The source pixel for every coverage, for the color in use.
  var ramp = ContiguousArray<UInt32>(repeating: 0, count: 256)

  var edges = EdgeList()
  var sweep: CoverageSweep

  init(
    width: Int,
    height: Int,
    rows: Range<Int>,
    pixels: consuming ContiguousArray<UInt32>
  ) {
    picture = PixelBounds(columns: 0..<width, rows: 0..<height)
    surface = Surface(bounds: PixelBounds(columns: 0..<width, rows: rows), pixels: pixels)
    sweep = CoverageSweep(width: width)
    coverage = ContiguousArray(repeating: 0, count: width)
    samples = ContiguousArray(repeating: 0, count: width)
  }

  /// The pixels that drawing reaches: those of the surface inside the clips, and of a layer that is wider than the
  /// picture those within its width, which the buffers have.
  var visible: PixelBounds {
    let bounds = clips.last?.bounds ?? surface.bounds
    return PixelBounds(columns: bounds.columns.clamped(to: picture.columns), rows: bounds.rows)
  }

  /// Fills a path, by the nonzero winding rule.
  mutating func fill(_ path: Path, transform: Transform, color: RGBA) {
    guard color.alpha > 0 else { return }
    load(color)
    edges.load(path, transform: transform)
    let visible = visible
    sweep.start(edges, rows: visible.rows)
    while sweep.advance() {
      let offset = surface.bounds.offset(ofRow: sweep.row)
      let columns = sweep.columns.clamped(to: visible.columns)
      if let mask = clips.last?.mask {
        mask.limit(sweep.coverage, to: &coverage, columns: columns, row: sweep.row)
        RowBlending.blend(ramp, coverage, over: &surface.pixels, columns: columns, offset: offset)
      } else {
        RowBlending.blend(
          ramp,
          sweep.coverage,
          over: &surface.pixels,
          columns: columns,
          offset: offset
        )
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
  mutating func blendRamp(columns: Range<Int>, row: Int) {
    clips.last?.mask?.limit(&coverage, columns: columns, row: row)
    let offset = surface.bounds.offset(ofRow: row)
    RowBlending.blend(ramp, coverage, over: &surface.pixels, columns: columns, offset: offset)
  }

  /// Blends the sampled row, times the row of coverage, into a row, through the clip.
  mutating func blendSamples(columns: Range<Int>, row: Int) {
    clips.last?.mask?.limit(&coverage, columns: columns, row: row)
    let offset = surface.bounds.offset(ofRow: row)
    RowBlending.blend(
      samples,
      times: coverage,
      over: &surface.pixels,
      columns: columns,
      offset: offset
    )
  }
}
