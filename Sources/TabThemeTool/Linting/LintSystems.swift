import TabAppearance
import TabJSON

/// The versions of iOS that themes are checked for.
struct LintSystems: Hashable, Sendable {
  /// What was written, as in `15...27`.
  let text: String
  let versions: TabBarEnvironment.VersionRange

  /// From the first version that the package runs on to the last that is known of.
  static let known = LintSystems(text: "15...27", versions: ">=15 <28")

  /// The versions that are known of; there are none between 18 and 26.
  static let majors: [TabBarEnvironment.Version] = [15, 16, 17, 18, 26, 27]

  /// The versions at which something changes.
  private static let landmarks = majors + [TabBarEnvironment.Version(27, 1)]
}

extension LintSystems {
  /// Reads `15...27`, `26...` or `18`.
  ///
  /// - Throws: ``UsageError`` for anything else, for versions on which the package doesn't run, and for versions
  ///   of which nothing is known.
  init(_ text: String) throws(UsageError) {
    let ends = text.firstRange(of: "...").map { dots in
      [String(text[..<dots.lowerBound]), String(text[dots.upperBound...])]
    }
    let notation =
      switch ends {
      case nil: text
      case let ends? where ends[1].isEmpty: ">=\(ends[0])"
      case let ends?: ">=\(ends[0]) <=\(ends[1])"
      }
    // No version is written with a sign here.
    let isPlain = text.allSatisfy { $0.isNumber || $0 == "." }
    guard isPlain, let versions = TabBarEnvironment.VersionRange(text: notation) else {
      throw .notVersions(text, option: "--ios")
    }
    guard versions.lowest >= Self.known.versions.lowest else {
      throw .versionTooOld(text, first: Self.known.versions.lowest)
    }
    // A range may have no end: later versions are checked as the last known version.
    let end = Self.known.versions.limit ?? 28
    guard versions.lowest < end, versions.limit ?? end <= end else {
      throw .versionTooNew(text, last: Self.majors[Self.majors.count - 1])
    }
    self.init(text: text, versions: versions)
  }

  /// Every environment in which something can differ for a theme.
  func environments(for theme: TabBarTheme) -> [TabBarEnvironment] {
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
