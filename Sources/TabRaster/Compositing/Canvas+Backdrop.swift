extension Canvas {
  /// Filters the pixels inside a path, as a material does with its backdrop.
  ///
  /// The blur uses only pixels in the path's bounding box, as Core Animation's backdrop layer does, and inside a layer
  /// only pixels of that layer.
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
    // A blur doesn't change pixels of one color.
    if sigma > 0, !isFlat {
      blurred = GaussianBlur(sigma: sigma).blurred(
        surface.pixels,
        in: bounds,
        of: surface.storageBounds
      )
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
        filter.write(surface.pixels, at: surface.indices(of: bounds.columns, row: row), to: &line)
      }
      RowBlending.replace(
        &surface.pixels,
        by: line,
        shape: shape,
        row: row,
        columns: shown.columns,
        offset: offset,
        source: -bounds.columns.lowerBound
      )
    }
  }
}
