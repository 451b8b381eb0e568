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
    let (width, height) = (viewport.width, viewport.height)
    // Percentages of a radius refer to the diagonal divided by √2.
    let diagonal = ((width * width + height * height) / 2).squareRoot()
    func length(_ name: String, of reference: Double) throws(UnlocatedSVGError) -> Double? {
      guard let attribute = element.attribute(name), attribute.value.trimmed != "auto" else {
        return nil
      }
      return try SVGScanner.length(attribute, percentOf: reference)
    }
    func extent(_ name: String, of reference: Double) throws(UnlocatedSVGError) -> Double? {
      guard let extent = try length(name, of: reference) else { return nil }
      guard extent >= 0 else {
        throw UnlocatedSVGError(
          .badValue("\(extent.short)", attribute: name, expected: "0 or more"),
          at: element.attribute(name)?.offset ?? element.offset
        )
      }
      return extent
    }
    func x(_ name: String) throws(UnlocatedSVGError) -> Double { try length(name, of: width) ?? 0 }
    func y(_ name: String) throws(UnlocatedSVGError) -> Double { try length(name, of: height) ?? 0 }

    switch element.name {
    case "path": return try element.attribute("d").map(SVGPathData.path)
    case "rect":
      let rect = Rect(
        x: try x("x"),
        y: try y("y"),
        width: try extent("width", of: width) ?? 0,
        height: try extent("height", of: height) ?? 0
      )
      guard rect.width > 0, rect.height > 0 else { return nil }
      let (rx, ry) = (try extent("rx", of: width), try extent("ry", of: height))
      // A missing radius equals the other one; a radius of 0 makes square corners.
      guard let radius = rx ?? ry, rx ?? 1 > 0, ry ?? 1 > 0 else { return .rectangle(rect) }
      return .roundedRectangle(
        rect,
        radiusX: min(rx ?? radius, rect.width / 2),
        radiusY: min(ry ?? radius, rect.height / 2)
      )
    case "circle", "ellipse":
      let isCircle = element.name == "circle"
      let (rx, ry) =
        isCircle
        ? (try extent("r", of: diagonal), nil)
        : (try extent("rx", of: width), try extent("ry", of: height))
      guard let radius = rx ?? ry, radius > 0, ry ?? 1 > 0 else { return nil }
      let (radiusX, radiusY) = (rx ?? radius, ry ?? radius)
      return .ellipse(
        in: Rect(
          x: try x("cx") - radiusX,
          y: try y("cy") - radiusY,
          width: 2 * radiusX,
          height: 2 * radiusY
        )
      )
    case "line":
      var path = Path()
      path.move(to: Point(try x("x1"), try y("y1")))
      path.line(to: Point(try x("x2"), try y("y2")))
      return path
    case "polyline", "polygon":
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
    default: return nil
    }
  }
}
