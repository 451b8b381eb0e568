import TabAppearance
import TabScreens

extension LintSystems {
  /// Parses `15...27`, `26...` or `18`.
  ///
  /// - Throws: ``UsageError`` for anything else, for versions below the minimum of the package, and
  ///   for versions that aren't supported yet.
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
    // Versions don't have a sign in this notation.
    let isPlain = text.allSatisfy { $0.isNumber || $0 == "." }
    guard isPlain, let versions = TabBarEnvironment.VersionRange(text: notation) else {
      throw .notVersions(text, option: "--ios")
    }
    guard versions.lowest >= Self.supported.versions.lowest else {
      throw .versionTooOld(text, first: Self.supported.versions.lowest)
    }
    // A range may be open: later versions are checked as the last supported version.
    let end = Self.supported.versions.limit ?? 28
    guard versions.lowest < end, versions.limit ?? end <= end else {
      throw .versionTooNew(text, last: TabBarEnvironment.Version.lastKnown)
    }
    self.init(text: text, versions: versions)
  }
}
