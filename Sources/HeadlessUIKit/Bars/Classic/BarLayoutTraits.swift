package import Foundation

/// The environment on which the height and the item style of a classic bar depend.
package struct BarLayoutTraits: Hashable, Sendable {
  package var isPad: Bool
  package var hasRegularWidth: Bool
  package var hasCompactHeight: Bool

  package init(isPad: Bool, hasRegularWidth: Bool, hasCompactHeight: Bool) {
    self.isPad = isPad
    self.hasRegularWidth = hasRegularWidth
    self.hasCompactHeight = hasCompactHeight
  }

  /// The layout of the items: regular width inline, else compact height compact-inline, else stacked.
  package var itemLayout: TabBarItemLayout {
    if hasRegularWidth { return .inline }
    return hasCompactHeight ? .compactInline : .stacked
  }

  /// Returns the height of a controller's classic bar without the safe area below it, in points.
  package func barHeight(aboveBottomInset inset: CGFloat) -> CGFloat {
    if isPad {
      return (inset > 0 ? TabBarFacts.padHeightAboveHomeIndicator : TabBarFacts.padHeight).value
    }
    let isCompact = hasCompactHeight && !hasRegularWidth
    return (isCompact ? TabBarFacts.compactHeight : TabBarFacts.height).value
  }
}

/// The arrangement of an item's icon and title.
package enum TabBarItemLayout: Hashable, Sendable, CaseIterable {
  /// The icon above the title.
  case stacked
  /// The icon before the title.
  case inline
  /// A smaller icon before the title, in a compact height.
  case compactInline
}
