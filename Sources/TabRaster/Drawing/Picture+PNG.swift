import Dispatch

extension Picture {
  /// The pixels of a band, about: few enough to lie in a core's cache until they are compressed.
  private static let bandPixels = 400_000

  /// Draws the picture into a PNG file, band after band, so that a large one is never whole in memory.
  ///
  /// - Parameters:
  ///   - rows: The rows to draw, in pixels from the top of the picture; all if not given.
  ///   - concurrently: Whether bands are drawn on all cores, and compressed while others are drawn.
  /// - Returns: The same bytes as ``Bitmap/png(_:)`` of the picture drawn at once.
  package func png(rows: Range<Int>? = nil, concurrently: Bool = false) -> [UInt8] {
    let picture = optimized
    let rows = rows ?? picture.bounds.rows
    let bands = picture.bands(of: rows)
    // Most pictures are opaque, and the others mostly begin with a pixel that isn't.
    guard bands.count > 1, let data = picture.opaqueData(bands, concurrently: concurrently) else {
      return picture.drawn(rows: rows).png()
    }
    let width = picture.bounds.columns.count
    return PNGFormat.file(data, width: width, height: rows.count, hasAlpha: false)
  }

  /// Parts of some rows, none of which needs a row of another.
  func bands(of rows: Range<Int>) -> [Range<Int>] {
    let height = max(Picture.bandPixels / max(bounds.columns.count, 1), 1)
    let wholes = rowDependencies.map { $0.drawn.union($0.needed) }
    var bands: [Range<Int>] = []
    var start = rows.lowerBound
    while start < rows.upperBound {
      var end = start + height
      while let whole = wholes.first(where: { $0.lowerBound < end && end < $0.upperBound }) {
        end = whole.upperBound
      }
      bands.append(start..<min(end, rows.upperBound))
      start = end
    }
    return bands
  }

  /// The bands compressed one after the other, with three bytes a pixel; nil if a pixel isn't opaque.
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

/// Compresses bands in their order while others are drawn; the queue guards what it has.
private final class EncodingQueue: @unchecked Sendable {
  private let queue = DispatchQueue(label: "PNG")
  private var encoder: ScanlineEncoder
  private var isOpaque = true

  /// The bands that are drawn and not compressed, and how many are.
  private var waiting: [Int: Bitmap] = [:]
  private var count = 0

  init(_ encoder: consuming ScanlineEncoder) {
    self.encoder = encoder
  }

  func add(_ band: Bitmap, at index: Int) {
    // Whoever has drawn a band waits for its turn, so that bands are drawn no faster than they are compressed.
    queue.sync {
      self.waiting[index] = band
      while let band = self.waiting.removeValue(forKey: self.count) {
        self.count += 1
        self.isOpaque = self.isOpaque && self.encoder.add(band.pixels)
      }
    }
  }

  /// The bands compressed, with three bytes a pixel; nil if a pixel isn't opaque.
  func finished() -> [UInt8]? {
    queue.sync { isOpaque ? encoder.finished() : nil }
  }
}
