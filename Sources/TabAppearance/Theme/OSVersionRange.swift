/// Versions of iOS, from one up to another.
///
///     let glass: OSVersionRange = ">=26"
///     let between: OSVersionRange = ">=17 <26"
///     let eighteen: OSVersionRange = "18"  // 18.0, 18.1 and so on
public struct OSVersionRange: Hashable, Sendable {
  /// The first version.
  public let lowest: OSVersion

  /// The first version that comes too late, or `nil` if none does.
  public let limit: OSVersion?

  /// Creates a range of versions.
  ///
  /// - Parameters:
  ///   - lowest: The first version.
  ///   - limit: The first version that comes too late, or `nil` if none does.
  /// - Precondition: `lowest` comes before `limit`.
  public init(from lowest: OSVersion = 0, upTo limit: OSVersion? = nil) {
    if let limit {
      precondition(
        lowest < limit,
        "OSVersionRange.lowest must come before the limit \(limit) (was \(lowest))"
      )
    }
    self.lowest = lowest
    self.limit = limit
  }

  /// Whether a version is in the range.
  ///
  /// - Parameter version: The version.
  /// - Returns: `true` from ``lowest`` on, as long as the version comes before ``limit``.
  public func contains(_ version: OSVersion) -> Bool {
    lowest <= version && limit.map { version < $0 } ?? true
  }
}
