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

  /// What drawing has decided by pixels so far, if that is asked for.
  var decisions: CanvasDecisions?

  /// What is below the layers being drawn, the innermost last.
  var layers: [LayerBelow] = []

  /// One row of coverage, and one of sampled pixels.
  var coverage: ContiguousArray<UInt8>
  var samples: ContiguousArray<UInt32>

  /// The source pixel for every coverage, for the color in use.
  private var ramp = ContiguousArray<UInt32>(repeating: 0, count: 256)
  private var rampColor: RGBA?

  var rasterizer: ScanlineRasterizer

  /// Creates a canvas of a surface that has all of a picture, or some rows of it.
  init(_ surface: consuming Surface, of picture: PixelBounds? = nil) {
    let picture = picture ?? surface.bounds
    let width = picture.columns.count
    self.picture = picture
    self.surface = surface
    rasterizer = ScanlineRasterizer(width: width)
    coverage = ContiguousArray(repeating: 0, count: width)
    samples = ContiguousArray(repeating: 0, count: width)
  }

  /// The pixels that drawing reaches: those of the surface inside the clips, and of a layer that is wider than the
  /// picture those within its width, which the buffers have.
  var visible: PixelBounds {
    let bounds = clips.last?.bounds ?? surface.bounds
    return PixelBounds(columns: bounds.columns.clamped(to: picture.columns), rows: bounds.rows)
  }

  /// Fills a shape, by the nonzero winding rule.
  mutating func fill(_ shape: FilledShape, transform: Transform, color: RGBA) {
    guard color.alpha > 0 else { return }
    if shape.isSimple {
      fillSimple(shape.path, transform: transform, color: color)
    } else if let coverage = coverage(of: shape, transform: transform) {
      load(color)
      blendRamp(coverage)
    }
  }

  /// Fills a path whose coverage is found as fast as it is looked up; a rectangle of whole pixels needs none.
  private mutating func fillSimple(_ path: Path, transform: Transform, color: RGBA) {
    let bounds = PixelBounds(path, transform: transform).clamped(to: visible)
    guard !bounds.isEmpty else { return }
    rasterizer.flatten(path, transform: transform)
    if clips.last?.mask == nil, rasterizer.outline.isRectangleOfWholePixels {
      RowBlending.blend(color.premultiplied(), over: &surface, in: bounds)
    } else {
      load(color)
      blendRamp(rasterizer.coverage(rows: bounds.rows))
    }
  }

  /// The coverage of a shape, or at least of what is seen of it; nil if nothing is.
  private mutating func coverage(of shape: FilledShape, transform: Transform) -> Coverage? {
    let placed = PlacedShape(shape, transform: transform, width: rasterizer.width)
    if let coverage = Coverage.recent[placed] { return coverage }
    let (path, visible) = (shape.path, visible)
    let bounds = PixelBounds(path, transform: transform)
    // Much of a screen is in no row of a picture of its bar.
    guard !bounds.clamped(to: visible).isEmpty else { return nil }
    // What is high is mostly below or above the picture.
    if bounds.rows.count > 512 {
      return rasterizer.coverage(of: path, transform: transform, rows: visible.rows)
    }
    let coverage = rasterizer.coverage(of: path, transform: transform, rows: bounds.rows)
    let bytes = coverage.byteCount + placed.byteCount
    Coverage.recent.insert(coverage, bytes: bytes, for: placed)
    return coverage
  }

  /// Prepares the ramp of a color.
  mutating func load(_ color: RGBA) {
    guard color != rampColor else { return }
    rampColor = color
    for coverage in 0..<256 {
      ramp[coverage] = color.premultiplied(coverage: UInt8(truncatingIfNeeded: coverage))
    }
  }

  /// Blends the color of the ramp, times a coverage, through the clip.
  mutating func blendRamp(_ coverage: Coverage) {
    RowBlending.blend(ramp, clipped(coverage), over: &surface, in: visible)
  }

  /// Blends the color of the ramp, times the row of coverage, into a row, through the clip.
  mutating func blendRamp(columns: Range<Int>, row: Int) {
    clips.last?.mask?.limit(&coverage, columns: columns, row: row)
    let offset = surface.offset(ofRow: row)
    RowBlending.blend(ramp, coverage, over: &surface.pixels, columns: columns, offset: offset)
  }

  /// Blends the sampled row, times the row of coverage, into a row, through the clip.
  mutating func blendSamples(columns: Range<Int>, row: Int) {
    clips.last?.mask?.limit(&coverage, columns: columns, row: row)
    let offset = surface.offset(ofRow: row)
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
