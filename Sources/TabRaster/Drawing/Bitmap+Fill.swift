extension Bitmap {
  /// Fills a path, by the nonzero winding rule, with a color over what is there.
  ///
  /// A path with a coordinate that is not finite draws nothing.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - color: The color, not premultiplied.
  ///   - transform: From the path's coordinates to pixels.
  package mutating func fill(
    _ path: Path,
    _ color: RGBA,
    transform: Transform = .identity
  ) {
    // The pixels move to the canvas and back, so that they are not copied.
    let moved = pixels
    pixels = []
    let bounds = PixelBounds(columns: 0..<width, rows: 0..<height)
    var canvas = Canvas(Surface(bounds: bounds, pixels: moved))
    canvas.fill(.path(path), transform: transform, color: color)
    pixels = canvas.surface.pixels
  }
}
