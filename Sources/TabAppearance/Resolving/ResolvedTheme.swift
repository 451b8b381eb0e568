/// What a theme comes to in one environment: no more references, overlays or inheritance.
///
/// `nil` is UIKit's default everywhere. Two themes that resolve alike look alike, which is how applying
/// a theme knows that there is nothing to do.
package struct ResolvedTheme: Hashable, Sendable {
  package var tintColor: Setting<ThemeColor>
  package var unselectedItemTintColor: Setting<ThemeColor>
  package var tintsContent: Bool
  package var standard: ResolvedAppearance

  /// `nil` leaves the choice to UIKit.
  package var scrollEdge: ResolvedAppearance?
  package var items: [TabBarTheme.ItemKey: ResolvedTabItem]
  package var unselectedColors: TabBarTheme.UnselectedColors
}

/// What a theme says of one item; each field that is `nil` stays as the app has it.
package struct ResolvedTabItem: Hashable, Sendable {
  package var image: ThemeImage?
  package var selectedImage: ThemeImage?
  package var landscapeImagePhone: ThemeImage?
  package var largeContentSizeImage: ThemeImage?
  package var imageInsets: TabBarTheme.Insets?
  package var titlePositionAdjustment: TabBarTheme.Offset?
  package var badgeValue: String?
  package var badgeColor: ThemeColor?

  /// The appearance of the item's own.
  package var standard: ResolvedAppearance?
  package var scrollEdge: ResolvedAppearance?
}

/// What one `UITabBarAppearance` is made from.
package struct ResolvedAppearance: Hashable, Sendable {
  package var bar: ResolvedBar
  package var cells: ResolvedCells

  /// One of the twelve places that an appearance keeps item properties in.
  package struct Cell: Hashable, Sendable {
    package var layout: ItemLayout
    package var state: ItemStateName

    package init(layout: ItemLayout, state: ItemStateName) {
      self.layout = layout
      self.state = state
    }

    package static let all = ItemLayout.allCases.flatMap { layout in
      ItemStateName.allCases.map { Cell(layout: layout, state: $0) }
    }

    /// Its place in ``all``.
    var number: Int { Self.numbers(in: layout).lowerBound + state.number }

    /// The places of a layout's cells in ``all``.
    static func numbers(in layout: ItemLayout) -> Range<Int> {
      let first = layout.number * 4
      return first..<first + 4
    }
  }
}

/// A layout of items, under the names of `UITabBarItemAppearance.Style`.
package enum ItemLayout: String, Hashable, Sendable, CaseIterable {
  case stacked, inline, compactInline

  fileprivate var number: Int {
    switch self {
    case .stacked: 0
    case .inline: 1
    case .compactInline: 2
    }
  }
}

/// A state of items, under the names of `UITabBarItemAppearance`.
package enum ItemStateName: String, Hashable, Sendable, CaseIterable {
  case normal, selected, disabled, focused

  fileprivate var number: Int {
    switch self {
    case .normal: 0
    case .selected: 1
    case .disabled: 2
    case .focused: 3
    }
  }
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

/// Color, font and the like of a text; each field that is `nil` keeps what UIKit has there.
package struct ResolvedText: Hashable, Sendable {
  package var color: ThemeColor?
  package var family: String?
  package var size: Double?
  package var weight: TabBarTheme.FontWeight?
  package var design: TabBarTheme.FontDesign?
  package var italic: Bool?
  package var scaledBy: TabBarTheme.TextStyle?

  /// Nothing, unless the font grows.
  package var maxSize: Double?
  package var kern: Double?
  package var shadow: TabBarTheme.Shadow?
  package var paragraph = ResolvedParagraph()

  package var setsNothing: Bool {
    !setsFont && color == nil && kern == nil && shadow == nil && paragraph.setsNothing
  }

  package var setsFont: Bool {
    family != nil || size != nil || weight != nil || design != nil || italic != nil
      || scaledBy != nil
  }
}

/// How a line is aligned and shortened.
package struct ResolvedParagraph: Hashable, Sendable {
  package var alignment: TabBarTheme.TextAlignment?
  package var lineBreakMode: TabBarTheme.LineBreakMode?
  package var allowsDefaultTighteningForTruncation: Bool?

  package var setsNothing: Bool { self == ResolvedParagraph() }
}
