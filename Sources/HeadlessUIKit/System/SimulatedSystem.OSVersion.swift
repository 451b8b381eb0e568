extension SimulatedSystem {
  /// A version of iOS, such as 18.5.
  package struct OSVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    package var major: Int
    package var minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
      precondition(
        major >= 0 && minor >= 0,
        "OSVersion must not be negative (was \(major).\(minor))"
      )
      self.major = major
      self.minor = minor
    }

    package static func < (left: OSVersion, right: OSVersion) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }

    /// The first version whose bars the stand-in draws; earlier versions drew them differently.
    package static let first = OSVersion(15)

    /// The first version without a measured picture.
    static let firstUnknown = OSVersion(27)

    package var description: String { "\(major).\(minor)" }
  }
}
