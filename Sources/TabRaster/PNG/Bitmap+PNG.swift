extension Bitmap {
  /// The bitmap as a PNG file: 8-bit RGB if every pixel is opaque, otherwise 8-bit RGBA.
  ///
  /// The same pixels give the same bytes on every machine. Reading the file gives the same pixels back.
  package func png() -> [UInt8] {
    precondition(
      (1...Bitmap.maximumDimension).contains(width)
        && (1...Bitmap.maximumDimension).contains(height),
      "a PNG file must be 1 to \(Bitmap.maximumDimension) pixels on each side (was \(width)x\(height))"
    )
    let isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
    let pixelBytes = isOpaque ? 3 : 4
    let image = Bitmap.components(of: pixels, isOpaque: isOpaque)
    let rowBytes = width * pixelBytes
    // Flat pictures are often smaller without filters, and which way is smaller only shows at the end.
    let adaptive = Deflate.zlib(
      PNGFilter.filtered(image, rowBytes: rowBytes, pixelBytes: pixelBytes)
    )
    let plain = Deflate.zlib(PNGFilter.unchanged(image, rowBytes: rowBytes))
    let data = plain.count <= adaptive.count ? plain : adaptive

    var file = PNGFormat.signature
    let kind: [UInt8] = [8, isOpaque ? 2 : 6, 0, 0, 0]
    let size = BigEndian.bytes(UInt32(width)) + BigEndian.bytes(UInt32(height))
    PNGFormat.append("IHDR", size + kind, to: &file)
    PNGFormat.append("IDAT", data, to: &file)
    PNGFormat.append("IEND", [], to: &file)
    return file
  }

  /// The red, green, blue and, unless opaque, alpha of each pixel, not premultiplied.
  private static func components(
    of pixels: borrowing ContiguousArray<UInt32>,
    isOpaque: Bool
  ) -> ContiguousArray<UInt8> {
    let pixelBytes = isOpaque ? 3 : 4
    var result = ContiguousArray<UInt8>(repeating: 0, count: pixels.count * pixelBytes)
    let pixels = pixels.span
    var output = result.mutableSpan
    var position = 0
    for index in 0..<pixels.count {
      let pixel = pixels[index]
      let alpha = pixel >> 24
      if alpha == 255 {
        output[position] = UInt8(truncatingIfNeeded: pixel >> 16)
        output[position &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        output[position &+ 2] = UInt8(truncatingIfNeeded: pixel)
      } else if alpha > 0 {
        output[position] = divide(pixel >> 16 & 0xFF, by: alpha)
        output[position &+ 1] = divide(pixel >> 8 & 0xFF, by: alpha)
        output[position &+ 2] = divide(pixel & 0xFF, by: alpha)
      }
      if !isOpaque { output[position &+ 3] = UInt8(truncatingIfNeeded: alpha) }
      position &+= pixelBytes
    }
    return result
  }

  @inline(__always)
  private static func divide(_ component: UInt32, by alpha: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: min((component &* 255 &+ alpha / 2) / alpha, 255))
  }
}
