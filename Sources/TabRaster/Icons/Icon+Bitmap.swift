extension Icon {
  /// The ink in black, in whole pixels, so that none of it is cut off; a point has a whole number of them.
  package func bitmap(pixelsPerPoint pixels: Double) -> Bitmap {
    let size = Size(
      width: (width * pixels).rounded(.up) / pixels,
      height: (height * pixels).rounded(.up) / pixels
    )
    return DisplayList([.fill(path, RGBA(0, 0, 0))]).rendered(size: size, scale: Int(pixels))
  }
}
