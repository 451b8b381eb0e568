import Foundation
public import TabAppearance
public import TabScreens
import TabUIKit

extension TabSnapshotting where Value: TabSnapshotSubject {
  /// Everything that the bar's appearances set, on an iPhone 16, as text.
  public static var dump: TabSnapshotting { dump() }

  /// Everything that the bar's appearances set: in both styles and contrasts, at both edges, in all layouts and states.
  ///
  ///     assertTabSnapshot(of: theme, as: .dump)
  ///     // tintColor: #007AFF
  ///     // bar.backgroundEffect: systemChromeMaterial
  ///     // light.*.selected.iconColor: #005566
  ///     // dark.*.selected.iconColor: #5CD2E6
  ///
  /// What is equal in several places is one line: `*` stands for all layouts or all states, and a name that is left out for
  /// both styles or both edges. High contrast has the lines that differ. What a new `UITabBarAppearance` has, too, has no
  /// line.
  ///
  /// - Parameter configuration: Where the bar is shown.
  /// - Returns: The strategy.
  public static func dump(
    on configuration: TabSnapshotConfiguration = .iPhone16()
  ) -> TabSnapshotting {
    TabSnapshotting(on: configuration) { value, configuration in
      try ShownBar.with(value, on: configuration) { shown in
        let standard = shown.lines(.normal)
        let high = shown.lines(.high).filter { !standard.contains($0) }
        return .text((standard + high.map { "high contrast.\($0)" }).map { "\($0)\n" }.joined())
      }
    }
  }

  /// What is in force on an iPhone 16, as text.
  public static var resolved: TabSnapshotting { resolved() }

  /// What of the bar's appearances is in force on a device: in its layout, at the edge, in the style and contrast.
  ///
  ///     assertTabSnapshot(of: theme, as: .resolved(on: .iPhone16(.landscape)))
  ///     // layout: compactInline
  ///     // bar.backgroundColor: #F1F8FA
  ///     // selected.iconColor: #005566
  ///
  /// - Parameter configuration: Where the bar is shown; an edge of `nil` is the standard one.
  /// - Returns: The strategy.
  public static func resolved(
    on configuration: TabSnapshotConfiguration = .iPhone16()
  ) -> TabSnapshotting {
    TabSnapshotting(on: configuration) { value, configuration in
      try ShownBar.with(value, on: configuration) { shown in
        let layout = shown.itemLayout.rawValue
        let others = ItemLayout.allCases.filter { $0 != shown.itemLayout }.map { "\($0.rawValue)." }
        let traits = shown.bar.traitCollection
        let isAtEdge = configuration.edge == .scrollEdge
        let appearance =
          (isAtEdge ? shown.bar.scrollEdgeAppearance : nil) ?? shown.bar.standardAppearance
        let lines = appearance.ownLines(.usual(in: traits), in: traits).sorted { $0.path < $1.path }
          .compactMap { line -> String? in
            if others.contains(where: line.path.hasPrefix) { return nil }
            let isOfLayout = line.path.hasPrefix("\(layout).")
            let path = isOfLayout ? line.path.dropFirst(layout.count + 1) : line.path[...]
            return "\(path): \(line.value)"
          }
        let head = [(path: "layout", value: layout)] + shown.tints(in: traits)
        let all = head.map { "\($0.path): \($0.value)" } + lines
        return .text(all.map { "\($0)\n" }.joined())
      }
    }
  }
}

extension TabSnapshotting where Value == TabBarTheme {
  /// The theme as a theme file, with the keys in the order of the documentation.
  ///
  ///     assertTabSnapshot(of: theme, as: .json)
  public static var json: TabSnapshotting {
    TabSnapshotting { theme, _ in .json(theme.json()) }
  }
}

extension ShownBar {
  fileprivate func tints(in traits: UITraitCollection) -> [(path: String, value: String)] {
    let text = AppearanceText(traits: traits)
    let colors = [
      ("tintColor", bar.tintColor), ("unselectedItemTintColor", bar.unselectedItemTintColor),
    ]
    return colors.compactMap { name, color in color.map { (name, text.color($0)) } }
  }

  /// What the appearances set in a contrast, folded.
  fileprivate func lines(_ contrast: UIAccessibilityContrast) -> [String] {
    let lines = AppearancePath.Dimension.style.names.flatMap { style -> [AppearancePath.Line] in
      let traits = UITraitCollection(traitsFrom: [
        bar.traitCollection,
        UITraitCollection(userInterfaceStyle: style == "dark" ? .dark : .light),
        UITraitCollection(accessibilityContrast: contrast),
      ])
      let edges: [(String, UITabBarAppearance?)] = [
        ("standard", bar.standardAppearance), ("scrollEdge", bar.scrollEdgeAppearance),
      ]
      let usual = Set<AppearanceText.Line>.usual(in: traits)
      let appearances = edges.flatMap { edge, appearance in
        (appearance?.ownLines(usual, in: traits) ?? [])
          .map { (path: "\(edge).\($0.path)", value: $0.value) }
      }
      return (tints(in: traits) + appearances).map { path, value in
        AppearancePath.Line(place: AppearancePath(path: path, style: style), text: value)
      }
    }
    return AppearancePath.folded(lines).map { line in
      "\(line.place.text(hasEdges: bar.scrollEdgeAppearance != nil)): \(line.text)"
    }
  }
}

extension UITabBarAppearance {
  /// The lines of the description that aren't usual.
  fileprivate func ownLines(
    _ usual: Set<AppearanceText.Line>,
    in traits: UITraitCollection
  ) -> [AppearanceText.Line] {
    descriptionLines(in: traits).filter { !usual.contains($0) }
  }
}

extension Set<AppearanceText.Line> {
  /// The lines of the description of a new appearance.
  @MainActor
  fileprivate static func usual(in traits: UITraitCollection) -> Self {
    Set(UITabBarAppearance().descriptionLines(in: traits))
  }
}
