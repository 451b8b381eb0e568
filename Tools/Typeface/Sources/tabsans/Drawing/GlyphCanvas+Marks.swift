import TabRaster

/// Parts of punctuation marks.
extension GlyphCanvas {
  /// The diameter of a full stop.
  var stop: Double { stem * 1.14 }

  /// The width of a comma.
  var commaWidth: Double { stop + 20 }

  /// Adds a full stop by its left and lower edge.
  mutating func addStop(_ left: Double, at bottom: Double) {
    dot(x: left...left + stop, y: bottom...bottom + stop)
  }

  /// Adds a comma by the left and lower edge of its round head; rotated by 180 degrees, it is an opening quote.
  mutating func addComma(_ left: Double, at bottom: Double, isTurned: Bool = false) {
    let right = left + commaWidth
    let middle = bottom + stop / 2
    var comma = Path.ellipse(
      in: Rect(x: right - stop, y: bottom, width: stop, height: stop)
    )
    let foot = bottom - stop * 0.86
    let inner = Point(right - stop * 0.72, bottom + stop * 0.12)
    let tail = Path(contour: [
      CubicSegment(
        Point(right, middle),
        Point(right, middle - stop * 0.5),
        Point(right - stop * 0.18, bottom - stop * 0.42),
        Point(left + stop * 0.42, foot)
      ),
      CubicSegment(line: Point(left, foot), inner),
      CubicSegment(line: inner, Point(right - stop * 0.5, middle)),
    ])
    comma.append(tail.reversed)
    if isTurned {
      let height = bottom * 2 + stop - stop * 0.86
      comma = comma.transformed(
        by: Transform(a: -1, b: 0, c: 0, d: -1, tx: left + right, ty: height)
      )
    }
    add(comma)
  }

  /// Adds one stroke of a straight quotation mark by its left edge.
  mutating func addTick(_ left: Double) {
    let top = Measures.capHeight + 10
    let wide = stop * 0.9
    polygon([
      (left, top), (left + wide, top), (left + wide * 0.84, top - 250),
      (left + wide * 0.16, top - 250),
    ])
  }

  /// Adds one angle of a guillemet by its edges.
  mutating func addAngle(
    x: ClosedRange<Double>,
    y: ClosedRange<Double>,
    pointsRight: Bool
  ) {
    let (left, right) = (x.lowerBound, x.upperBound)
    let (low, high) = (y.lowerBound, y.upperBound)
    let middle = (low + high) / 2
    let stroke = levelWidth(dx: right - left - stem, dy: (high - low) / 2, weight: 0.86)
    let tip = pointsRight ? right : left
    let foot = pointsRight ? left : right
    let inward = pointsRight ? stroke : -stroke
    polygon([
      (foot, low), (foot + inward, low), (tip, middle), (foot + inward, high), (foot, high),
      (tip - inward, middle),
    ])
  }

  /// The exclamation mark.
  var exclamation: Path {
    let wide = stop * 1.02
    let middle = width / 2
    var path = Path(polygon: [
      Point(middle - wide / 2, Measures.capHeight), Point(middle + wide / 2, Measures.capHeight),
      Point(middle + wide * 0.34, 202), Point(middle - wide * 0.34, 202),
    ])
    path.append(.ellipse(in: Rect(x: middle - stop / 2, y: 0, width: stop, height: stop)))
    return path
  }

  /// Returns the left parenthesis between two heights.
  func roundBracket(low: Double, high: Double) -> Path {
    let middle = (low + high) / 2
    var line = ribbon(width - stem * 0.35, high + 20, width: 0.86)
    line.curve(
      Point(width * 0.42, high - 170),
      Point(stem * 0.44, middle + 130),
      to: Point(stem * 0.44, middle),
      width: 0.92
    )
    line.curve(
      Point(stem * 0.44, middle - 130),
      Point(width * 0.42, low + 170),
      to: Point(width - stem * 0.35, low - 20),
      width: 0.86
    )
    return line.outline(start: .level(high), end: .level(low))
  }

  /// Returns the left square bracket between two heights.
  func squareBracket(low: Double, high: Double) -> Path {
    let line = bar * 0.9
    var path = Path.rectangle(Rect(x: 0, y: low, width: stem * 0.92, height: high - low))
    path.append(.rectangle(Rect(x: 0, y: low, width: width, height: line)))
    path.append(.rectangle(Rect(x: 0, y: high - line, width: width, height: line)))
    return path
  }

  /// Returns the left brace between two heights.
  func brace(low: Double, high: Double) -> Path {
    let middle = (low + high) / 2
    let spine = width * 0.54
    let edge = bar * 0.45
    var path = Path()
    for side in [1.0, -1.0] {
      let end = side > 0 ? high : low
      var line = ribbon(width, end - side * edge, width: 0.9)
      line.turnUpright(spine, end - side * 130, tension: 0.66)
      line.line(spine, middle + side * 110)
      line.turnLevel(0, middle, tension: 0.66)
      path.append(line.outline())
    }
    return path
  }

  /// Returns a path rotated by 180 degrees about the middle of the width at a height.
  func turned(_ path: Path, about height: Double) -> Path {
    path.transformed(by: Transform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height * 2))
  }

  /// Returns a mark rotated by 180 degrees, as in ¡ and ¿, lowered so that it hangs from the x-height.
  func turnedForSpanish(_ path: Path) -> Path { turned(path, about: Measures.xHeight / 2 - 10) }
}
