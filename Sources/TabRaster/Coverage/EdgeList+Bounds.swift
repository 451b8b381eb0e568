extension EdgeList {
  /// The pixels that the shape may touch, in the picture or not; nil if there is no shape.
  var touchedPixels: (columns: Range<Int>, rows: Range<Int>)? {
    guard let first = edges.first else { return nil }
    var (left, right) = (first.x0, first.x0)
    var (top, bottom) = (first.y0, first.y1)
    for edge in edges {
      left = min(left, edge.x0, edge.x1)
      right = max(right, edge.x0, edge.x1)
      top = min(top, edge.y0)
      bottom = max(bottom, edge.y1)
    }
    let last = Edge.unit - 1
    return (
      columns: left >> Edge.fractionBits..<(right + last) >> Edge.fractionBits,
      rows: top >> Edge.fractionBits..<(bottom + last) >> Edge.fractionBits
    )
  }
}
