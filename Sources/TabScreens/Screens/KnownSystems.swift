package import TabAppearance

extension TabBarEnvironment.Version {
  /// The major versions of iOS whose bars are known, in order; there are none between 18 and 26.
  ///
  /// Add a new version of iOS here, and its differences to the capability table and to the facts of
  /// `HeadlessUIKit`.
  package static let known: [TabBarEnvironment.Version] = [15, 16, 17, 18, 26, 27]

  /// The versions from the first known one to the end of the last one.
  package static let knownRange = known[0]..<TabBarEnvironment.Version(lastKnown.major + 1)

  /// The last known major version.
  package static let lastKnown = known[known.count - 1]
}
