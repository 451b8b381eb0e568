import Dispatch

extension Picture {
  /// The approximate number of pixels in a band: few enough to stay in a core's cache until they are compressed.
  private static let bandPixels = 400_000

  /// Draws the picture as a PNG file, band by band, so that a large one never is in memory completely.
  ///
  /// - Parameters:
  ///   - rows: The rows to draw, in pixels from the top of the picture; all if not given.
  ///   - concurrently: Whether bands are drawn on all cores, and compressed while others are drawn.
  /// - Returns: The same bytes as from ``Bitmap/png(_:)`` for the complete picture.
  package func png(rows: Range<Int>? = nil, concurrently: Bool = false) -> [UInt8] {
    let picture = optimized
    let rows = rows ?? picture.bounds.rows
    let bands = picture.bands(of: rows)
    // Try RGB: most pictures are opaque, and the others mostly begin with a translucent pixel, so that little work is
    // lost.
    guard bands.count > 1, let data = picture.opaqueData(bands, concurrently: concurrently) else {
      return picture.drawn(rows: rows).png()
    }
    let width = picture.bounds.columns.count
    return PNGFormat.file(data, width: width, height: rows.count, hasAlpha: false)
  }

  /// Splits rows into bands, none of which depends on pixels of another.
  func bands(of rows: Range<Int>) -> [Range<Int>] {
    let height = max(Picture.bandPixels / max(bounds.columns.count, 1), 1)
    let inseparableRows = rowDependencies.map { $0.drawn.union($0.needed) }
    var bands: [Range<Int>] = []
    var start = rows.lowerBound
    while start < rows.upperBound {
      var end = start + height
      while let inseparable = inseparableRows.first(where: {
        $0.lowerBound < end && end < $0.upperBound
      }) {
        end = inseparable.upperBound
      }
      bands.append(start..<min(end, rows.upperBound))
      start = end
    }
    return bands
  }

  /// Returns the compressed bands, as RGB; nil if a pixel isn't opaque.
  private func opaqueData(_ bands: [Range<Int>], concurrently: Bool) -> [UInt8]? {
    var encoder = ScanlineEncoder(width: bounds.columns.count, hasAlpha: false)
    guard concurrently else {
      for band in bands {
        guard encoder.add(drawn(rows: band).pixels) else { return nil }
      }
      return encoder.finished()
    }
    let queue = EncodingQueue(encoder)
    DispatchQueue.concurrentPerform(iterations: bands.count) { index in
      queue.add(drawn(rows: bands[index]), at: index)
    }
    return queue.finished()
  }
}

/// An encoder that compresses bands in order while others are drawn; a serial queue guards its state.
private final class EncodingQueue: @unchecked Sendable {
  private let queue = DispatchQueue(label: "PNG")
  private var encoder: ScanlineEncoder
  private var isOpaque = true

  /// The bands that wait for those above them, by index, and the number of compressed bands.
  private var waiting: [Int: Bitmap] = [:]
  private var count = 0

  init(_ encoder: consuming ScanlineEncoder) {
    self.encoder = encoder
  }

  func add(_ band: Bitmap, at index: Int) {
    // Wait for the compression, so that bands aren't drawn faster than they are compressed.
    queue.sync {
      self.waiting[index] = band
      while let band = self.waiting.removeValue(forKey: self.count) {
        self.count += 1
        self.isOpaque = self.isOpaque && self.encoder.add(band.pixels)
      }
    }
  }

  /// Returns the compressed bands, as RGB; nil if a pixel isn't opaque.
  func finished() -> [UInt8]? {
    queue.sync { isOpaque ? encoder.finished() : nil }
  }
}
