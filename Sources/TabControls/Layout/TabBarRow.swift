public import Foundation
import TabAppearance

/// Where the items of a bar are.
public struct TabBarRow: Hashable, Sendable {
  /// The frames of the items, in points from the top left corner of the row, in reading order.
  public var itemFrames: [CGRect]

  /// The frame of the slot among the items, or `nil` if there is none.
  public var slotFrame: CGRect?

  /// The width of the whole row, in points: more than that of the bar if the row scrolls.
  public var contentWidth: CGFloat
}

extension TabBarLayout {
  /// Places items in a bar, from its size alone.
  ///
  ///     let row = TabBarLayout().row(of: 5, in: CGSize(width: 375, height: 49))
  ///     row.itemFrames[1]  // x 75, y 0, 75 by 49
  ///
  /// - Parameters:
  ///   - count: The number of items; less than 1 is none.
  ///   - size: The size of the bar without what safe areas cover, in points.
  ///   - isRightToLeft: Whether the first item is at the right.
  /// - Returns: The frames of the items and of the slot.
  public func row(of count: Int, in size: CGSize, isRightToLeft: Bool = false) -> TabBarRow {
    guard count > 0 else { return TabBarRow(itemFrames: [], contentWidth: size.width) }
    let space = RowSpace(count: count, slot: slot, width: Double(size.width))
    let (row, contentWidth) = space.row(itemPositioning)
    let placed = isRightToLeft ? row.mirrored(in: contentWidth) : row
    var frames = placed.spans.map { span in
      CGRect(x: span.x, y: Double(itemTop), width: span.width, height: Double(size.height))
    }
    let slotFrame = frames.count > count ? frames.remove(at: space.slotIndex) : nil
    return TabBarRow(
      itemFrames: frames,
      slotFrame: slotFrame,
      contentWidth: CGFloat(contentWidth)
    )
  }

  /// Why the items can't have the widths and gaps of their own, or `nil` if they can.
  func obstacle(toRowOf count: Int, width: CGFloat) -> String? {
    guard case .individual(let widths, let gaps) = itemPositioning, count > 0 else { return nil }
    guard widths.count == count, gaps.count == count else {
      return "the layout needs a width, and a gap before it, for each of \(count) items; "
        + "it has \(widths.count) and \(gaps.count)"
    }
    let space = RowSpace(count: count, slot: slot, width: Double(width))
    let end = space.individualRow(widths: widths, gaps: gaps)?.end ?? 0
    return end <= space.width
      ? nil : "the layout needs \(end) points for its items, and the bar has \(width)"
  }
}

/// What a number of items and a slot have room in.
private struct RowSpace {
  let count: Int
  let slotWidth: Double?
  let slotIndex: Int
  let width: Double

  init(count: Int, slot: TabBarLayout.Slot?, width: Double) {
    self.count = count
    self.width = max(0, width)
    slotWidth = slot.map { max(0, Double($0.width)) }
    slotIndex = min(max(0, slot?.index ?? count / 2), count)
  }

  /// The places of the items, with the slot among them, and the width of all.
  func row(_ positioning: TabBarItemPositioning) -> (ItemRow, contentWidth: Double) {
    switch positioning {
    case .fill(let spacing):
      return (filledRow(spacing: max(0, Double(spacing))), width)
    case .centered(let itemWidth, let spacing):
      return (
        centeredRow(itemWidth: max(0, Double(itemWidth)), spacing: max(0, Double(spacing))), width
      )
    case .individual(let widths, let gaps):
      let row = individualRow(widths: widths, gaps: gaps)
      return (row.flatMap { $0.end <= width ? $0 : nil } ?? filledRow(spacing: 0), width)
    case .scrolling(let inset, let spacing, let minimumWidth):
      return scrollingRow(
        inset: max(0, Double(inset)),
        spacing: max(0, Double(spacing)),
        minimumWidth: Double(minimumWidth)
      )
    }
  }

  private func filledRow(spacing: Double) -> ItemRow {
    let share = max(0, width - (slotWidth ?? 0)) / Double(count)
    let spacing = min(spacing, share)
    var widths = Array(repeating: share - spacing, count: count)
    // Each item has half of the spacing on both sides, the slot has none.
    var margins = Array(repeating: spacing / 2, count: count)
    if let slotWidth {
      widths.insert(min(slotWidth, width), at: slotIndex)
      margins.insert(0, at: slotIndex)
    }
    return ItemRow(widths: widths, gaps: zip([0] + margins, margins).map(+))
  }

  private func centeredRow(itemWidth: Double, spacing: Double) -> ItemRow {
    var widths = Array(repeating: itemWidth, count: count)
    if let slotWidth { widths.insert(slotWidth, at: slotIndex) }
    let total = widths.reduce(0, +) + spacing * Double(widths.count - 1)
    guard total <= width else { return filledRow(spacing: 0) }
    let gaps = widths.indices.map { $0 == 0 ? (width - total) / 2 : spacing }
    return ItemRow(widths: widths, gaps: gaps)
  }

  func individualRow(widths: [CGFloat], gaps: [CGFloat]) -> ItemRow? {
    guard widths.count == count, gaps.count == count else { return nil }
    var widths = widths.map { max(0, Double($0)) }
    var gaps = gaps.map { max(0, Double($0)) }
    if let slotWidth {
      widths.insert(slotWidth, at: slotIndex)
      gaps.insert(0, at: slotIndex)
    }
    return ItemRow(widths: widths, gaps: gaps)
  }

  private func scrollingRow(
    inset: Double,
    spacing: Double,
    minimumWidth: Double
  ) -> (ItemRow, contentWidth: Double) {
    /// The width of items of which so many are seen.
    func share(_ count: Int) -> Double {
      max(0, width - 2 * inset - spacing * Double(count - 1)) / Double(count)
    }
    guard count > 1 else {
      let itemWidth = min(max(minimumWidth, share(5)), width)
      return (ItemRow(widths: [itemWidth], gaps: [(width - itemWidth) / 2]), width)
    }
    let widths = Array(repeating: share(min(count, 5)), count: count)
    let row = ItemRow(widths: widths, gaps: widths.indices.map { $0 == 0 ? inset : spacing })
    return (row, count > 5 ? row.end + inset : width)
  }
}
