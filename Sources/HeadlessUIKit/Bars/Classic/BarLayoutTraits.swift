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

  /// The height of a classic bar that a controller manages, without the safe area, in points.
  package func barHeight(aboveBottomInset inset: CGFloat) -> CGFloat {
    if isPad {
      return (inset > 0 ? TabBarFacts.padHeightAboveHomeIndicator : TabBarFacts.padHeight).value
    }
    let isCompact = hasCompactHeight && !hasRegularWidth
    return (isCompact ? TabBarFacts.compactHeight : TabBarFacts.height).value
  }
}

/// How icon and title of an item stand to each other.
package enum TabBarItemLayout: Hashable, Sendable, CaseIterable {
  /// The icon above the title.
  case stacked
  /// The icon before the title.
  case inline
  /// The smaller icon before the title.
  case compactInline
}
