/// Where rows of samples stand in data, each after the byte of its filter.
struct PNGRows: Hashable, Sendable {
  /// The place of the first row's filter.
  var start: Int

  /// The number of rows.
  var count: Int

  /// The length of a row without its filter.
  var byteCount: Int

  /// The place behind the last row.
  var end: Int { start + (byteCount + 1) * count }
}
