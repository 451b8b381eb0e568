/// A part of the space of axes in which a change of a variable font counts.
struct VariationRegion: Sendable {
  /// One for each axis, from -1 to 1.
  var ranges: [(start: Double, peak: Double, end: Double)]

  /// How much a change counts at a place: 1 at the peak, 0 outside.
  func share(at coordinates: [Double]) -> Double {
    var share = 1.0
    for ((start, peak, end), place) in zip(ranges, coordinates) {
      // The format says that ranges which can't be don't count.
      if peak == 0 || start > peak || peak > end || (start < 0 && end > 0) { continue }
      if place == peak { continue }
      if place <= start || place >= end { return 0 }
      share *= place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak)
    }
    return share
  }
}
