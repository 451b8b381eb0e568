/// The changes of advance widths in one instance of a variable font: table "HVAR".
struct AdvanceVariations: Sendable {
  /// The ItemVariationStore.
  private let store: FontTable

  /// The DeltaSetIndexMap of advance widths; nil if glyph indices are used directly.
  private let map: FontTable?

  /// The scalar of each variation region at the coordinates of the instance, from 0 to 1.
  private let scalars: [Double]

  init(_ hvar: FontTable, coordinates: [Double]) throws(FontError) {
    store = try hvar.subtable(at: hvar.uint32(at: 4))
    let mapOffset = try hvar.uint32(at: 8)
    map = mapOffset == 0 ? nil : try hvar.subtable(at: mapOffset)
    let regions = try store.subtable(at: store.uint32(at: 2))
    let axisCount = try regions.uint16(at: 0)
    guard axisCount == coordinates.count else {
      throw hvar.error(.damaged("another number of axes than 'fvar'"))
    }
    var scalars: [Double] = []
    for region in 0..<(try regions.uint16(at: 2)) {
      var ranges: [(start: Double, peak: Double, end: Double)] = []
      for axis in 0..<axisCount {
        let offset = 4 + 6 * (region * axisCount + axis)
        ranges.append(
          (
            try regions.f2dot14(at: offset), try regions.f2dot14(at: offset + 2),
            try regions.f2dot14(at: offset + 4)
          )
        )
      }
      scalars.append(VariationRegion(ranges: ranges).scalar(at: coordinates))
    }
    self.scalars = scalars
  }

  /// Returns the change of a glyph's advance width against the default instance, in font units.
  func delta(of glyph: Int) throws(FontError) -> Double {
    let (outer, inner) = try deltaSetIndex(of: glyph)
    guard outer < (try store.uint16(at: 6)) else { return 0 }
    let data = try store.subtable(at: store.uint32(at: 8 + 4 * outer))
    guard inner < (try data.uint16(at: 0)) else { return 0 }
    // An ItemVariationData has a row of deltas for each item; those of the first regions are twice as wide.
    let words = try data.uint16(at: 2)
    let regionCount = try data.uint16(at: 4)
    let wide = words & 0x8000 != 0 ? 4 : 2
    let wideCount = words & 0x7FFF
    guard wideCount <= regionCount else {
      throw data.error(.damaged("more wide numbers than numbers"), at: 2)
    }
    var offset = 6 + 2 * regionCount
    offset += inner * (wideCount * wide + (regionCount - wideCount) * (wide / 2))
    var sum = 0.0
    for index in 0..<regionCount {
      let size = index < wideCount ? wide : wide / 2
      // Shifting the number to the top and back extends its sign.
      let bits = 64 - 8 * size
      let value =
        Int64(bitPattern: try data.unsigned(at: offset, size: size) << UInt64(bits)) >> Int64(bits)
      offset += size
      let region = try data.uint16(at: 6 + 2 * index)
      if scalars.indices.contains(region) { sum += Double(value) * scalars[region] }
    }
    return sum
  }

  /// Returns the delta-set index of a glyph: that of the ItemVariationData, and that of the row in it.
  private func deltaSetIndex(of glyph: Int) throws(FontError) -> (outer: Int, inner: Int) {
    guard let map else { return (0, glyph) }
    let isLong = try map.uint8(at: 0) == 1
    let format = try map.uint8(at: 1)
    let count = isLong ? try map.uint32(at: 2) : try map.uint16(at: 2)
    guard count > 0 else { return (0, glyph) }
    let size = (format >> 4 & 3) + 1
    let start = isLong ? 6 : 4
    // Glyphs after the last entry share it.
    let entry = Int(try map.unsigned(at: start + size * min(glyph, count - 1), size: size))
    let innerBits = (format & 0x0F) + 1
    return (entry >> innerBits, entry & (1 << innerBits - 1))
  }
}
