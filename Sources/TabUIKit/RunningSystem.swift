package import Foundation

/// The system that the program runs on: the seam for its version, device and look.
@MainActor
package enum RunningSystem {
  /// The version of iOS: the major and the minor number.
  package static var version: (major: Int, minor: Int) {
    #if canImport(UIKit)
    let version = ProcessInfo.processInfo.operatingSystemVersion
    #if targetEnvironment(macCatalyst)
    // The version is that of macOS: up to 15, iOS of the same year has a major version three
    // higher.
    if version.majorVersion < 26 { return (version.majorVersion + 3, version.minorVersion) }
    #endif
    return (version.majorVersion, version.minorVersion)
    #else
    (SimulatedSystem.current.osVersion.major, SimulatedSystem.current.osVersion.minor)
    #endif
  }

  /// Whether tab bars are drawn as before iOS 26.
  package static var hasClassicLook: Bool {
    #if canImport(UIKit)
    hasClassicLook(os: version.major, info: appInfo)
    #else
    SimulatedSystem.current.look == .classic
    #endif
  }

  #if canImport(UIKit)
  /// The app's `Info.plist`, read once: each access to `infoDictionary` bridges the dictionary, and a
  /// layout pass reads the look dozens of times.
  private static let appInfo = Bundle.main.infoDictionary ?? [:]
  #endif

  /// Returns whether an app has the classic look, by the version of iOS and the app's `Info.plist`.
  ///
  /// From iOS 26 on, an app has the look if it sets `UIDesignRequiresCompatibility` and was built
  /// with an SDK before iOS 27, which `DTPlatformVersion` names. Apple documents that the key is
  /// ignored "when you build for iOS 27 or later", and OUDS for iOS (#1557) reports that an app
  /// built with Xcode 26 stays classic on iOS 27. In Apple's forums (thread 858194) the author
  /// thinks that the running system decides. Without `DTPlatformVersion` the SDK is assumed to be
  /// the system's.
  package nonisolated static func hasClassicLook(os: Int, info: [String: Any]) -> Bool {
    let sdk = (info["DTPlatformVersion"] as? String).flatMap { Int($0.prefix { $0 != "." }) } ?? os
    let asksForCompatibility = info["UIDesignRequiresCompatibility"] as? Bool ?? false
    return os < 26 || asksForCompatibility && sdk < 27
  }

  /// The seconds since a fixed moment in the past, for differences only.
  package static var time: TimeInterval {
    #if canImport(UIKit)
    ProcessInfo.processInfo.systemUptime
    #else
    SimulatedClock.current.now
    #endif
  }
}
