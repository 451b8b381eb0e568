/// The work that drawing a picture takes so far, compared with limits: a small file must not take much time or memory.
struct SVGWork {
  /// The part of the picture that can be drawn, in points.
  private let picture: Rect

  /// The amount so far of everything that has a limit.
  private var amounts: [SVGError.Limited: Double] = [:]

  /// The bounding box of the shapes drawn since the layer began, clipped to the picture; nil for none.
  private var drawn: Rect?

  init(pictureOf size: Size) {
    picture = Rect(
      x: 0,
      y: 0,
      width: min(size.width, SVGLimits.side),
      height: min(size.height, SVGLimits.side)
    )
  }

  /// Adds an amount, or throws if the sum exceeds its limit.
  mutating func add(
    _ amount: Double,
    of what: SVGError.Limited,
    at offset: Int
  ) throws(UnlocatedSVGError) {
    amounts[what, default: 0] += amount
    guard amounts[what, default: 0] <= Double(what.limit) else {
      throw .tooMany(what, at: offset)
    }
  }

  /// Adds the attributes of an element, which are read each time that `use` refers to it.
  mutating func add(attributesOf element: XMLElement) throws(UnlocatedSVGError) {
    let count = element.attributes.reduce(0) { $0 + $1.value.utf8.count }
    try add(Double(count), of: .attributeBytes, at: element.offset)
  }

  /// Adds a path that will be stroked; a curve counts as 16 lines.
  mutating func add(strokeAlong path: Path, at offset: Int) throws(UnlocatedSVGError) {
    let count = path.elements.reduce(0) { count, element in
      if case .curve = element { count + 16 } else { count + 1 }
    }
    try add(Double(count), of: .strokeSegments, at: offset)
  }

  /// Adds a path that is filled, in the picture's coordinates: its rows and its area.
  mutating func add(
    fillOf path: Path,
    withGradient isGradient: Bool,
    at offset: Int
  ) throws(UnlocatedSVGError) {
    var (current, start) = (Point(0, 0), Point(0, 0))
    var (low, high) = (Point(.infinity, .infinity), Point(-.infinity, -.infinity))
    var height = 0.0
    // Adds the rows of a line or curve by its control points, which contain it.
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
    try self.add(height, of: .lineRows, at: offset)
    try self.add(
      areaOf: Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y),
      // A pixel of a gradient takes as long as several of one color.
      times: isGradient ? 4 : 1,
      at: offset
    )
  }

  /// Begins a layer, with nothing drawn in it.
  ///
  /// - Returns: The bounding box of the shapes drawn before, to be passed to the layer's end.
  mutating func beginLayer() -> Rect? {
    defer { drawn = nil }
    return drawn
  }

  /// Ends a layer, and adds its area: compositing it takes time, too.
  ///
  /// - Parameters:
  ///   - before: The result of `beginLayer()`.
  ///   - offset: The offset of the element in the file.
  /// - Throws: An `UnlocatedSVGError` if all layers and shapes together have too large an area.
  mutating func add(layerOver before: Rect?, at offset: Int) throws(UnlocatedSVGError) {
    let layer = drawn
    drawn = before
    if let layer { try add(areaOf: layer, at: offset) }
  }

  /// Adds the area of a rectangle clipped to the picture.
  private mutating func add(
    areaOf rect: Rect,
    times factor: Double = 1,
    at offset: Int
  ) throws(UnlocatedSVGError) {
    let (left, top) = (max(rect.x, 0), max(rect.y, 0))
    let (right, bottom) = (min(rect.maxX, picture.maxX), min(rect.maxY, picture.maxY))
    guard left < right, top < bottom else { return }
    try add((right - left) * (bottom - top) * factor, of: .area, at: offset)
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
