import TabAppearance
import TabScreens

/// The versions of iOS for which themes are checked.
struct LintSystems: Hashable, Sendable {
  /// The range as written, for example `15...27`.
  let text: String
  let versions: TabBarEnvironment.VersionRange

  /// All known versions.
  static let supported = {
    let known = TabBarEnvironment.Version.knownRange
    return LintSystems(
      text: "\(known.lowerBound)...\(TabBarEnvironment.Version.lastKnown)",
      versions: .init(from: known.lowerBound, upTo: known.upperBound)
    )
  }()

  /// The versions at which capabilities change.
  private static let landmarks =
    TabBarEnvironment.Version.known + [TabBarEnvironment.Version(27, 1)]

  init(text: String, versions: TabBarEnvironment.VersionRange) {
    (self.text, self.versions) = (text, versions)
  }
}

extension LintSystems {
  /// Returns every environment in which a theme can differ.
  func environments(for theme: TabBarTheme) -> [TabBarEnvironment] {
    let ends = theme.variations.compactMap(\.iOS).flatMap {
      [$0.lowest] + ($0.limit.map { [$0] } ?? [])
    }
    let all = Set(Self.landmarks + ends + [versions.lowest]).filter(versions.contains).sorted()
    return all.flatMap { os in
      TabBarEnvironment.Idiom.allCases.flatMap { idiom in
        // On iOS 26 apps can still request the classic look; it is checked if a variation has it as
        // a condition.
        let asks = os >= 26 && os < 27 && theme.variations.contains { $0.look == .classic }
        let looks: [TabBarEnvironment.Look?] = asks ? [.classic, nil] : [nil]
        return looks.map { TabBarEnvironment(os: os, idiom: idiom, look: $0) }
      }
    }
  }
}
