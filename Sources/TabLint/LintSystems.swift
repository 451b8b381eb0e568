package import TabAppearance

/// The versions of iOS that themes are checked for.
package struct LintSystems: Hashable, Sendable {
  /// What was written, as in `15...27`.
  package let text: String
  package let versions: TabBarEnvironment.VersionRange

  /// From the first version that the package runs on to the last that is known of.
  package static let known = LintSystems(text: "15...27", versions: ">=15 <28")

  /// The versions that are known of; there are none between 18 and 26.
  package static let majors: [TabBarEnvironment.Version] = [15, 16, 17, 18, 26, 27]

  /// The versions at which something changes.
  private static let landmarks = majors + [TabBarEnvironment.Version(27, 1)]

  package init(text: String, versions: TabBarEnvironment.VersionRange) {
    (self.text, self.versions) = (text, versions)
  }
}

extension LintSystems {
  /// Every environment in which something can differ for a theme.
  package func environments(for theme: TabBarTheme) -> [TabBarEnvironment] {
    let ends = theme.variations.compactMap(\.iOS).flatMap {
      [$0.lowest] + ($0.limit.map { [$0] } ?? [])
    }
    let all = Set(Self.landmarks + ends + [versions.lowest]).filter(versions.contains).sorted()
    return all.flatMap { os in
      TabBarEnvironment.Idiom.allCases.flatMap { idiom in
        // On iOS 26 apps can still ask for the classic look, which a theme that speaks of it counts on.
        let asks = os >= 26 && os < 27 && theme.variations.contains { $0.look == .classic }
        let looks: [TabBarEnvironment.Look?] = asks ? [.classic, nil] : [nil]
        return looks.map { TabBarEnvironment(os: os, idiom: idiom, look: $0) }
      }
    }
  }
}
