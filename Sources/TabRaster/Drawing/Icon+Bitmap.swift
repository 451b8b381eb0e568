extension Icon {
  /// Draws the icon in black, at a whole number of pixels per point; the size is rounded up to whole pixels.
  package func bitmap(pixelsPerPoint pixels: Double) -> Bitmap {
    let size = Size(
      width: (width * pixels).rounded(.up) / pixels,
      height: (height * pixels).rounded(.up) / pixels
    )
    return DisplayList([.fill(path, RGBA(0, 0, 0))]).rendered(size: size, scale: Int(pixels))
  }
}
