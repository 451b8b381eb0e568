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

  /// What a clip leaves of a row of spans.
  var spans: ContiguousArray<CoverageSpan>

  /// The source pixel for every coverage, for the color in use.
  private var ramp = ContiguousArray<UInt32>(repeating: 0, count: 256)
  private var rampColor: RGBA?

  var rasterizer: ScanlineRasterizer

  init(
    width: Int,
    height: Int,
    rows: Range<Int>,
    pixels: consuming ContiguousArray<UInt32>
  ) {
    picture = PixelBounds(columns: 0..<width, rows: 0..<height)
    surface = Surface(bounds: PixelBounds(columns: 0..<width, rows: rows), pixels: pixels)
    rasterizer = ScanlineRasterizer(width: width)
    coverage = ContiguousArray(repeating: 0, count: width)
    samples = ContiguousArray(repeating: 0, count: width)
    spans = rasterizer.spans
  }

  /// The pixels that drawing reaches: those of the surface inside the clips, and of a layer that is wider than the
  /// picture those within its width, which the buffers have.
  var visible: PixelBounds {
    let bounds = clips.last?.bounds ?? surface.bounds
    return PixelBounds(columns: bounds.columns.clamped(to: picture.columns), rows: bounds.rows)
  }

  /// Fills a path, by the nonzero winding rule.
  mutating func fill(_ path: Path, transform: Transform, color: RGBA) {
    let visible = visible
    // Much of a screen is in no row of a picture of its bar.
    let isSeen = !PixelBounds(path, transform: transform).clamped(to: visible).isEmpty
    guard color.alpha > 0, isSeen else { return }
    load(color)
    rasterizer.outline.flatten(path, transform: transform)
    rasterizer.start(rows: visible.rows)
    while rasterizer.advance() {
      let offset = surface.bounds.offset(ofRow: rasterizer.row)
      // To choose between two arrays for one call would count a reference for each row.
      if let count = cutSpans() {
        RowBlending.blend(
          ramp,
          spans,
          count: count,
          over: &surface.pixels,
          columns: visible.columns,
          offset: offset
        )
      } else {
        RowBlending.blend(
          ramp,
          rasterizer.spans,
          count: rasterizer.spanCount,
          over: &surface.pixels,
          columns: visible.columns,
          offset: offset
        )
      }
    }
  }

  /// Prepares the ramp of a color.
  mutating func load(_ color: RGBA) {
    guard color != rampColor else { return }
    rampColor = color
    for coverage in 0..<256 {
      ramp[coverage] = color.premultiplied(coverage: UInt8(truncatingIfNeeded: coverage))
    }
  }

  /// Blends the color of the ramp, times the coverage of spans, into a row, through the clip.
  mutating func blendRamp(
    _ line: borrowing ContiguousArray<CoverageSpan>,
    count: Int,
    columns: Range<Int>,
    row: Int
  ) {
    let offset = surface.bounds.offset(ofRow: row)
    if let cut = clips.last?.mask?.cut(row, line, count: count, to: &spans) {
      RowBlending.blend(
        ramp,
        spans,
        count: cut,
        over: &surface.pixels,
        columns: columns,
        offset: offset
      )
    } else {
      RowBlending.blend(
        ramp,
        line,
        count: count,
        over: &surface.pixels,
        columns: columns,
        offset: offset
      )
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
  /// Fills a row of samples, and one of coverage with an opacity.
  static func copy(
    _ pixels: borrowing ContiguousArray<UInt32>,
    from source: Int,
    to samples: inout ContiguousArray<UInt32>,
    _ coverage: inout ContiguousArray<UInt8>,
    columns: Range<Int>,
    opacity: UInt8 = 255
  ) {
    let pixels = pixels.span.extracting(source..<source + columns.count)
    var samples = samples.mutableSpan
    var coverage = coverage.mutableSpan
    precondition(columns.upperBound <= samples.count && columns.upperBound <= coverage.count)
    for index in 0..<pixels.count {
      samples[columns.lowerBound &+ index] = pixels[index]
      coverage[columns.lowerBound &+ index] = opacity
    }
  }
}
