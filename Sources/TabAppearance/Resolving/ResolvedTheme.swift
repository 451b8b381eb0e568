/// What a theme comes to in one environment: no more references, overlays or inheritance.
///
/// `nil` is UIKit's default everywhere. Two themes that resolve alike look alike, which is how applying
/// a theme knows that there is nothing to do.
package struct ResolvedTheme: Hashable, Sendable {
  package var tintColor: Setting<ThemeColor>
  package var unselectedItemTintColor: Setting<ThemeColor>
  package var standard: ResolvedAppearance

  /// `nil` leaves the choice to UIKit.
  package var scrollEdge: ResolvedAppearance?
}

/// What one `UITabBarAppearance` is made from.
package struct ResolvedAppearance: Hashable, Sendable {
  package var bar: ResolvedBar
  package var cells: [Cell: ResolvedItemState]

  /// One of the twelve places that an appearance keeps item properties in.
  package struct Cell: Hashable, Sendable {
    package var layout: ItemLayout
    package var state: ItemStateName

    package static let all = ItemLayout.allCases.flatMap { layout in
      ItemStateName.allCases.map { Cell(layout: layout, state: $0) }
    }
  }
}

/// A layout of items, under the names of `UITabBarItemAppearance.Style`.
package enum ItemLayout: String, Hashable, Sendable, CaseIterable {
  case stacked, inline, compactInline
}

/// A state of items, under the names of `UITabBarItemAppearance`.
package enum ItemStateName: String, Hashable, Sendable, CaseIterable {
  case normal, selected, disabled, focused
}

/// The bar behind the items.
package struct ResolvedBar: Hashable, Sendable {
  package var background: TabBarTheme.Background
  package var backgroundEffect: TabBarTheme.BlurStyle?
  package var backgroundColor: ThemeColor?
  package var backgroundImage: ThemeImage?
  package var backgroundImageContentMode: TabBarTheme.ContentMode?
  package var shadowColor: ThemeColor?
  package var shadowImage: ThemeImage?
  package var selectionIndicatorTintColor: ThemeColor?
  package var selectionIndicatorImage: ThemeImage?
  package var stackedItemPositioning: TabBarTheme.ItemPositioning?
  package var stackedItemWidth: Double?
  package var stackedItemSpacing: Double?
}

/// The items of one layout in one state.
package struct ResolvedItemState: Hashable, Sendable {
  package var iconColor: ThemeColor?
  package var title: ResolvedText
  package var titlePositionAdjustment: TabBarTheme.Offset?
  package var badgeBackgroundColor: ThemeColor?
  package var badgeText: ResolvedText
  package var badgePositionAdjustment: TabBarTheme.Offset?
  package var badgeTitlePositionAdjustment: TabBarTheme.Offset?
}

/// Color and font of a text; each field that is `nil` keeps what UIKit has there.
package struct ResolvedText: Hashable, Sendable {
  package var color: ThemeColor?
  package var family: String?
  package var size: Double?
  package var weight: TabBarTheme.FontWeight?

  package var setsFont: Bool { family != nil || size != nil || weight != nil }
}
