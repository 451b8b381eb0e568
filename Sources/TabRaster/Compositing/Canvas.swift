/// A drawing context: a surface for a picture, a band of its rows or a layer, with clips and buffers.
///
/// Coordinates are pixels of the complete picture, whichever rows the canvas has.
struct Canvas: Sendable {
  /// The bounds of the complete picture, of which the canvas may have only some rows.
  let picture: PixelBounds

  /// The surface that is drawn on: rows of the picture, or the innermost layer.
  var surface: Surface

  /// The current clips, the innermost last.
  var clips: [Clip] = []

  /// A record of the decisions that depend on pixels; nil unless they are recorded.
  var decisions: CanvasDecisions?

  /// The saved states below the open layers, the innermost last.
  var layers: [LayerBelow] = []

  /// Buffers for one row: coverage, and premultiplied source pixels, both by column of the picture.
  var coverage: ContiguousArray<UInt8>
  var samples: ContiguousArray<UInt32>

  /// The premultiplied pixel for each coverage, in the color `rampColor`.
  private var ramp = ContiguousArray<UInt32>(repeating: 0, count: 256)
  private var rampColor: RGBA?

  var rasterizer: ScanlineRasterizer

  /// Creates a canvas on a surface for a complete picture, or for some rows of `picture`.
  init(_ surface: consuming Surface, of picture: PixelBounds? = nil) {
    let picture = picture ?? surface.bounds
    let width = picture.columns.count
    self.picture = picture
    self.surface = surface
    rasterizer = ScanlineRasterizer(width: width)
    coverage = ContiguousArray(repeating: 0, count: width)
    samples = ContiguousArray(repeating: 0, count: width)
  }

  /// The pixels that drawing can change: those of the surface inside the clips and, since buffers have that width,
  /// inside the picture's columns.
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

  /// Fills a path without the cache of coverage, and a rectangle on pixel boundaries without coverage.
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

  /// The coverage of a shape, cached or computed, at least in the visible rows; nil if no pixel is visible.
  private mutating func coverage(of shape: FilledShape, transform: Transform) -> Coverage? {
    let placed = PlacedShape(shape, transform: transform, width: rasterizer.width)
    if let coverage = Coverage.recent[placed] { return coverage }
    let (path, visible) = (shape.path, visible)
    let bounds = PixelBounds(path, transform: transform)
    // Many shapes of a screen are outside of a picture of its bar.
    guard !bounds.clamped(to: visible).isEmpty else { return nil }
    // Most of a tall shape is above or below the picture: compute the visible rows only, and don't cache them.
    if bounds.rows.count > 512 {
      return rasterizer.coverage(of: path, transform: transform, rows: visible.rows)
    }
    let coverage = rasterizer.coverage(of: path, transform: transform, rows: bounds.rows)
    let bytes = coverage.byteCount + placed.byteCount
    Coverage.recent.insert(coverage, bytes: bytes, for: placed)
    return coverage
  }

  /// Computes the premultiplied pixel of a color for each coverage, unless it is the color of the current ramp.
  mutating func load(_ color: RGBA) {
    guard color != rampColor else { return }
    rampColor = color
    for coverage in 0..<256 {
      ramp[coverage] = color.premultiplied(coverage: UInt8(truncatingIfNeeded: coverage))
    }
  }

  /// Blends the ramp's color, times a coverage, through the current clip.
  mutating func blendRamp(_ coverage: Coverage) {
    RowBlending.blend(ramp: ramp, shape: clipped(coverage), over: &surface, in: visible)
  }

  /// Blends the ramp's color, times the buffer of coverage, over a row, through the current clip.
  mutating func blendRamp(columns: Range<Int>, row: Int) {
    clips.last?.mask?.mask(&coverage, columns: columns, row: row)
    let offset = surface.offset(ofRow: row)
    RowBlending.blend(
      ramp: ramp,
      coverage: coverage,
      over: &surface.pixels,
      columns: columns,
      offset: offset
    )
  }

  /// Blends the buffer of samples, times the buffer of coverage, over a row, through the current clip.
  mutating func blendSamples(columns: Range<Int>, row: Int) {
    clips.last?.mask?.mask(&coverage, columns: columns, row: row)
    let offset = surface.offset(ofRow: row)
    RowBlending.blend(
      samples,
      times: coverage,
      over: &surface.pixels,
      columns: columns,
      offset: offset
    )
  }

  /// Copies pixels to a row of samples, and fills a row of coverage with an opacity.
  static func copy(
    _ pixels: borrowing ContiguousArray<UInt32>,
    from source: Int,
    to samples: inout ContiguousArray<UInt32>,
    coverage: inout ContiguousArray<UInt8>,
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
