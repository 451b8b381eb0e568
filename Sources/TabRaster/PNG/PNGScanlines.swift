/// The layout of a pass's scanlines in inflated data, each after its filter byte.
struct PNGScanlines: Hashable, Sendable {
  /// The offset of the first row's filter byte.
  var start: Int

  /// The number of rows.
  var count: Int

  /// The length of a row without its filter byte.
  var byteCount: Int

  /// The offset after the last row.
  var end: Int { start + (byteCount + 1) * count }
}
