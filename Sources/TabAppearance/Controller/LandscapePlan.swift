import TabJSON

/// The height and the item places of a bar in landscape, computed from numbers before any view is
/// touched.
struct LandscapePlan: Hashable, Sendable {
  /// The height of the bar without the bottom safe area, in points, or `nil` for the system's.
  var height: Double?

  /// The places of the items from the leading edge, or `nil` for the system's.
  var row: ItemRow?

  /// The parts of the layout that are left out, and why.
  var diagnostics: [ThemeDiagnostic] = []

  /// Computes the plan for a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout of the theme, or of the controller.
  ///   - isLandscape: Whether the controller is wider than high.
  ///   - width: The width of the bar, in points.
  ///   - itemCount: The number of items that the bar shows.
  ///   - look: How the system draws the bar.
  ///   - placement: Where the system puts the bar.
  init(
    _ layout: TabBarTheme.Landscape,
    isLandscape: Bool,
    width: Double,
    itemCount: Int,
    look: TabBarEnvironment.Look,
    placement: BarPlacement = .bottom
  ) {
    guard isLandscape, layout != TabBarTheme.Landscape() else { return }
    let obstacle: String? =
      switch placement {
      case .top: "the system places the bar at the top, and its items there"
      case .side: "the system places the bar at the side, and its items there"
      case .bottom:
        look == .glass ? "there is no public way to size a bar or its items on glass" : nil
      }
    if let obstacle {
      diagnostics.append(
        ThemeDiagnostic(
          .warning,
          "'layout.landscape' is left out: \(obstacle)",
          notes: ["a CustomTabBar of TabControls has this layout on every system"]
        )
      )
      return
    }
    height = layout.height.value
    row = row(layout, width: width, itemCount: itemCount)
  }

  private mutating func row(
    _ layout: TabBarTheme.Landscape,
    width: Double,
    itemCount: Int
  ) -> ItemRow? {
    guard let widths = layout.itemWidths.value else {
      if layout.itemGaps.value != nil {
        keepSystemItems("'layout.landscape.itemGaps' needs 'itemWidths' beside it")
      }
      return nil
    }
    let gaps = layout.itemGaps.value ?? widths.map { _ in 0 }
    guard widths.count == itemCount, gaps.count == itemCount else {
      keepSystemItems(
        "'layout.landscape' needs a width, and a gap before it, for each of \(itemCount) items; "
          + "it has \(widths.count) and \(gaps.count)"
      )
      return nil
    }
    let row = ItemRow(widths: widths, gaps: gaps)
    guard row.end <= width else {
      keepSystemItems(
        "'layout.landscape' needs \(row.end) points for its items, and the bar has \(width)"
      )
      return nil
    }
    return row
  }

  private mutating func keepSystemItems(_ message: String) {
    diagnostics.append(
      ThemeDiagnostic(
        .warning,
        message,
        notes: ["the items keep the places that the system gives them"]
      )
    )
  }
}

/// The places of items along a bar, each with a width and a gap of its own: numbers only, no views.
package struct ItemRow: Hashable, Sendable {
  /// Where an item begins and how wide it is, in points.
  package struct Span: Hashable, Sendable {
    package var x: Double
    package var width: Double
  }

  package var spans: [Span]

  /// Places items one after another: each begins its gap after the end of the one before.
  ///
  /// - Parameters:
  ///   - widths: The width of each item, in points, in reading order.
  ///   - gaps: The gap before each item, in points; the first from the leading edge.
  package init(widths: [Double], gaps: [Double]) {
    var end = 0.0
    spans = zip(widths, gaps).map { width, gap in
      let x = end + gap
      end = x + width
      return Span(x: x, width: width)
    }
  }

  /// Where the last item ends, in points from the leading edge.
  package var end: Double { spans.last.map { $0.x + $0.width } ?? 0 }

  /// The same row counted from the other edge of a bar.
  package func mirrored(in width: Double) -> ItemRow {
    var row = self
    row.spans = spans.map { Span(x: width - $0.x - $0.width, width: $0.width) }
    return row
  }
}
