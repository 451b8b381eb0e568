/// The basic shapes and `path`.
extension Path {
  /// Returns the path of a shape element, or nil if the element isn't a shape or has no extent.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - viewport: The size that percentages refer to.
  /// - Returns: The path in user space.
  /// - Throws: An `UnlocatedSVGError` for a bad attribute.
  static func svg(_ element: XMLElement, viewport: Size) throws(UnlocatedSVGError) -> Path? {
    let lengths = ElementLengths(element: element, viewport: viewport)
    return switch element.name {
    case "path": try element.attribute("d").map(SVGPathData.path)
    case "rect": try rectangle(lengths)
    case "circle", "ellipse": try ellipse(lengths)
    case "line": try line(lengths)
    case "polyline", "polygon": try polyline(element)
    default: nil
    }
  }

  private static func rectangle(_ lengths: ElementLengths) throws(UnlocatedSVGError) -> Path? {
    let rect = Rect(
      x: try lengths.x("x"),
      y: try lengths.y("y"),
      width: try lengths.width("width") ?? 0,
      height: try lengths.height("height") ?? 0
    )
    guard rect.width > 0, rect.height > 0 else { return nil }
    let (rx, ry) = (try lengths.width("rx"), try lengths.height("ry"))
    // A missing radius equals the other one; a radius of 0 makes square corners.
    guard let radius = rx ?? ry, rx ?? 1 > 0, ry ?? 1 > 0 else { return .rectangle(rect) }
    return .roundedRectangle(
      rect,
      radiusX: min(rx ?? radius, rect.width / 2),
      radiusY: min(ry ?? radius, rect.height / 2)
    )
  }

  private static func ellipse(_ lengths: ElementLengths) throws(UnlocatedSVGError) -> Path? {
    let (rx, ry) =
      lengths.element.name == "circle"
      ? (try lengths.radius("r"), nil)
      : (try lengths.width("rx"), try lengths.height("ry"))
    guard let radius = rx ?? ry, radius > 0, ry ?? 1 > 0 else { return nil }
    let (radiusX, radiusY) = (rx ?? radius, ry ?? radius)
    return .ellipse(
      in: Rect(
        x: try lengths.x("cx") - radiusX,
        y: try lengths.y("cy") - radiusY,
        width: 2 * radiusX,
        height: 2 * radiusY
      )
    )
  }

  private static func line(_ lengths: ElementLengths) throws(UnlocatedSVGError) -> Path {
    var path = Path()
    path.move(to: Point(try lengths.x("x1"), try lengths.y("y1")))
    path.line(to: Point(try lengths.x("x2"), try lengths.y("y2")))
    return path
  }

  private static func polyline(_ element: XMLElement) throws(UnlocatedSVGError) -> Path? {
    guard let attribute = element.attribute("points") else { return nil }
    let numbers = try SVGScanner.numbers(attribute)
    guard numbers.count % 2 == 0 else {
      throw SVGScanner(attribute).error(expected: "pairs of numbers")
    }
    var path = Path()
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let point = Point(numbers[index], numbers[index + 1])
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if element.name == "polygon", !numbers.isEmpty { path.close() }
    return path
  }
}

extension Size {
  /// The length that percentages of radii refer to: the diagonal divided by √2.
  var radiusReference: Double { ((width * width + height * height) / 2).squareRoot() }
}

/// The lengths in the attributes of an element.
private struct ElementLengths {
  let element: XMLElement

  /// The size that percentages refer to.
  let viewport: Size

  /// Returns a coordinate, 0 if there is none.
  func x(_ name: String) throws(UnlocatedSVGError) -> Double {
    try length(name, of: viewport.width) ?? 0
  }

  func y(_ name: String) throws(UnlocatedSVGError) -> Double {
    try length(name, of: viewport.height) ?? 0
  }

  /// Returns an extent, which isn't negative, or nil if there is none.
  func width(_ name: String) throws(UnlocatedSVGError) -> Double? {
    try extent(name, of: viewport.width)
  }

  func height(_ name: String) throws(UnlocatedSVGError) -> Double? {
    try extent(name, of: viewport.height)
  }

  func radius(_ name: String) throws(UnlocatedSVGError) -> Double? {
    try extent(name, of: viewport.radiusReference)
  }

  private func length(_ name: String, of reference: Double) throws(UnlocatedSVGError) -> Double? {
    guard let attribute = element.attribute(name), attribute.value.trimmed != "auto" else {
      return nil
    }
    return try SVGScanner.length(attribute, percentOf: reference)
  }

  private func extent(_ name: String, of reference: Double) throws(UnlocatedSVGError) -> Double? {
    guard let extent = try length(name, of: reference) else { return nil }
    guard extent >= 0 else {
      throw UnlocatedSVGError(
        .badValue("\(extent.short)", attribute: name, expected: "0 or more"),
        at: element.attribute(name)?.offset ?? element.offset
      )
    }
    return extent
  }
}
