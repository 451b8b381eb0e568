/// An image of premultiplied 8-bit sRGB pixels.
package struct Bitmap: Hashable, Sendable {
  /// The largest width and height of pictures that are drawn, written or read, in pixels.
  package static let maximumDimension = 16_384

  /// The width, in pixels.
  package let width: Int

  /// The height, in pixels.
  package let height: Int

  /// The pixels, row by row from the top, each `0xAARRGGBB`; no color component may exceed its alpha.
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

  /// Creates a bitmap with pixels, row by row from the top.
  package init(width: Int, height: Int, pixels: ContiguousArray<UInt32>) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height,
      "a bitmap of \(width)x\(height) can't have \(pixels.count) pixels"
    )
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Hashes the size and at most 256 of the pixels; a bitmap can have 33 million, and drawing hashes what it draws.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    for index in stride(from: 0, to: pixels.count, by: pixels.count / 256 + 1) {
      hasher.combine(pixels[index])
    }
  }
}
