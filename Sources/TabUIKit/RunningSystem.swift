package import Foundation

/// What the program runs on: the seam for the system's version, device and look.
@MainActor
package enum RunningSystem {
  /// The version of iOS: the major and the minor number.
  package static var version: (major: Int, minor: Int) {
    #if canImport(UIKit)
    let version = ProcessInfo.processInfo.operatingSystemVersion
    #if targetEnvironment(macCatalyst)
    // There it is the version of macOS: up to 15 that of iOS in the same year is three more.
    if version.majorVersion < 26 { return (version.majorVersion + 3, version.minorVersion) }
    #endif
    return (version.majorVersion, version.minorVersion)
    #else
    (SimulatedSystem.current.osVersion.major, SimulatedSystem.current.osVersion.minor)
    #endif
  }

  /// Whether tab bars are drawn as before iOS 26.
  ///
  /// An app can ask for that with `UIDesignRequiresCompatibility`, which iOS 27 and later ignore
  /// (documented by Apple).
  package static var hasClassicLook: Bool {
    #if canImport(UIKit)
    let asksForCompatibility =
      Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility") as? Bool ?? false
    return version.major < 26 || version.major == 26 && asksForCompatibility
    #else
    SimulatedSystem.current.look == .classic
    #endif
  }

  /// The seconds since some moment in the past, to compare with one another.
  package static var time: TimeInterval {
    #if canImport(UIKit)
    ProcessInfo.processInfo.systemUptime
    #else
    SimulatedClock.current.now
    #endif
  }
}
