extension DisplayList {
  /// Draws the list.
  ///
  /// - Parameters:
  ///   - size: The size of the picture, in points.
  ///   - scale: Pixels per point.
  ///   - background: What is under everything; nil for clear.
  ///   - rows: The rows to draw, in pixels from the top of the picture; all if not given. Rows drawn apart have the same
  ///     bytes as rows drawn together.
  /// - Returns: The picture, `size` times `scale` pixels large, rounded to the nearest, or as high as there are rows.
  package func rendered(
    size: Size,
    scale: Int,
    background: RGBA? = nil,
    rows: Range<Int>? = nil
  ) -> Bitmap {
    Picture(self, size: size, scale: scale, background: background).bitmap(rows: rows)
  }
}
