import Foundation
import TabThemes

/// The frames of the items of a bar.
struct TabBarRow: Hashable, Sendable {
  /// The frames of the items, in points from the top left corner of the row, in reading order.
  var itemFrames: [CGRect]

  /// The frame of the slot among the items, or `nil` if there is none.
  var slotFrame: CGRect?

  /// The width of the row, in points: more than that of the bar if the row scrolls.
  var contentWidth: CGFloat
}

extension TabBarLayout {
  /// Returns the frames of items in a bar, computed from its size.
  ///
  /// - Parameters:
  ///   - count: The number of items; numbers below 1 give an empty row.
  ///   - size: The size of the bar inside of the safe area, in points.
  ///   - isRightToLeft: Whether the first item is at the right.
  /// - Returns: The frames of the items and of the slot.
  func row(of count: Int, in size: CGSize, isRightToLeft: Bool = false) -> TabBarRow {
    guard count > 0 else { return TabBarRow(itemFrames: [], contentWidth: size.width) }
    let width = max(0, Double(size.width))
    let (row, contentWidth, margin) = itemRow(of: count, width: width)
    let placed = isRightToLeft ? row.mirrored(in: contentWidth) : row
    func frame(_ span: ItemRow.Span) -> CGRect {
      var (start, end) = (span.x, span.x + span.width)
      if let margin {
        // The system's bar rounds the edges between items to whole points, also from right to left
        // (measured).
        start = (start - margin).rounded() + margin
        end = (end + margin).rounded() - margin
      }
      return CGRect(x: start, y: Double(itemTop), width: end - start, height: Double(size.height))
    }
    return TabBarRow(
      itemFrames: placed.spans.map(frame),
      slotFrame: placed.slot.map(frame),
      contentWidth: CGFloat(contentWidth)
    )
  }

  /// Returns the reason why the items can't have their individual widths and gaps, or `nil` if they
  /// can.
  func widthProblem(inRowOf count: Int, width: CGFloat) -> String? {
    guard let itemWidths, count > 0 else { return nil }
    let (widths, gaps) = (itemWidths.widths.count, itemWidths.gaps.count)
    let obstacle =
      ItemRow.widthProblem(widths: widths, gaps: gaps, count: count)
      ?? row(of: itemWidths).widthProblem(inBarOf: Double(width))
    return obstacle.map { "the layout \($0)" }
  }

  private func slot(among count: Int) -> ItemRow.Slot? {
    slot.map { ItemRow.Slot(index: $0.index, width: Double($0.width), among: count) }
  }

  /// The spans of the items and the slot, and the width of the row; for items that fill it alone,
  /// the space on each side of an item.
  private typealias Spans = (row: ItemRow, contentWidth: Double, margin: Double?)

  private func itemRow(of count: Int, width: Double) -> Spans {
    func filled(spacing: CGFloat = 0) -> Spans {
      let spacing = Double(spacing)
      let room = slot == nil ? buttonRoom : nil
      let row =
        room.flatMap { ItemRow(sharing: width, among: count, spacing: spacing, room: $0) }
        ?? ItemRow(sharing: width, among: count, spacing: spacing, slot: slot(among: count))
      return (row, width, row.slot == nil && room == nil ? spacing / 2 : nil)
    }
    if let itemWidths {
      let isPossible = widthProblem(inRowOf: count, width: width) == nil
      return isPossible ? (row(of: itemWidths), width, nil) : filled()
    }
    switch itemPositioning {
    case .fill(let spacing): return filled(spacing: spacing)
    case .centered(let itemWidth, let spacing):
      let row = centeredRow(
        of: count,
        width: width,
        itemWidth: max(0, Double(itemWidth)),
        spacing: max(0, Double(spacing))
      )
      return row.map { ($0, width, nil) } ?? filled()
    case .scrolling(let inset, let spacing, let minimumWidth, let shownItems):
      return Self.scrollingRow(
        of: count,
        width: width,
        inset: max(0, Double(inset)),
        spacing: max(0, Double(spacing)),
        minimumWidth: Double(minimumWidth),
        shown: max(1, Double(shownItems))
      )
    }
  }

  private func row(of items: ItemWidths) -> ItemRow {
    ItemRow(
      widths: items.widths.map { max(0, Double($0)) },
      gaps: items.gaps.map(Double.init),
      slot: slot(among: items.widths.count)
    )
  }

  private func centeredRow(
    of count: Int,
    width: Double,
    itemWidth: Double,
    spacing: Double
  ) -> ItemRow? {
    let slot = slot(among: count)
    var widths = Array(repeating: itemWidth, count: count)
    if let slot { widths.insert(slot.width, at: slot.index) }
    let total = widths.reduce(0, +) + spacing * Double(widths.count - 1)
    guard total <= width else { return nil }
    let gaps = widths.indices.map { $0 == 0 ? (width - total) / 2 : spacing }
    var row = ItemRow(widths: widths, gaps: gaps)
    if let slot { row.slot = row.spans.remove(at: slot.index) }
    return row
  }

  private static func scrollingRow(
    of count: Int,
    width: Double,
    inset: Double,
    spacing: Double,
    minimumWidth: Double,
    shown: Double
  ) -> Spans {
    /// Returns the width of items of which `count` are visible at once; a part of an item is at the
    /// edge of the bar, without an inset.
    func share(_ count: Double) -> Double {
      let isWhole = count == count.rounded(.down)
      let gaps = spacing * (isWhole ? count - 1 : count.rounded(.down))
      return max(0, width - (isWhole ? 2 : 1) * inset - gaps) / count
    }
    guard count > 1 else {
      let itemWidth = min(max(minimumWidth, share(shown)), width)
      return (ItemRow(widths: [itemWidth], gaps: [(width - itemWidth) / 2]), width, nil)
    }
    let widths = Array(repeating: share(min(Double(count), shown)), count: count)
    let row = ItemRow(widths: widths, gaps: widths.indices.map { $0 == 0 ? inset : spacing })
    return (row, Double(count) > shown ? row.end + inset : width, nil)
  }
}
