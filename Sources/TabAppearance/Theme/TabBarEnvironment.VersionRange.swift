extension TabBarEnvironment {
  /// Versions of iOS, from one up to another.
  ///
  ///     let glass: TabBarEnvironment.VersionRange = ">=26"
  ///     let between: TabBarEnvironment.VersionRange = ">=17 <26"
  ///     let eighteen: TabBarEnvironment.VersionRange = "18"  // 18.0, 18.1 and so on
  public struct VersionRange: Hashable, Sendable {
    /// The first version.
    public let lowest: TabBarEnvironment.Version

    /// The first version that comes too late, or `nil` if none does.
    public let limit: TabBarEnvironment.Version?

    /// Creates a range of versions.
    ///
    /// - Parameters:
    ///   - lowest: The first version.
    ///   - limit: The first version that comes too late, or `nil` if none does.
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
    /// - Parameter version: The version.
    /// - Returns: `true` from ``lowest`` on, as long as the version comes before ``limit``.
    public func contains(_ version: TabBarEnvironment.Version) -> Bool {
      lowest <= version && limit.map { version < $0 } ?? true
    }
  }
}
