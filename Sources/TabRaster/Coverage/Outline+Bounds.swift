extension Outline {
  /// The bounding box of the outline in pixels, rounded outward and not clipped to the picture; nil if there are no
  /// edges.
  var touchedPixels: PixelBounds? {
    guard let first = edges.first else { return nil }
    var (left, right) = (first.x0, first.x0)
    var (top, bottom) = (first.y0, first.y1)
    for edge in edges {
      left = min(left, edge.x0, edge.x1)
      right = max(right, edge.x0, edge.x1)
      top = min(top, edge.y0)
      bottom = max(bottom, edge.y1)
    }
    return PixelBounds(
      fixedLeft: Int(left),
      top: Int(top),
      right: Int(right),
      bottom: Int(bottom)
    )
  }

  /// Whether the shape is one axis-aligned rectangle with sides on pixel boundaries.
  var isRectangleOfWholePixels: Bool {
    guard edges.count == 2 else { return false }
    let (first, second) = (edges[0], edges[1])
    let isUpright = first.x0 == first.x1 && second.x0 == second.x1
    let isRectangle =
      first.y0 == second.y0 && first.y1 == second.y1
      && chains.reduce(0) { $0 + $1.winding } == 0
    let coordinates = first.x0 | second.x0 | first.y0 | first.y1
    return isUpright && isRectangle && Int(coordinates) % Edge.unit == 0
  }
}
