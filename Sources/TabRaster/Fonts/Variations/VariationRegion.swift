/// A region of a variable font's design space, in which a delta applies.
struct VariationRegion: Sendable {
  /// The start, peak and end on each axis, as normalized coordinates from -1 to 1.
  var ranges: [(start: Double, peak: Double, end: Double)]

  /// Returns the scalar that deltas are multiplied by at normalized coordinates: 1 at the peak, 0 outside.
  func scalar(at coordinates: [Double]) -> Double {
    var scalar = 1.0
    for ((start, peak, end), coordinate) in zip(ranges, coordinates) {
      // The specification gives invalid ranges, and those without a peak, the scalar 1.
      if peak == 0 || start > peak || peak > end || (start < 0 && end > 0) { continue }
      if coordinate == peak { continue }
      if coordinate <= start || coordinate >= end { return 0 }
      scalar *=
        coordinate < peak
        ? (coordinate - start) / (peak - start) : (end - coordinate) / (end - peak)
    }
    return scalar
  }
}
