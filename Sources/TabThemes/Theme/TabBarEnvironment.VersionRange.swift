extension TabBarEnvironment {
  /// A half-open range of iOS versions.
  ///
  ///     let glass: TabBarEnvironment.VersionRange = ">=26"
  ///     let between: TabBarEnvironment.VersionRange = ">=17 <26"
  ///     let eighteen: TabBarEnvironment.VersionRange = "18"  // 18.0, 18.1 and so on
  public struct VersionRange: Hashable, Sendable {
    /// The first version in the range.
    public let lowest: TabBarEnvironment.Version

    /// The first version after the range, or `nil` if it has no end.
    public let limit: TabBarEnvironment.Version?

    /// Creates a half-open range of versions.
    ///
    /// - Parameters:
    ///   - lowest: The first version in the range.
    ///   - limit: The first version after the range, or `nil` if it has no end.
    /// - Precondition: `lowest` comes before `limit`.
    public init(
      from lowest: TabBarEnvironment.Version = 0,
      upTo limit: TabBarEnvironment.Version? = nil
    ) {
      if let limit {
        precondition(
          lowest < limit,
          "TabBarEnvironment.VersionRange.lowest must come before the limit \(limit) (was \(lowest))"
        )
      }
      self.lowest = lowest
      self.limit = limit
    }

    /// Whether a version is in the range.
    ///
    /// - Parameter version: The version to test.
    /// - Returns: `true` if the version is ``lowest`` or later and before ``limit``.
    public func contains(_ version: TabBarEnvironment.Version) -> Bool {
      lowest <= version && limit.map { version < $0 } ?? true
    }
  }
}
