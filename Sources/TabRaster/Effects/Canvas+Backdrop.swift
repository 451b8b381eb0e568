extension Canvas {
  /// Replaces what is drawn inside a path by its filtered self.
  ///
  /// The blur sees the rectangle around the path and nothing outside of it, as the layer behind a material does. Inside
  /// an opacity group it sees what the group has drawn.
  mutating func filterBackdrop(
    inside path: Path,
    transform: Transform,
    by filter: BackdropFilter
  ) {
    edges.load(path, transform: transform)
    guard let touched = edges.touchedPixels else { return }
    let bounds = (
      columns: (0..<width).clamped(to: touched.columns), rows: rows.clamped(to: touched.rows)
    )
    guard !bounds.columns.isEmpty, !bounds.rows.isEmpty else { return }
    let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let blur = GaussianBlur(sigma: filter.radius * scale)
    var region = Canvas.take(
      pixels,
      columns: bounds.columns,
      rows: bounds.rows.lowerBound - rows.lowerBound..<bounds.rows.upperBound - rows.lowerBound,
      width: width
    )
    blur.blur(&region, width: bounds.columns.count, height: bounds.rows.count)
    let filtered = ColorFilter(filter).pixels(region)

    sweep.start(edges, rows: rows)
    while sweep.advance() {
      let offset = (sweep.row - rows.lowerBound) * width
      let source =
        (sweep.row - bounds.rows.lowerBound) * bounds.columns.count - bounds.columns.lowerBound
      // A shape that ends between two pixels has no coverage in the second, but is swept up to it.
      let columns = sweep.columns.clamped(to: bounds.columns)
      if let clip = clips.last {
        clip.limit(sweep.coverage, to: &coverage, columns: columns, offset: offset)
        RowBlending.replace(&pixels, filtered, coverage, columns, offset: offset, source: source)
      } else {
        RowBlending.replace(
          &pixels,
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
    columns: Range<Int>,
    rows: Range<Int>,
    width: Int
  ) -> ContiguousArray<GaussianBlur.Pixel> {
    var region = ContiguousArray<GaussianBlur.Pixel>()
    region.reserveCapacity(columns.count * rows.count)
    let pixels = pixels.span
    for row in rows {
      for column in columns {
        let pixel = pixels[row * width + column]
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
