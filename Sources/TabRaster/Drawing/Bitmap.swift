/// An image of premultiplied 8-bit sRGB pixels.
package struct Bitmap: Hashable, Sendable {
  /// The width, in pixels.
  package let width: Int

  /// The height, in pixels.
  package let height: Int

  /// The pixels, row by row from the top, each `0xAARRGGBB`.
  package var pixels: ContiguousArray<UInt32>

  /// Creates a clear bitmap.
  package init(width: Int, height: Int) {
    precondition(
      width >= 0 && height >= 0,
      "Bitmap size must not be negative (was \(width)x\(height))"
    )
    self.width = width
    self.height = height
    self.pixels = ContiguousArray(repeating: 0, count: width * height)
  }
}
