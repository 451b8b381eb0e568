extension DisplayList {
  /// Draws the list.
  ///
  /// - Parameters:
  ///   - size: The size of the picture, in points.
  ///   - scale: Pixels per point.
  ///   - background: What is under everything; nil for clear.
  /// - Returns: The picture, `size` times `scale` pixels large, rounded to the nearest.
  package func rendered(size: Size, scale: Int, background: RGBA? = nil) -> Bitmap {
    var bitmap = Bitmap(
      width: Int((size.width * Double(scale)).rounded()),
      height: Int((size.height * Double(scale)).rounded())
    )
    if let background {
      let pixel = background.premultiplied()
      for index in bitmap.pixels.indices { bitmap.pixels[index] = pixel }
    }
    let transform = Transform.scale(Double(scale))
    for command in commands {
      if case .fill(let path, let color) = command {
        bitmap.fill(path, color, transform: transform)
      }
    }
    return bitmap
  }
}
