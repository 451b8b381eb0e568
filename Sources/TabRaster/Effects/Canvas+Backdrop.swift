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
    rasterizer.flatten(path, transform: transform)
    guard let bounds = rasterizer.outline.touchedPixels?.clamped(to: surface.bounds),
      !bounds.isEmpty
    else { return }
    let sigma = min(GaussianBlur.maximumSigma, filter.radius * transform.scale)
    let filter = ColorFilter(filter)
    let isFlat = surface.isFlat(in: bounds)
    var blurred: BlurredPicture?
    // A blur leaves what has one color as it is.
    if sigma > 0, !isFlat {
      blurred = GaussianBlur(sigma: sigma).blurred(surface.pixels, bounds, of: surface.whole)
      blurred?.apply(filter)
    }
    var line = ContiguousArray<UInt32>(repeating: 0, count: bounds.columns.count)

    let shown = bounds.clamped(to: visible)
    let shape = clipped(rasterizer.coverage(rows: shown.rows))
    for row in shape.rows {
      let offset = surface.offset(ofRow: row)
      if blurred != nil {
        blurred?.write(row: row - bounds.rows.lowerBound, to: &line)
      } else if !isFlat || row == shape.rows.lowerBound {
        filter.write(surface.pixels, surface.places(of: bounds.columns, row: row), to: &line)
      }
      RowBlending.replace(
        &surface.pixels,
        line,
        shape,
        row: row,
        columns: shown.columns,
        offset: offset,
        source: -bounds.columns.lowerBound
      )
    }
  }
}
