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
  mutating func box(x: ClosedRange<Double>, y: ClosedRange<Double>) {
    polygon([
      (x.lowerBound, y.lowerBound), (x.upperBound, y.lowerBound), (x.upperBound, y.upperBound),
      (x.lowerBound, y.upperBound),
    ])
  }

  /// Adds a filled polygon; the order of its points may be in either direction.
  mutating func polygon(_ points: [(Double, Double)]) {
    add(Path(polygon: points.map { Point($0.0, $0.1) }))
  }

  /// Adds a straight slanted stroke by the middles of its ends, which are cut off horizontally.
  mutating func diagonal(
    from start: (x: Double, y: Double),
    to end: (x: Double, y: Double),
    weight: Double = 1
  ) {
    let half = levelWidth(dx: end.x - start.x, dy: end.y - start.y, weight: weight) / 2
    polygon([
      (start.x - half, start.y), (start.x + half, start.y), (end.x + half, end.y),
      (end.x - half, end.y),
    ])
  }

  /// Returns the width of a slanted stroke, measured horizontally.
  ///
  /// - Parameters:
  ///   - dx: The horizontal extent of the stroke.
  ///   - dy: Its vertical extent, other than 0.
  ///   - weight: The factor of the pen's width.
  /// - Returns: The width.
  func levelWidth(dx: Double, dy: Double, weight: Double = 1) -> Double {
    let stretch = pen.width / pen.height
    let slope = dx / (dy * stretch)
    return pen.width * weight * (1 + slope * slope).squareRoot()
  }

  /// Starts a ribbon with the canvas's pen.
  func ribbon(_ x: Double, _ y: Double, width: Double = 1) -> Ribbon {
    Ribbon(Point(x, y), pen: pen, width: width)
  }

  /// Adds an oval ring that touches the edges of a box.
  mutating func ring(x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let middleX = (x.lowerBound + x.upperBound) / 2
    let middleY = (y.lowerBound + y.upperBound) / 2
    var line = ribbon(middleX, y.lowerBound + bar / 2)
    line.turnUpright(x.upperBound - stem / 2, middleY)
    line.turnLevel(middleX, y.upperBound - bar / 2)
    line.turnUpright(x.lowerBound + stem / 2, middleY)
    line.turnLevel(middleX, y.lowerBound + bar / 2)
    add(line.ringOutline())
  }

  /// Adds a filled ellipse that touches the edges of a box.
  mutating func dot(x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let (width, height) = (x.upperBound - x.lowerBound, y.upperBound - y.lowerBound)
    add(.ellipse(in: Rect(x: x.lowerBound, y: y.lowerBound, width: width, height: height)))
  }
}
