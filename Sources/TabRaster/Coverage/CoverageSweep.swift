/// Turns edges into coverage, row by row from the top, by the nonzero winding rule with exact areas.
///
/// Each row of pixels is cut into bands at every end and every crossing of edges, so that inside a band the edges keep
/// their order. There the winding number says which edges bound the shape; only those contribute, each with its exact
/// signed area. Overlapping contours are therefore never counted twice, and shared borders leave no seam.
struct CoverageSweep: Sendable {
  /// The width of a row, in pixels.
  let width: Int

  /// The coverage of the row found last, 0 to 255; valid in ``columns``.
  private(set) var coverage: ContiguousArray<UInt8>

  /// Where the row found last has coverage.
  private(set) var columns = 0..<0

  /// The row found last.
  private(set) var row = 0

  private var edges: ContiguousArray<Edge> = []
  private var nextEdge = 0
  private var nextRow = 0
  private var lastRow = 0
  private var active: ContiguousArray<Edge> = []
  private var breaks: ContiguousArray<Int> = []
  private var crossings: ContiguousArray<Crossing> = []

  /// Per pixel the change of area against its left neighbor; a full pixel is `2 * Edge.unit * Edge.unit`.
  private var area: ContiguousArray<Int>
  private var firstColumn = 0
  private var lastColumn = 0

  /// An edge inside a band: where it enters and where it leaves.
  private struct Crossing {
    var top: Int
    var bottom: Int
    var winding: Int
  }

  /// Two edges may be this far out of order, in 1/4096 pixel, before the band is cut: as much as rounding makes.
  private static let slack = 2

  init(width: Int) {
    self.width = width
    coverage = ContiguousArray(repeating: 0, count: width)
    area = ContiguousArray(repeating: 0, count: width + 2)
  }

  /// Starts a new shape; only the given rows are visited.
  mutating func start(_ list: borrowing EdgeList, rows: Range<Int>) {
    edges.removeAll(keepingCapacity: true)
    let (top, bottom) = (rows.lowerBound * Edge.unit, rows.upperBound * Edge.unit)
    let right = width * Edge.unit
    var highest = bottom
    for edge in list.edges {
      // What is right of the row only closes spans, and a span left open ends there anyway.
      if edge.y0 < bottom, edge.y1 > top, min(edge.x0, edge.x1) < right {
        edges.append(edge)
        highest = min(highest, edge.y0)
      }
    }
    edges.sort { $0.y0 < $1.y0 }
    active.removeAll(keepingCapacity: true)
    nextEdge = 0
    nextRow = max(rows.lowerBound, highest >> Edge.fractionBits)
    lastRow = rows.upperBound
  }

  /// Finds the next row that has coverage; false if there is none.
  mutating func advance() -> Bool {
    while nextRow < lastRow {
      let top = nextRow * Edge.unit
      let bottom = top + Edge.unit
      active.removeAll { $0.y1 <= top }
      while nextEdge < edges.count, edges[nextEdge].y0 < bottom {
        if edges[nextEdge].y1 > top { active.append(edges[nextEdge]) }
        nextEdge += 1
      }
      if active.isEmpty {
        guard nextEdge < edges.count else { return false }
        nextRow = edges[nextEdge].y0 >> Edge.fractionBits
        continue
      }
      row = nextRow
      nextRow += 1
      sortActive(at: top)
      sweepRow(from: top, to: bottom)
      if sumAreas() { return true }
    }
    return false
  }

  /// Orders the active edges by where they enter the row, so that every band finds them nearly in order.
  private mutating func sortActive(at top: Int) {
    for index in active.indices {
      let edge = active[index]
      active[index].entry = CoverageSweep.x(of: edge, at: max(top, edge.y0))
      var place = index
      let sorted = active[index]
      while place > 0, active[place - 1].entry > sorted.entry {
        active[place] = active[place - 1]
        place -= 1
      }
      active[place] = sorted
    }
  }

  private mutating func sweepRow(from top: Int, to bottom: Int) {
    firstColumn = width
    lastColumn = -1
    breaks.removeAll(keepingCapacity: true)
    for edge in active {
      if edge.y0 > top { breaks.append(edge.y0) }
      if edge.y1 < bottom { breaks.append(edge.y1) }
    }
    breaks.sort()
    var bandTop = top
    for index in breaks.indices where breaks[index] > bandTop {
      sweepBand(from: bandTop, to: breaks[index])
      bandTop = breaks[index]
    }
    sweepBand(from: bandTop, to: bottom)
  }

  /// Adds the areas of a band in which no edge begins or ends.
  private mutating func sweepBand(from top: Int, to bottom: Int) {
    crossings.removeAll(keepingCapacity: true)
    for edge in active where edge.y0 <= top && edge.y1 >= bottom {
      let crossing = Crossing(
        top: CoverageSweep.x(of: edge, at: top),
        bottom: CoverageSweep.x(of: edge, at: bottom),
        winding: edge.winding
      )
      let middle = crossing.top + crossing.bottom
      var index = crossings.count
      crossings.append(crossing)
      while index > 0, crossings[index - 1].top + crossings[index - 1].bottom > middle {
        crossings[index] = crossings[index - 1]
        index -= 1
      }
      crossings[index] = crossing
    }
    if bottom - top > 1, let cut = firstCut(from: top, to: bottom) {
      sweepBand(from: top, to: cut)
      sweepBand(from: cut, to: bottom)
      return
    }
    var winding = 0
    for index in crossings.indices {
      let crossing = crossings[index]
      let before = winding
      winding += crossing.winding
      if before == 0 {
        add(crossing.top, crossing.bottom, height: bottom - top)
      } else if winding == 0 {
        add(crossing.top, crossing.bottom, height: top - bottom)
      }
    }
  }

  /// Where two neighbors change places inside the band, if any do.
  private func firstCut(from top: Int, to bottom: Int) -> Int? {
    for index in crossings.indices.dropFirst() {
      let (left, right) = (crossings[index - 1], crossings[index])
      let topGap = right.top - left.top
      let bottomGap = right.bottom - left.bottom
      guard min(topGap, bottomGap) < -CoverageSweep.slack else { continue }
      let cut = top + (bottom - top) * topGap / (topGap - bottomGap)
      return min(max(cut, top + 1), bottom - 1)
    }
    return nil
  }

  /// The x of an edge at a height between its ends, rounded to the nearest unit.
  private static func x(of edge: Edge, at y: Int) -> Int {
    if y == edge.y0 || edge.x0 == edge.x1 { return edge.x0 }
    if y == edge.y1 { return edge.x1 }
    let height = edge.y1 - edge.y0
    return edge.x0 + divide((edge.x1 - edge.x0) * (y - edge.y0), by: height)
  }

  /// Rounds to the nearest whole number, and halves upward, by a positive divisor.
  private static func divide(_ number: Int, by divisor: Int) -> Int {
    let doubled = 2 * number + divisor
    let quotient = doubled / (2 * divisor)
    return doubled < 0 && quotient * 2 * divisor != doubled ? quotient - 1 : quotient
  }

  /// Adds what lies right of a line through the band; a negative height takes it away.
  private mutating func add(_ top: Int, _ bottom: Int, height: Int) {
    let right = width * Edge.unit
    let (low, high) = top < bottom ? (top, bottom) : (bottom, top)
    if low >= 0, high < right {
      addInside(low, high, height: height)
    } else if high <= 0 {
      addInside(0, 0, height: height)
    } else if low < right {
      let extent = high - low
      let before = low < 0 ? CoverageSweep.divide(height * -low, by: extent) : 0
      let after = high > right ? CoverageSweep.divide(height * (high - right), by: extent) : 0
      if before != 0 { addInside(0, 0, height: before) }
      addInside(max(low, 0), min(high, right), height: height - before - after)
    }
  }

  private mutating func addInside(_ low: Int, _ high: Int, height: Int) {
    let unit = Edge.unit
    var column = low >> Edge.fractionBits
    let last = high >> Edge.fractionBits
    firstColumn = min(firstColumn, column)
    lastColumn = max(lastColumn, last + 1)
    guard column < last else {
      let inside = low + high - 2 * column * unit
      area[column] += height * (2 * unit - inside)
      area[column + 1] += height * inside
      return
    }
    // Each column gets the height that the line climbs inside it; the heights add up exactly.
    var entry = low - column * unit
    var climbed = 0
    while column < last {
      let climb = CoverageSweep.divide(height * ((column + 1) * unit - low), by: high - low)
      let inside = entry + unit
      area[column] += (climb - climbed) * (2 * unit - inside)
      area[column + 1] += (climb - climbed) * inside
      climbed = climb
      entry = 0
      column += 1
    }
    let inside = high - last * unit
    area[last] += (height - climbed) * (2 * unit - inside)
    area[last + 1] += (height - climbed) * inside
  }

  /// Turns the areas of a row into coverage and clears them; false if there is none.
  private mutating func sumAreas() -> Bool {
    guard firstColumn < width, lastColumn >= 0 else {
      // Only what lies right of the row has been touched.
      area[width] = 0
      area[width + 1] = 0
      return false
    }
    let columns = firstColumn..<min(lastColumn + 1, width)
    let rest = CoverageSweep.sum(&area, into: &coverage, columns: columns)
    area[width] = 0
    area[width + 1] = 0
    // A span that is still open here ends right of the row.
    if rest > 0 {
      for column in columns.upperBound..<width { coverage[column] = rest }
    }
    self.columns = columns.lowerBound..<(rest > 0 ? width : columns.upperBound)
    return true
  }

  /// Sums the changes of area from left to right, clears them, and returns the last coverage.
  private static func sum(
    _ areas: inout ContiguousArray<Int>,
    into coverage: inout ContiguousArray<UInt8>,
    columns: Range<Int>
  ) -> UInt8 {
    let shift = 2 * Edge.fractionBits + 1
    let half = 1 << (shift - 1)
    var total = 0
    var last: UInt8 = 0
    var areas = areas.mutableSpan
    var coverage = coverage.mutableSpan
    for column in columns {
      total &+= areas[column]
      areas[column] = 0
      last = UInt8(truncatingIfNeeded: min(max((total &* 255 &+ half) >> shift, 0), 255))
      coverage[column] = last
    }
    return last
  }
}
