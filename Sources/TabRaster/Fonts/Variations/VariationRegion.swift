/// A region of a variable font's design space, in which a delta applies.
struct VariationRegion: Sendable {
  /// The start, peak and end on each axis, as normalized coordinates from -1 to 1.
  var ranges: [(start: Double, peak: Double, end: Double)]

  /// Returns the scalar that deltas are multiplied by at normalized coordinates: 1 at the peak, 0 outside.
  func share(at coordinates: [Double]) -> Double {
    var share = 1.0
    for ((start, peak, end), place) in zip(ranges, coordinates) {
      // The specification gives invalid ranges, and those without a peak, the scalar 1.
      if peak == 0 || start > peak || peak > end || (start < 0 && end > 0) { continue }
      if place == peak { continue }
      if place <= start || place >= end { return 0 }
      share *= place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak)
    }
    return share
  }
}
