/// The trade-off between the size of a PNG file and the time to write it.
package enum PNGCompression: Hashable, Sendable, CaseIterable {
  /// One pass over the pixels.
  case fast

  /// The smallest file, in about a hundred times the time of `fast`.
  case smallest
}

extension Bitmap {
  /// Returns the bitmap as a PNG file: 8-bit RGB if every pixel is opaque, otherwise 8-bit RGBA.
  ///
  /// The same pixels give the same bytes on every machine. Reading the file gives the same pixels back.
  package func png(_ compression: PNGCompression = .fast) -> [UInt8] {
    precondition(
      (1...Bitmap.maximumDimension).contains(width)
        && (1...Bitmap.maximumDimension).contains(height),
      "a PNG file must be 1 to \(Bitmap.maximumDimension) pixels on each side (was \(width)x\(height))"
    )
    let (data, hasAlpha) =
      switch compression {
      case .fast: fastData()
      case .smallest: smallestData()
      }
    return PNGFormat.file(data, width: width, height: height, hasAlpha: hasAlpha)
  }

  /// Compresses the rows as RGB, and again as RGBA if a pixel isn't opaque.
  ///
  /// Most pictures are opaque, and the others mostly begin with a translucent pixel, so that little work is repeated.
  private func fastData() -> (data: [UInt8], hasAlpha: Bool) {
    for hasAlpha in [false, true] {
      var encoder = ScanlineEncoder(width: width, hasAlpha: hasAlpha)
      if encoder.add(pixels) { return (encoder.finished(), hasAlpha) }
    }
    preconditionFailure("four bytes hold every pixel")
  }

  /// Compresses the rows with and without filters, and returns the smaller result.
  private func smallestData() -> (data: [UInt8], hasAlpha: Bool) {
    let hasAlpha = !pixels.allSatisfy { $0 >> 24 == 255 }
    let pixelBytes = hasAlpha ? 4 : 3
    let image = Bitmap.components(of: pixels, hasAlpha: hasAlpha)
    let rowBytes = width * pixelBytes
    let filtered = Deflate.zlib(
      PNGFilter.filtered(image, rowBytes: rowBytes, pixelBytes: pixelBytes)
    )
    let plain = Deflate.zlib(PNGFilter.unchanged(image, rowBytes: rowBytes))
    return (plain.count <= filtered.count ? plain : filtered, hasAlpha)
  }

  /// Returns red, green, blue and, with `hasAlpha`, alpha of each pixel, not premultiplied.
  private static func components(
    of pixels: borrowing ContiguousArray<UInt32>,
    hasAlpha: Bool
  ) -> ContiguousArray<UInt8> {
    let pixelBytes = hasAlpha ? 4 : 3
    var result = ContiguousArray<UInt8>(repeating: 0, count: pixels.count * pixelBytes)
    let pixels = pixels.span
    var output = result.mutableSpan
    var position = 0
    for index in 0..<pixels.count {
      let pixel = Blending.straight(pixels[index])
      output[position] = UInt8(truncatingIfNeeded: pixel >> 16)
      output[position &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      output[position &+ 2] = UInt8(truncatingIfNeeded: pixel)
      if hasAlpha { output[position &+ 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
      position &+= pixelBytes
    }
    return result
  }
}
