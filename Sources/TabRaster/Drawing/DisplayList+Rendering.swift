extension DisplayList {
  /// Draws the list to a bitmap.
  ///
  /// - Parameters:
  ///   - size: The size of the picture, in points.
  ///   - scale: Pixels per point.
  ///   - background: The color below all commands; nil for clear.
  ///   - rows: The rows to draw, in pixels from the top of the picture; all if not given. Their bytes are the
  ///     same as in the complete picture.
  /// - Returns: A bitmap of `size` times `scale` pixels, rounded to the nearest, or of the given rows.
  package func rendered(
    size: Size,
    scale: Int,
    background: RGBA? = nil,
    rows: Range<Int>? = nil
  ) -> Bitmap {
    Picture(self, size: size, scale: scale, background: background).bitmap(rows: rows)
  }
}
