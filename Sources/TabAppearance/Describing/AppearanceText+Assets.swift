import TabUIKit

extension AppearanceText {
  /// Names the colors that the app doesn't have: what stands in for them says nothing about the theme.
  mutating func nameMissingAssets(of theme: ResolvedTheme) {
    let variant = ColorVariant(traits)
    for (path, color) in theme.colorsByPath {
      if case .asset(let name) = color.value(for: variant), UIColor.asset(name) == nil {
        replace(path, by: color.value(for: variant).notation)
      }
    }
  }
}

extension ResolvedTheme {
  /// The colors, by the path of their line in a description.
  fileprivate var colorsByPath: [(path: String, color: ThemeColor)] {
    let edges = [("standard", standard), ("scrollEdge", scrollEdge)]
    let colors: [(String, ThemeColor?)] =
      [
        ("tintColor", tintColor.value),
        ("unselectedItemTintColor", unselectedItemTintColor.value),
      ]
      + edges.flatMap { name, appearance -> [(String, ThemeColor?)] in
        guard let appearance else { return [] }
        let bar: [(String, ThemeColor?)] = [
          ("backgroundColor", appearance.bar.backgroundColor),
          ("shadowColor", appearance.bar.shadowColor),
          ("selectionIndicatorTintColor", appearance.bar.selectionIndicatorTintColor),
        ]
        return bar.map { ("\(name).bar.\($0)", $1) }
          + appearance.cells.all.flatMap { cell, state -> [(String, ThemeColor?)] in
            let path = "\(name).\(cell.layout).\(cell.state)"
            return [
              ("\(path).iconColor", state.iconColor), ("\(path).title.color", state.title.color),
              ("\(path).badgeBackgroundColor", state.badgeBackgroundColor),
              ("\(path).badgeText.color", state.badgeText.color),
            ]
          }
      }
    return colors.compactMap { path, color in color.map { (path, $0) } }
  }
}
