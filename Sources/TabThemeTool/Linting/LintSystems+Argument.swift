import TabAppearance
import TabLint

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
}
