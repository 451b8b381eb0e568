/// What a picture has asked for so far, which has limits: a small file must not take much time or memory.
struct SVGWork {
  /// The part of the picture that can be drawn, in points.
  private let picture: Rect

  private var amounts: [SVGError.Limited: Double] = [:]

  /// The rectangle around what was drawn since the layer began, inside the picture.
  private var drawn: Rect?

  init(pictureOf size: Size) {
    picture = Rect(
      x: 0,
      y: 0,
      width: min(size.width, SVGLimits.side),
      height: min(size.height, SVGLimits.side)
    )
  }

  /// Counts something; an error if there is too much of it.
  mutating func add(
    _ amount: Double,
    _ what: SVGError.Limited,
    at offset: Int
  ) throws(SVGFault) {
    amounts[what, default: 0] += amount
    guard amounts[what, default: 0] <= Double(what.limit) else {
      throw .tooMany(what, at: offset)
    }
  }

  /// Counts the attributes of an element, which are read each time that it is used.
  mutating func add(attributesOf element: XMLElement) throws(SVGFault) {
    let count = element.attributes.reduce(0) { $0 + $1.value.utf8.count }
    try add(Double(count), .attributeBytes, at: element.offset)
  }

  /// Counts a path that a line will be drawn along.
  mutating func add(strokeAlong path: Path, at offset: Int) throws(SVGFault) {
    let count = path.elements.reduce(0) { count, element in
      if case .curve = element { count + 16 } else { count + 1 }
    }
    try add(Double(count), .strokeSegments, at: offset)
  }

  /// Counts a path that is filled, in the coordinates of the picture.
  mutating func add(
    fillOf path: Path,
    withGradient isGradient: Bool,
    at offset: Int
  ) throws(SVGFault) {
    var (current, start) = (Point(0, 0), Point(0, 0))
    var (low, high) = (Point(.infinity, .infinity), Point(-.infinity, -.infinity))
    var height = 0.0
    func add(_ points: Point...) {
      let top = points.reduce(current.y) { min($0, $1.y) }
      let bottom = points.reduce(current.y) { max($0, $1.y) }
      height += max(0, min(bottom, picture.maxY) - max(top, 0))
      for point in points {
        low = Point(min(low.x, point.x), min(low.y, point.y))
        high = Point(max(high.x, point.x), max(high.y, point.y))
      }
      current = points[points.count - 1]
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        (start, current) = (point, point)
        add(point)
      case .line(let point): add(point)
      case .curve(let control1, let control2, let end): add(control1, control2, end)
      case .close: add(start)
      }
    }
    try self.add(height, .lineRows, at: offset)
    try self.add(
      areaOf: Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y),
      // A pixel of a gradient takes as long as several of one color.
      times: isGradient ? 4 : 1,
      at: offset
    )
  }

  /// Begins a layer.
  ///
  /// - Returns: What was drawn before it, for its end.
  mutating func beginLayer() -> Rect? {
    defer { drawn = nil }
    return drawn
  }

  /// Counts a layer with all that was drawn since it began.
  ///
  /// - Parameters:
  ///   - before: What had been drawn by then; nil for nothing.
  ///   - offset: Where the element is in the file.
  /// - Throws: An error if all layers and shapes have too large an area.
  mutating func add(layerOver before: Rect?, at offset: Int) throws(SVGFault) {
    let layer = drawn
    drawn = before
    if let layer { try add(areaOf: layer, at: offset) }
  }

  /// Counts the part of a rectangle that is inside the picture.
  private mutating func add(
    areaOf rect: Rect,
    times factor: Double = 1,
    at offset: Int
  ) throws(SVGFault) {
    let (left, top) = (max(rect.x, 0), max(rect.y, 0))
    let (right, bottom) = (min(rect.maxX, picture.maxX), min(rect.maxY, picture.maxY))
    guard left < right, top < bottom else { return }
    try add((right - left) * (bottom - top) * factor, .area, at: offset)
    let x = min(left, drawn?.x ?? left)
    let y = min(top, drawn?.y ?? top)
    drawn = Rect(
      x: x,
      y: y,
      width: max(right, drawn?.maxX ?? right) - x,
      height: max(bottom, drawn?.maxY ?? bottom) - y
    )
  }
}
