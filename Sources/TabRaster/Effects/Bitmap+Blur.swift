extension Bitmap {
  /// The bitmap, blurred; near its edges only what is inside counts.
  ///
  /// - Parameter sigma: The standard deviation, from 0 to 256 pixels.
  /// - Returns: A bitmap of the same size.
  package func blurred(sigma: Double) -> Bitmap {
    var region = Canvas.take(pixels, columns: 0..<width, rows: 0..<height, width: width)
    GaussianBlur(sigma: sigma).blur(&region, width: width, height: height)
    var result = self
    for (index, pixel) in region.enumerated() {
      // The low byte of each component is behind the point.
      let bytes = (pixel &+ 128) &>> 8
      result.pixels[index] =
        UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
    }
    return result
  }
}
