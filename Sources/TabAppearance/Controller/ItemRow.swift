import TabJSON

/// The places of items along a bar: numbers only, no views.
package struct ItemRow: Hashable, Sendable {
  /// Where an item begins and how wide it is, in points.
  package struct Span: Hashable, Sendable {
    package var x: Double
    package var width: Double

    package init(x: Double, width: Double) {
      self.x = x
      self.width = width
    }

    var end: Double { x + width }
    var middle: Double { x + width / 2 }
  }

  /// A place that no item takes.
  package struct Slot: Hashable, Sendable {
    /// How many items are before it.
    package var index: Int

    /// Its width, in points.
    package var width: Double

    /// Creates a slot among items; without an index half of them are before it.
    package init(index: Int? = nil, width: Double, among count: Int) {
      self.index = min(max(0, index ?? count / 2), count)
      self.width = max(0, width)
    }
  }

  /// The places of the items, in reading order.
  package var spans: [Span]

  /// The place that no item takes.
  package var slot: Span?

  /// Places items one after another: each begins its gap after the end of the one before.
  ///
  /// - Parameters:
  ///   - widths: The width of each item, in points, in reading order.
  ///   - gaps: The gap before each item, in points; the first from the leading edge.
  ///   - slot: The place that no item takes, without gaps around it.
  package init(widths: [Double], gaps: [Double], slot: Slot? = nil) {
    var (widths, gaps) = (widths, gaps)
    if let slot {
      widths.insert(slot.width, at: slot.index)
      gaps.insert(0, at: slot.index)
    }
    var end = 0.0
    spans = zip(widths, gaps).map { width, gap in
      let x = end + gap
      end = x + width
      return Span(x: x, width: width)
    }
    self.slot = slot.map { spans.remove(at: $0.index) }
  }

  /// Shares a width among items, all of one size, and a slot.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - count: The number of items, at least 1.
  ///   - spacing: What is between two items, in points, half of it on both sides of each.
  ///   - slot: The place that no item takes.
  package init(sharing width: Double, among count: Int, spacing: Double, slot: Slot? = nil) {
    let slotWidth = min(slot?.width ?? 0, max(0, width))
    let share = max(0, width - slotWidth) / Double(count)
    let margin = min(max(0, spacing), share) / 2
    spans = (0..<count).map { index in
      let start = Double(index) * share + (slot.map { index < $0.index } ?? true ? 0 : slotWidth)
      return Span(x: start + margin, width: share - 2 * margin)
    }
    self.slot = slot.map { Span(x: Double($0.index) * share, width: slotWidth) }
  }

  /// Where the last item ends, in points from the leading edge.
  package var end: Double { (spans + [slot].compactMap(\.self)).map(\.end).max() ?? 0 }

  /// The same row counted from the other edge of a bar.
  package func mirrored(in width: Double) -> ItemRow {
    func mirror(_ span: Span) -> Span { Span(x: width - span.end, width: span.width) }
    var row = self
    (row.spans, row.slot) = (spans.map(mirror), slot.map(mirror))
    return row
  }

  /// The same row farther from the leading edge.
  package func moved(by distance: Double) -> ItemRow {
    func move(_ span: Span) -> Span { Span(x: span.x + distance, width: span.width) }
    var row = self
    (row.spans, row.slot) = (spans.map(move), slot.map(move))
    return row
  }

  /// Why items can't have these places in a bar of a width, after the subject "the layout", or `nil`
  /// if they can.
  ///
  /// They stay in reading order, since that is how they are found by public API.
  package func obstacle(inBarOf width: Double) -> String? {
    if let first = spans.first, first.x < 0 {
      return "has its first item begin \(JSON.number(-first.x).line) points outside of the bar"
    }
    for index in spans.indices.dropFirst() {
      let (old, new) = (spans[index - 1], spans[index])
      guard old.x < new.x, old.middle < new.middle else {
        return "has item \(index) before item \(index - 1)"
      }
    }
    if end <= width { return nil }
    let (needed, given) = (JSON.number(end).line, JSON.number(width).line)
    return "needs \(needed) points for its items, and the bar has \(given)"
  }

  /// Why widths and gaps aren't those of so many items, after the subject "the layout", or `nil` if
  /// they are.
  package static func obstacle(widths: Int, gaps: Int, count: Int) -> String? {
    widths == count && gaps == count
      ? nil
      : "needs a width, and a gap before it, for each of \(count) items; it has \(widths) and \(gaps)"
  }
}
