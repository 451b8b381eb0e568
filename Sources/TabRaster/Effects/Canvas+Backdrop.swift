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
    rasterizer.outline.flatten(path, transform: transform)
    guard let bounds = rasterizer.outline.touchedPixels?.clamped(to: surface.bounds),
      !bounds.isEmpty
    else { return }
    let sigma = min(GaussianBlur.maximumSigma, filter.radius * transform.scale)
    var filtered = GaussianBlur(sigma: sigma).blurred(surface.pixels, bounds, of: surface.bounds)
    filtered.apply(ColorFilter(filter))
    var line = ContiguousArray<UInt32>(repeating: 0, count: bounds.columns.count)

    let shown = bounds.clamped(to: visible)
    rasterizer.start(rows: shown.rows)
    while rasterizer.advance() {
      let row = rasterizer.row
      filtered.write(row: row - bounds.rows.lowerBound, to: &line)
      let offset = surface.bounds.offset(ofRow: row)
      let source = -bounds.columns.lowerBound
      if let mask = clips.last?.mask {
        let columns = rasterizer.write(to: &coverage, in: shown.columns)
        mask.limit(&coverage, columns: columns, row: row)
        RowBlending.replace(
          &surface.pixels,
          line,
          coverage,
          columns,
          offset: offset,
          source: source
        )
      } else {
        RowBlending.replace(
          &surface.pixels,
          line,
          rasterizer.spans,
          count: rasterizer.spanCount,
          columns: shown.columns,
          offset: offset,
          source: source
        )
      }
    }
  }
}
