/// The axes of a variable font and its named instances: tables "fvar" and "avar".
struct VariationAxes: Sendable {
  struct Axis: Sendable {
    /// The tag, as in "wght".
    var tag: String
    var minimum: Double
    var defaultValue: Double
    var maximum: Double

    /// The segment map of table "avar": pairs of normalized coordinates, sorted, between which the map is linear.
    var segmentMap: [(from: Double, to: Double)] = []
  }

  struct Instance: Sendable {
    /// The name ID of the subfamily name, as of "Bold".
    var nameID: Int

    /// The name ID of the PostScript name, if the font has one.
    var postScriptNameID: Int?

    /// The coordinate on each axis, in the axis's units, as 700 for "wght".
    var coordinates: [Double]
  }

  private(set) var axes: [Axis] = []
  private(set) var instances: [Instance] = []

  init(_ fvar: FontTable, avar: FontTable?) throws(FontError) {
    let start = try fvar.uint16(at: 4)
    let axisCount = try fvar.uint16(at: 8)
    let axisSize = try fvar.uint16(at: 10)
    let instanceCount = try fvar.uint16(at: 12)
    let instanceSize = try fvar.uint16(at: 14)
    guard axisCount <= FontLimits.axes else {
      throw fvar.error(.tooMany("axes", limit: FontLimits.axes), at: 8)
    }
    guard instanceCount <= FontLimits.faces else {
      throw fvar.error(.tooMany("named instances", limit: FontLimits.faces), at: 12)
    }
    for index in 0..<axisCount {
      let offset = start + index * axisSize
      let axis = Axis(
        tag: try fvar.tag(at: offset),
        minimum: try fvar.fixed(at: offset + 4),
        defaultValue: try fvar.fixed(at: offset + 8),
        maximum: try fvar.fixed(at: offset + 12)
      )
      guard axis.minimum <= axis.defaultValue, axis.defaultValue <= axis.maximum else {
        throw fvar.error(.damaged("an axis that ends before it starts"), at: offset)
      }
      axes.append(axis)
    }
    for index in 0..<instanceCount {
      let offset = start + axisCount * axisSize + index * instanceSize
      var coordinates: [Double] = []
      for axis in 0..<axisCount { coordinates.append(try fvar.fixed(at: offset + 4 + 4 * axis)) }
      let end = 4 + 4 * axisCount
      instances.append(
        Instance(
          nameID: try fvar.uint16(at: offset),
          postScriptNameID: instanceSize >= end + 2 ? try fvar.uint16(at: offset + end) : nil,
          coordinates: coordinates
        )
      )
    }
    if let avar { try readSegmentMaps(avar) }
  }

  private mutating func readSegmentMaps(_ avar: FontTable) throws(FontError) {
    guard try avar.uint16(at: 0) == 1 else {
      throw avar.error(.unsupported("axes that depend on each other (avar 2)"))
    }
    var offset = 8
    for index in 0..<min(try avar.uint16(at: 6), axes.count) {
      let count = try avar.uint16(at: offset)
      offset += 2
      for _ in 0..<count {
        axes[index].segmentMap.append(
          (try avar.f2dot14(at: offset), try avar.f2dot14(at: offset + 2))
        )
        offset += 4
      }
    }
  }

  /// Normalizes coordinates from the units of the axes to -1...1, of which 0 is the default, and applies "avar".
  func normalized(_ coordinates: [Double]) -> [Double] {
    zip(axes, coordinates).map { axis, coordinate in
      let coordinate = min(max(coordinate, axis.minimum), axis.maximum)
      let extent =
        coordinate < axis.defaultValue
        ? axis.defaultValue - axis.minimum : axis.maximum - axis.defaultValue
      let normalized = extent > 0 ? (coordinate - axis.defaultValue) / extent : 0
      // Normalized coordinates are F2DOT14 numbers.
      return (axis.mapped(normalized) * 16_384).rounded() / 16_384
    }
  }
}

extension VariationAxes.Axis {
  /// Maps a normalized coordinate by the segment map.
  fileprivate func mapped(_ coordinate: Double) -> Double {
    guard let next = segmentMap.firstIndex(where: { $0.from >= coordinate }) else {
      return coordinate
    }
    let high = segmentMap[next]
    guard next > 0, high.from > coordinate else { return high.to }
    let low = segmentMap[next - 1]
    return low.to + (high.to - low.to) * (coordinate - low.from) / (high.from - low.from)
  }
}
