import TabDiagnostics

/// The horizontal spans of items along a bar: numbers only, no views.
package struct ItemRow: Hashable, Sendable {
  /// The horizontal extent of an item: its start and width, in points.
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

  /// A gap in the row that no item occupies.
  package struct Slot: Hashable, Sendable {
    /// The number of items before the slot.
    package var index: Int

    /// The width of the slot, in points.
    package var width: Double

    /// Creates a slot among `count` items; without an index, half of the items are before it.
    package init(index: Int? = nil, width: Double, among count: Int) {
      self.index = min(max(0, index ?? count / 2), count)
      self.width = max(0, width)
    }
  }

  /// The spans of the items, in reading order.
  package var spans: [Span]

  /// The span of the slot, if the row has one.
  package var slot: Span?

  /// Creates a row of items one after another: each starts its gap after the end of the previous
  /// item.
  ///
  /// - Parameters:
  ///   - widths: The width of each item, in points, in reading order.
  ///   - gaps: The gap before each item, in points; the first from the leading edge.
  ///   - slot: The slot to insert, without gaps around it.
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

  /// Creates a row in which items of equal width, and a slot, share the bar's width.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - count: The number of items, at least 1.
  ///   - spacing: The space between two items, in points, half of it on each side of an item.
  ///   - slot: The slot that no item occupies.
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

  /// The room that a button over the bar requests among items that share the bar's width.
  package struct ButtonRoom: Hashable, Sendable {
    /// The width of the button, in points.
    package var width: Double

    /// The index of the item below the button, which gets that width; `nil` requests a slot in the
    /// middle.
    package var itemIndex: Int?

    package init(width: Double, itemIndex: Int? = nil) {
      (self.width, self.itemIndex) = (width, itemIndex)
    }
  }

  /// Creates a row with room for a button, in which the other items share the rest; `nil` if there is
  /// no such room: an odd number of items has no middle, and there may be no item at the index.
  package init?(sharing width: Double, among count: Int, spacing: Double, room: ButtonRoom) {
    guard let index = room.itemIndex else {
      guard count.isMultiple(of: 2) else { return nil }
      let slot = Slot(width: room.width, among: count)
      self.init(sharing: width, among: count, spacing: spacing, slot: slot)
      return
    }
    guard count > 1, (0..<count).contains(index) else { return nil }
    let others = count - 1
    let slot = Slot(index: index, width: room.width, among: others)
    self.init(sharing: width, among: others, spacing: spacing, slot: slot)
    if let item = self.slot { spans.insert(item, at: index) }
    self.slot = nil
  }

  /// The end of the last item or slot, in points from the leading edge.
  package var end: Double { (spans + [slot].compactMap(\.self)).map(\.end).max() ?? 0 }

  /// Returns the row with x measured from the other edge of a bar.
  package func mirrored(in width: Double) -> ItemRow {
    func mirror(_ span: Span) -> Span { Span(x: width - span.end, width: span.width) }
    var row = self
    (row.spans, row.slot) = (spans.map(mirror), slot.map(mirror))
    return row
  }

  /// Returns the row moved away from the leading edge by a distance, in points.
  package func moved(by distance: Double) -> ItemRow {
    func move(_ span: Span) -> Span { Span(x: span.x + distance, width: span.width) }
    var row = self
    (row.spans, row.slot) = (spans.map(move), slot.map(move))
    return row
  }

  /// Returns the reason why the row doesn't fit a bar of a width, as a predicate of "the layout",
  /// or `nil` if it fits.
  ///
  /// Items must stay in reading order, since public API finds their controls only by their x.
  package func widthProblem(inBarOf width: Double) -> String? {
    if let first = spans.first, first.x < 0 {
      return "starts its first item \(numberText(-first.x)) points outside the bar"
    }
    for index in spans.indices.dropFirst() {
      let (old, new) = (spans[index - 1], spans[index])
      guard old.x < new.x, old.middle < new.middle else {
        return "puts item \(index) before item \(index - 1)"
      }
    }
    if end <= width { return nil }
    let (needed, given) = (numberText(end), numberText(width))
    return "needs \(needed) points for its items, and the bar has \(given)"
  }

  /// Returns the reason why numbers of widths and gaps don't match a number of items, as a
  /// predicate of "the layout", or `nil` if they match.
  package static func widthProblem(widths: Int, gaps: Int, count: Int) -> String? {
    widths == count && gaps == count
      ? nil
      : "needs a width, and a gap before it, for each of \(count) items; it has \(widths) and \(gaps)"
  }
}
