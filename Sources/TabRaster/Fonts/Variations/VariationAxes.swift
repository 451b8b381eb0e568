/// The axes of a variable font and its named instances: tables "fvar" and "avar".
struct VariationAxes: Sendable {
  struct Axis: Sendable {
    /// The tag, as in "wght".
    var tag: String
    var minimum: Double
    var standard: Double
    var maximum: Double

    /// The segment map of table "avar": pairs of normalized coordinates, sorted, between which the map is linear.
    var bends: [(from: Double, to: Double)] = []
  }

  struct Instance: Sendable {
    /// The name ID of the subfamily name, as of "Bold".
    var name: Int

    /// The name ID of the PostScript name, if the font has one.
    var postScriptName: Int?

    /// The coordinate on each axis, in the axis's units, as 700 for "wght".
    var places: [Double]
  }

  private(set) var axes: [Axis] = []
  private(set) var instances: [Instance] = []

  init(_ fvar: FontTable, avar: FontTable?) throws(FontError) {
    let start = try fvar.word(4)
    let axisCount = try fvar.word(8)
    let axisSize = try fvar.word(10)
    let instanceCount = try fvar.word(12)
    let instanceSize = try fvar.word(14)
    guard axisCount <= FontLimits.axes else {
      throw fvar.error(.tooMany("axes", limit: FontLimits.axes), at: 8)
    }
    guard instanceCount <= FontLimits.faces else {
      throw fvar.error(.tooMany("named instances", limit: FontLimits.faces), at: 12)
    }
    for index in 0..<axisCount {
      let place = start + index * axisSize
      let axis = Axis(
        tag: try fvar.tag(place),
        minimum: try fvar.fixed(place + 4),
        standard: try fvar.fixed(place + 8),
        maximum: try fvar.fixed(place + 12)
      )
      guard axis.minimum <= axis.standard, axis.standard <= axis.maximum else {
        throw fvar.error(.damaged("an axis that ends before it starts"), at: place)
      }
      axes.append(axis)
    }
    for index in 0..<instanceCount {
      let place = start + axisCount * axisSize + index * instanceSize
      var places: [Double] = []
      for axis in 0..<axisCount { places.append(try fvar.fixed(place + 4 + 4 * axis)) }
      let end = 4 + 4 * axisCount
      instances.append(
        Instance(
          name: try fvar.word(place),
          postScriptName: instanceSize >= end + 2 ? try fvar.word(place + end) : nil,
          places: places
        )
      )
    }
    if let avar { try readBends(avar) }
  }

  private mutating func readBends(_ avar: FontTable) throws(FontError) {
    guard try avar.word(0) == 1 else {
      throw avar.error(.unsupported("axes that depend on each other (avar 2)"))
    }
    var place = 8
    for index in 0..<min(try avar.word(6), axes.count) {
      let count = try avar.word(place)
      place += 2
      for _ in 0..<count {
        axes[index].bends.append((try avar.fraction(place), try avar.fraction(place + 2)))
        place += 4
      }
    }
  }

  /// Normalizes coordinates from the units of the axes to -1...1, of which 0 is the default, and applies "avar".
  func coordinates(of places: [Double]) -> [Double] {
    zip(axes, places).map { axis, place in
      let place = min(max(place, axis.minimum), axis.maximum)
      let reach =
        place < axis.standard ? axis.standard - axis.minimum : axis.maximum - axis.standard
      let share = reach > 0 ? (place - axis.standard) / reach : 0
      // Normalized coordinates are F2DOT14 numbers.
      return (axis.bent(share) * 16_384).rounded() / 16_384
    }
  }
}

extension VariationAxes.Axis {
  /// Maps a normalized coordinate by the segment map.
  fileprivate func bent(_ place: Double) -> Double {
    guard let next = bends.firstIndex(where: { $0.from >= place }) else { return place }
    let high = bends[next]
    guard next > 0, high.from > place else { return high.to }
    let low = bends[next - 1]
    return low.to + (high.to - low.to) * (place - low.from) / (high.from - low.from)
  }
}
