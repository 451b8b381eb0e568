import TabAppearance
import TabScreens
import TabUIKit

/// A selected item and an unselected one with colors that can't be distinguished.
struct SimilarPair: Sendable {
  /// The path of the selected item's icon.
  let path: AppearancePath
  let colors: String

  /// The color visions with which the pair can't be distinguished; `nil` is normal vision.
  let visions: [ColorVision?]

  /// The minimum distance of two colors in Oklab, where white and black are 1 apart and 0.02 is
  /// just noticeable.
  private static let distance = 0.08

  @MainActor
  static func all(in colors: BarColors, _ contrast: UIAccessibilityContrast) -> [SimilarPair] {
    AppearancePath.Dimension.style.names.flatMap { style in
      colors.edges.flatMap { edge in
        ItemLayout.allCases.compactMap { layout in
          SimilarPair(layout, at: edge, in: colors, style: style, contrast: contrast)
        }
      }
    }
  }

  @MainActor
  private init?(
    _ layout: ItemLayout,
    at edge: BarColors.Edge,
    in colors: BarColors,
    style: String,
    contrast: UIAccessibilityContrast
  ) {
    let (selected, normal) = (
      Cell(layout: layout, state: .selected), Cell(layout: layout, state: .normal)
    )
    // Any difference other than color marks the selected item for all users.
    let appearance = edge.appearance
    let states = (appearance[selected], appearance[normal])
    guard appearance.selectionIndicatorTintColor == nil, appearance.selectionIndicatorImage == nil,
      states.0.titlePositionAdjustment == states.1.titlePositionAdjustment,
      states.0.titleTextAttributes[.font] as? UIFont
        == states.1.titleTextAttributes[.font] as? UIFont
    else { return nil }
    let traits = UITraitCollection.colors(isDark: style == "dark", contrast)
    var pairs: [(TabBarTheme.Color.Components, TabBarTheme.Color.Components)] = []
    for part in BarColors.Part.allCases {
      guard let selectedColor = colors.color(of: part, selected, at: edge, in: traits).components,
        let normalColor = colors.color(of: part, normal, at: edge, in: traits).components
      else { return nil }
      pairs.append((selectedColor, normalColor))
    }
    let visions = ([nil] + ColorVision.allCases.map(Optional.some)).filter { vision in
      pairs.allSatisfy { $0.distance(to: $1, seenWith: vision) < Self.distance }
    }
    guard !visions.isEmpty else { return nil }
    path = AppearancePath(
      style: style,
      edge: edge.name,
      cell: selected,
      property: BarColors.Part.icon.rawValue
    )
    self.visions = visions
    self.colors = [selected, normal]
      .map { colors.text(of: .icon, $0, at: edge, in: traits) }
      .joined(separator: " and ")
  }
}
