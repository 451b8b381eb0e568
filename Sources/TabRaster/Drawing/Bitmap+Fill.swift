extension Bitmap {
  /// Blends a color over the pixels inside a path, by the nonzero winding rule.
  ///
  /// A path with a coordinate that is not finite draws nothing.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - color: The color, not premultiplied.
  ///   - transform: The transform from the path's coordinates to pixels.
  package mutating func fill(
    _ path: Path,
    color: RGBA,
    transform: Transform = .identity
  ) {
    // Move the pixels to the canvas and back, so that they aren't copied.
    let moved = pixels
    pixels = []
    let bounds = PixelBounds(columns: 0..<width, rows: 0..<height)
    var canvas = Canvas(Surface(bounds: bounds, pixels: moved))
    canvas.fill(.path(path), transform: transform, color: color)
    pixels = canvas.surface.pixels
  }
}
