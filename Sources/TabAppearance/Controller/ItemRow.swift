/// The places of items along a bar, each with a width and a gap of its own: numbers only, no views.
struct ItemRow: Hashable, Sendable {
  /// Where an item begins and how wide it is, in points.
  struct Span: Hashable, Sendable {
    var x: Double
    var width: Double
  }

  var spans: [Span]

  /// Places items one after another: each begins its gap after the end of the one before.
  ///
  /// - Parameters:
  ///   - widths: The width of each item, in points, in reading order.
  ///   - gaps: The gap before each item, in points; the first from the leading edge.
  init(widths: [Double], gaps: [Double]) {
    var end = 0.0
    spans = zip(widths, gaps).map { width, gap in
      let x = end + gap
      end = x + width
      return Span(x: x, width: width)
    }
  }

  /// Where the last item ends, in points from the leading edge.
  var end: Double { spans.last.map { $0.x + $0.width } ?? 0 }

  /// The same row counted from the other edge of a bar.
  func mirrored(in width: Double) -> ItemRow {
    var row = self
    row.spans = spans.map { Span(x: width - $0.x - $0.width, width: $0.width) }
    return row
  }
}
