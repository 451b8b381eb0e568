import TabRaster

/// What a glyph is drawn on: stems, bars, polygons and ribbons, in thousandths of the font size.
struct GlyphCanvas {
  /// The width of the ink.
  let width: Double

  /// The strokes of the weight.
  let pen: Pen

  private(set) var outline = Path()

  /// The width of an upright stroke.
  var stem: Double { pen.width }

  /// The height of a level stroke.
  var bar: Double { pen.height }

  init(width: Double, pen: Pen) {
    self.width = width
    self.pen = pen
  }

  mutating func add(_ path: Path) { outline.append(path) }

  /// A rectangle between two corners.
  mutating func box(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
  }

  mutating func polygon(_ points: [(Double, Double)]) {
    add(Path(polygon: points.map { Point($0.0, $0.1) }))
  }

  /// A straight stroke between two heights, cut level, by the middles of its ends.
  mutating func diagonal(
    _ x0: Double,
    _ y0: Double,
    _ x1: Double,
    _ y1: Double,
    weight: Double = 1
  ) {
    let half = levelWidth(x1 - x0, y1 - y0, weight: weight) / 2
    polygon([(x0 - half, y0), (x0 + half, y0), (x1 + half, y1), (x1 - half, y1)])
  }

  /// How wide a slanted stroke is, measured along a level line.
  func levelWidth(_ dx: Double, _ dy: Double, weight: Double = 1) -> Double {
    let stretch = pen.width / pen.height
    let slope = dx / (dy * stretch)
    return pen.width * weight * (1 + slope * slope).squareRoot()
  }

  func ribbon(_ x: Double, _ y: Double, width: Double = 1) -> Ribbon {
    Ribbon(Point(x, y), pen: pen, width: width)
  }

  /// An oval ring that touches the edges of a box.
  mutating func ring(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    let middleX = (x0 + x1) / 2
    let middleY = (y0 + y1) / 2
    var line = ribbon(middleX, y0 + bar / 2)
    line.turnUpright(x1 - stem / 2, middleY)
    line.turnLevel(middleX, y1 - bar / 2)
    line.turnUpright(x0 + stem / 2, middleY)
    line.turnLevel(middleX, y0 + bar / 2)
    add(line.ringOutline())
  }

  /// A filled oval that touches the edges of a box.
  mutating func dot(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    add(.ellipse(in: Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)))
  }
}
