extension Canvas {
  /// Replaces what is drawn inside a path by its filtered self.
  ///
  /// The blur sees the rectangle around the path and nothing outside of it, as the layer behind a material does. Inside
  /// a layer it sees what the layer has drawn.
  mutating func filterBackdrop(
    inside path: Path,
    transform: Transform,
    by filter: BackdropFilter
  ) {
    edges.load(path, transform: transform)
    guard let bounds = edges.touchedPixels?.clamped(to: surface.bounds), !bounds.isEmpty
    else { return }
    let sigma = min(GaussianBlur.maximumSigma, filter.radius * transform.scale)
    let blur = GaussianBlur(sigma: sigma)
    var region = Canvas.take(
      surface.pixels,
      bounds: bounds,
      of: surface.bounds
    )
    blur.blur(&region, width: bounds.columns.count, height: bounds.rows.count)
    let filtered = ColorFilter(filter).pixels(region)

    let shown = bounds.clamped(to: visible)
    sweep.start(edges, rows: shown.rows)
    while sweep.advance() {
      let offset = surface.bounds.offset(ofRow: sweep.row)
      let source = bounds.offset(ofRow: sweep.row)
      // A shape that ends between two pixels has no coverage in the second, but is swept up to it.
      let columns = sweep.columns.clamped(to: shown.columns)
      if let mask = clips.last?.mask {
        mask.limit(sweep.coverage, to: &coverage, columns: columns, row: sweep.row)
        RowBlending.replace(
          &surface.pixels,
          filtered,
          coverage,
          columns,
          offset: offset,
          source: source
        )
      } else {
        RowBlending.replace(
          &surface.pixels,
          filtered,
          sweep.coverage,
          columns,
          offset: offset,
          source: source
        )
      }
    }
  }

  /// Copies a part of the pixels, red first.
  static func take(
    _ pixels: borrowing ContiguousArray<UInt32>,
    bounds part: PixelBounds,
    of whole: PixelBounds
  ) -> ContiguousArray<GaussianBlur.Pixel> {
    var region = ContiguousArray<GaussianBlur.Pixel>()
    region.reserveCapacity(part.count)
    let pixels = pixels.span
    for row in part.rows {
      let offset = whole.offset(ofRow: row)
      for column in part.columns {
        let pixel = pixels[offset + column]
        region.append(
          GaussianBlur.Pixel(
            UInt16(truncatingIfNeeded: pixel >> 8 & 0xFF00),
            UInt16(truncatingIfNeeded: pixel & 0xFF00),
            UInt16(truncatingIfNeeded: pixel << 8 & 0xFF00),
            UInt16(truncatingIfNeeded: pixel >> 16 & 0xFF00)
          )
        )
      }
    }
    return region
  }
}
