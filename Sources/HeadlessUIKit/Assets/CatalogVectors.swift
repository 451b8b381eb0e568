import Foundation
import TabRaster

/// The picture of an SVG file, with its pixels at the scales at which it was drawn.
final class CatalogVectors: Hashable, Sendable {
  let picture: SVGPicture

  private let lock = NSLock()

  /// The pixels, by the number of pixels per point.
  nonisolated(unsafe) private var guardedBitmaps: [Int: Bitmap] = [:]

  init(_ picture: SVGPicture) { self.picture = picture }

  static func == (first: CatalogVectors, second: CatalogVectors) -> Bool {
    first === second || first.picture == second.picture
  }

  func hash(into hasher: inout Hasher) { hasher.combine(picture) }

  /// The number of pixels at all scales.
  var pixelCount: Int {
    lock.withLock { guardedBitmaps.values.reduce(0) { $0 + $1.width * $1.height } }
  }

  /// Returns the pixels at a scale, which are drawn once: a stroke with many segments takes a second.
  func bitmap(pixelsPerPoint: Int) -> Bitmap {
    if let bitmap = lock.withLock({ guardedBitmaps[pixelsPerPoint] }) { return bitmap }
    let bitmap = picture.bitmap(pixelsPerPoint: pixelsPerPoint)
    lock.withLock { guardedBitmaps[pixelsPerPoint] = bitmap }
    return bitmap
  }
}
