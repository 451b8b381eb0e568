import Foundation
public import TabAppearance
public import TabScreens
import TabUIKit

extension TabSnapshotting where Value: TabSnapshotSubject {
  /// All settings of the bar's appearances, on an iPhone 16, as text.
  public static var dump: TabSnapshotting { dump() }

  /// All settings of the bar's appearances: in both styles and contrasts, at both edges, in all
  /// layouts and states.
  ///
  ///     assertTabSnapshot(of: theme, as: .dump)
  ///     // tintColor: #007AFF
  ///     // bar.backgroundEffect: systemChromeMaterial
  ///     // light.*.selected.iconColor: #005566
  ///     // dark.*.selected.iconColor: #5CD2E6
  ///
  /// Lines with equal values are folded into one: `*` is all layouts or all states, and an omitted
  /// name is both styles or both edges. For high contrast, only the lines that differ are listed.
  /// Settings that a new `UITabBarAppearance` has as well are omitted. An image is described by its
  /// size; ``image`` shows its pixels.
  ///
  /// - Parameter configuration: The device and traits that show the bar.
  /// - Returns: A strategy whose snapshots are text.
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

  /// The effective settings on an iPhone 16, as text.
  public static var resolved: TabSnapshotting { resolved() }

  /// The effective settings of the bar's appearances on a device: in its layout, at the edge, in
  /// the style and contrast.
  ///
  ///     assertTabSnapshot(of: theme, as: .resolved(on: .iPhone16(.landscape)))
  ///     // layout: compactInline
  ///     // bar.backgroundColor: #F1F8FA
  ///     // selected.iconColor: #005566
  ///
  /// - Parameter configuration: The device and traits that show the bar; an edge of `nil` is the
  ///   standard one.
  /// - Returns: A strategy whose snapshots are text.
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

  /// Returns the settings of the appearances in a contrast, with equal lines folded.
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
        AppearancePath.Line(path: AppearancePath(path: path, style: style), text: value)
      }
    }
    return AppearancePath.folded(lines).map { line in
      "\(line.path.text(hasEdges: bar.scrollEdgeAppearance != nil)): \(line.text)"
    }
  }
}

extension UITabBarAppearance {
  /// Returns the lines of the description that aren't in the default appearance's.
  fileprivate func ownLines(
    _ usual: Set<AppearanceText.Line>,
    in traits: UITraitCollection
  ) -> [AppearanceText.Line] {
    descriptionLines(in: traits).filter { !usual.contains($0) }
  }
}

extension Set<AppearanceText.Line> {
  /// Returns the lines of the description of a new appearance.
  @MainActor
  fileprivate static func usual(in traits: UITraitCollection) -> Self {
    Set(UITabBarAppearance().descriptionLines(in: traits))
  }
}
