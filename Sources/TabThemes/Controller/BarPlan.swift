import TabDiagnostics

/// The height of a bar and the frames of its items, computed from numbers before any view is
/// changed.
struct BarPlan: Hashable, Sendable {
  /// The bar that a plan is for: its size, its number of items and its look.
  struct Context: Hashable, Sendable {
    /// Whether the controller is wider than high.
    var isLandscape: Bool

    /// The width of the bar, in points.
    var width: Double

    /// The width of the safe area at each side of the bar, in points, which items that share the
    /// bar's width avoid.
    var sideInset = 0.0

    /// The number of items that the bar shows.
    var itemCount: Int

    /// The design in which the system draws the bar.
    var look: TabBarEnvironment.Look

    /// The edge of the screen at which the system puts the bar.
    var placement = BarPlacement.bottom
  }

  /// The height of the bar without the bottom safe area, in points, or `nil` for the system's.
  var height: Double?

  /// The horizontal spans of the items from the leading edge, or `nil` for the system's.
  var row: ItemRow?

  /// The parts of the layout that were ignored, with the reasons.
  var diagnostics: [ThemeDiagnostic] = []

  private let path: String

  /// Computes the plan for a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout of the theme, or of the controller.
  ///   - requested: The room for a button over the bar; used if the layout has neither a slot nor
  ///     widths.
  ///   - context: The bar that the plan is for.
  init(_ layout: TabBarTheme.Layout, requested: ItemRow.ButtonRoom? = nil, in context: Context) {
    path = context.isLandscape ? "layout.landscape" : "layout.portrait"
    let bar = layout.bar(isLandscape: context.isLandscape)
    let isOpen = bar == TabBarTheme.BarLayout()
    if isOpen, requested == nil { return }
    let obstacle: String? =
      switch context.placement {
      case .top: "the system places the bar at the top, and its items there"
      case .side: "the system places the bar at the side, and its items there"
      case .bottom:
        context.look == .glass ? "there is no public way to size a bar or its items on glass" : nil
      }
    if let obstacle {
      // The part that requested room reports its absence itself.
      if !isOpen {
        warn(
          "is left out: \(obstacle)",
          note: "a CustomTabBar of TabControls has this layout on every system"
        )
      }
      return
    }
    if bar.floating != TabBarTheme.Floating() {
      diagnostics.append(
        ThemeDiagnostic(
          .warning,
          "'\(path).floating' is left out: the system's bar doesn't float",
          fix: "show a 'CustomTabBar' of TabControls"
        )
      )
    }
    height = bar.height.value
    row = row(bar, requested: requested, in: context)
  }

  private mutating func row(
    _ bar: TabBarTheme.BarLayout,
    requested: ItemRow.ButtonRoom?,
    in context: Context
  ) -> ItemRow? {
    guard context.itemCount > 0 else { return nil }
    let slot = bar.slot(among: context.itemCount)
    guard let widths = bar.itemWidths.value else {
      if bar.itemGaps.value != nil { keepSystemItems("needs 'itemWidths' beside 'itemGaps'") }
      let (width, count) = (context.width - 2 * context.sideInset, context.itemCount)
      // The spacing of items in a classic bar.
      let spacing = 4.0
      let row =
        slot.map { ItemRow(sharing: width, among: count, spacing: spacing, slot: $0) }
        ?? requested.flatMap { ItemRow(sharing: width, among: count, spacing: spacing, room: $0) }
      return row?.moved(by: context.sideInset)
    }
    let gaps = bar.itemGaps.value ?? widths.map { _ in 0 }
    if let obstacle = ItemRow.widthProblem(
      widths: widths.count,
      gaps: gaps.count,
      count: context.itemCount
    ) {
      keepSystemItems(obstacle)
      return nil
    }
    let row = ItemRow(widths: widths, gaps: gaps, slot: slot)
    guard let obstacle = row.widthProblem(inBarOf: context.width) else { return row }
    keepSystemItems(obstacle)
    return nil
  }

  private mutating func keepSystemItems(_ obstacle: String) {
    warn(obstacle, note: "the items keep the places that the system gives them")
  }

  private mutating func warn(_ message: String, note: String) {
    diagnostics.append(ThemeDiagnostic(.warning, "'\(path)' \(message)", notes: [note]))
  }
}

extension TabBarTheme.BarLayout {
  /// Returns the slot among `count` items; `nil` if the layout sets no width for one.
  package func slot(among count: Int) -> ItemRow.Slot? {
    slot.width.value.map { ItemRow.Slot(index: slot.index.value, width: $0, among: count) }
  }
}
