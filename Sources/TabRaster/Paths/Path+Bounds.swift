extension Path {
  /// The smallest rectangle around the drawn part of the path, or nil if nothing is drawn.
  ///
  /// Curves are searched in steps of 1/32, so that their extremes are found to about 0.1 % of their size.
  package var bounds: Rect? {
    var low: Point?
    var high: Point?
    func include(_ point: Point) {
      low = low.map { Point(min($0.x, point.x), min($0.y, point.y)) } ?? point
      high = high.map { Point(max($0.x, point.x), max($0.y, point.y)) } ?? point
    }
    for segment in subpaths.flatMap(\.segments) {
      include(segment.start)
      include(segment.end)
      guard !segment.isStraight else { continue }
      for step in 1..<32 { include(segment.point(at: Double(step) / 32)) }
    }
    guard let low, let high else { return nil }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
