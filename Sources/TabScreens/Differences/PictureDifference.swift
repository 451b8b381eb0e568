package import TabRaster

/// The difference between two pictures of the same size.
package struct PictureDifference {
  package let old: Bitmap
  package let new: Bitmap

  /// The indices of the pixels that differ, in the order of the rows.
  package let changed: [Int]

  /// The reason why two pictures can't be compared pixel by pixel, in words.
  package struct Mismatch: Error, CustomStringConvertible {
    package let description: String
  }

  /// Compares the pictures of two PNG files.
  ///
  /// - Throws: ``Mismatch`` if one isn't a picture, or if their sizes differ.
  package init(from recorded: [UInt8], to bytes: [UInt8]) throws(Mismatch) {
    let pictures = [recorded, bytes].concurrentMap { try? Bitmap(png: $0) }
    guard let old = pictures[0] else {
      throw Mismatch(description: "the recorded file isn't a picture")
    }
    guard let new = pictures[1] else {
      throw Mismatch(description: "the new bytes aren't a picture")
    }
    guard (old.width, old.height) == (new.width, new.height) else {
      let sizes = [old, new].map { "\($0.width) × \($0.height)" }
      throw Mismatch(description: "the size was \(sizes[0]) and is \(sizes[1]) pixels")
    }
    self.old = old
    self.new = new
    changed = new.changedPixels(from: old)
  }

  /// The columns of the pixels that differ, or `nil` if none does.
  package var columns: ClosedRange<Int>? {
    let columns = changed.map { $0 % new.width }
    guard let first = columns.min(), let last = columns.max() else { return nil }
    return first...last
  }

  /// The number of pixels that differ, with their bounds.
  package var summary: String {
    guard let first = changed.first else { return "the pixels are the same; the encoding differs" }
    let columns = columns ?? 0...0
    let rows = changed.map { $0 / new.width }
    return """
      \(changed.count) of \(new.pixels.count) pixels differ, in columns \(columns.lowerBound) to \
      \(columns.upperBound), rows \(rows.min() ?? 0) to \(rows.max() ?? 0); the first, at \
      (\(first % new.width), \(first / new.width)), was \(hexadecimal(old.pixels[first])) and is \
      \(hexadecimal(new.pixels[first]))
      """
  }

  /// Returns the new picture in pale gray, with the changed pixels in magenta.
  package func picture() -> Bitmap {
    var picture = Bitmap(width: new.width, height: new.height)
    for index in picture.pixels.indices {
      let pixel = new.pixels[index]
      let gray = ((pixel >> 16 & 0xFF) + (pixel >> 8 & 0xFF) * 2 + (pixel & 0xFF)) / 4
      let pale = 192 + gray / 4
      picture.pixels[index] = 0xFF00_0000 | pale << 16 | pale << 8 | pale
    }
    for index in changed { picture.pixels[index] = 0xFFFF_00FF }
    return picture
  }

  /// Returns the color of a pixel as `#RRGGBB` or `#RRGGBBAA`.
  private func hexadecimal(_ pixel: UInt32) -> String {
    let alpha = pixel >> 24
    guard alpha > 0 else { return "clear" }
    func component(_ shift: UInt32) -> UInt8 {
      UInt8(min(255, (pixel >> shift & 0xFF) * 255 / alpha))
    }
    return "\(RGBA(component(16), component(8), component(0), UInt8(alpha)))"
  }
}
