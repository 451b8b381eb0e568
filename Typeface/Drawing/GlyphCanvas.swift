import TabRaster

/// A canvas for a glyph, with boxes, polygons, ovals and ribbons; lengths are in thousandths of the font size.
struct GlyphCanvas {
  /// The width of the glyph without its side bearings.
  let width: Double

  /// The pen of the weight, for capitals or small letters.
  let pen: Pen

  private(set) var outline = Path()

  /// The width of a vertical stroke.
  var stem: Double { pen.width }

  /// The thickness of a horizontal stroke.
  var bar: Double { pen.height }

  init(width: Double, pen: Pen) {
    self.width = width
    self.pen = pen
  }

  mutating func add(_ path: Path) { outline.append(path) }

  /// Adds a filled rectangle.
  mutating func box(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
  }

  /// Adds a filled polygon; the order of its points may be in either direction.
  mutating func polygon(_ points: [(Double, Double)]) {
    add(Path(polygon: points.map { Point($0.0, $0.1) }))
  }

  /// Adds a straight slanted stroke by the middles of its ends, which are cut off horizontally.
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

  /// Returns the width of a slanted stroke, measured horizontally.
  ///
  /// - Parameters:
  ///   - dx: The horizontal extent of the stroke.
  ///   - dy: Its vertical extent, other than 0.
  ///   - weight: The factor of the pen's width.
  /// - Returns: The width.
  func levelWidth(_ dx: Double, _ dy: Double, weight: Double = 1) -> Double {
    let stretch = pen.width / pen.height
    let slope = dx / (dy * stretch)
    return pen.width * weight * (1 + slope * slope).squareRoot()
  }

  /// Starts a ribbon with the canvas's pen.
  func ribbon(_ x: Double, _ y: Double, width: Double = 1) -> Ribbon {
    Ribbon(Point(x, y), pen: pen, width: width)
  }

  /// Adds an oval ring that touches the edges of a box.
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

  /// Adds a filled ellipse that touches the edges of a box.
  mutating func dot(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    add(.ellipse(in: Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)))
  }
}
