package import Foundation

/// The horizontal distribution of the items of a classic bar.
package enum TabBarItemDistribution: Hashable, Sendable {
  /// Cells of equal width that fill the bar.
  case fill

  /// A centered group, with the widths of its items and the space between them in points.
  case centered(widths: [CGFloat], spacing: CGFloat)

  /// Contents of some widths in points, spread over the bar: the free room is divided into equal parts, before, between
  /// and after them.
  case spread(widths: [CGFloat])

  /// Returns a centered group of items of equal width; a width or spacing of 0 is the system's.
  package static func centered(count: Int, width: CGFloat, spacing: CGFloat) -> Self {
    let width = width > 0 ? width : TabBarFacts.centeredItemWidth.value
    let spacing = spacing > 0 ? spacing : TabBarFacts.centeredItemSpacing.value
    return .centered(widths: Array(repeating: width, count: count), spacing: spacing)
  }

  /// Returns the frames of the items, first item first; `content` is the part of the bar inside the safe area.
  ///
  /// A group that is wider than the bar is distributed by `fill`, since a bar doesn't scroll. From right to left the
  /// items are in reverse order, but the rounded edges of the cells aren't mirrored: measured for the first of four
  /// items, 414 wide.
  package func frames(in content: CGRect, count: Int, isRightToLeft: Bool) -> [CGRect] {
    let top = TabBarFacts.itemTop.value
    let distribution = isRightToLeft ? reversed : self
    let frames = distribution.spans(width: content.width, count: count).map { start, width in
      CGRect(
        x: content.minX + start,
        y: content.minY + top,
        width: width,
        height: max(0, content.height - top)
      )
    }
    return isRightToLeft ? frames.reversed() : frames
  }

  /// The distribution with the last item first.
  private var reversed: Self {
    switch self {
    case .fill: .fill
    case .centered(let widths, let spacing):
      .centered(widths: widths.reversed(), spacing: spacing)
    case .spread(let widths): .spread(widths: widths.reversed())
    }
  }

  /// Returns the x and the width of each item, from left to right, in a content `width` points wide.
  private func spans(width: CGFloat, count: Int) -> [(start: CGFloat, width: CGFloat)] {
    guard count > 0 else { return [] }
    switch self {
    case .fill:
      let margin = TabBarFacts.cellMargin.value
      // Edges are rounded to whole points, not to pixels: measured for four widths at 3 pixels per point.
      let edges = (0...count).map { index in
        PixelGrid(scale: 1).nearest(width * CGFloat(index) / CGFloat(count))
      }
      return zip(edges, edges.dropFirst()).map { start, end in
        (start + margin, max(0, end - start - 2 * margin))
      }
    case .centered(let widths, let spacing):
      Self.check(widths, count: count)
      let total = widths.reduce(0, +) + spacing * CGFloat(count - 1)
      guard total <= width else { return Self.fill.spans(width: width, count: count) }
      var start = PixelGrid(scale: 1).nearest((width - total) / 2)
      return widths.map { itemWidth in
        defer { start += itemWidth + spacing }
        return (start, itemWidth)
      }
    case .spread(let widths):
      Self.check(widths, count: count)
      let part = (width - widths.reduce(0, +)) / CGFloat(count + 1)
      guard part >= 0 else { return Self.fill.spans(width: width, count: count) }
      let padding = min(TabBarFacts.inlineItemPadding.value, part / 2)
      var start = part
      return widths.map { contentWidth in
        defer { start += contentWidth + part }
        return (start - padding, contentWidth + 2 * padding)
      }
    }
  }

  private static func check(_ widths: [CGFloat], count: Int) {
    precondition(
      widths.count == count,
      "\(count) items need as many widths (was \(widths.count))"
    )
  }
}
