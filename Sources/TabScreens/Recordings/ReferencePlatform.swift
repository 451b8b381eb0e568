package import TabAppearance

/// A version of iOS and a kind of device whose UIKit draws the references of snapshots.
///
/// Such references are in a folder of their own, since pictures and layouts depend on both.
/// `HeadlessUIKit` draws the same on every machine, so its references have no platform.
package struct ReferencePlatform: Hashable, Sendable {
  /// The path of the folder below `__Snapshots__`, as in `iOS-26/iPhone`.
  package let folder: String

  package init(os: TabBarEnvironment.Version, idiom: TabBarEnvironment.Idiom) {
    folder = "iOS-\(os.major)/\(idiom == .phone ? "iPhone" : "iPad")"
  }

  /// Finds the platform in the path of a reference; `nil` if the path has none.
  package init?(path: String) {
    let parts = path.split(separator: "/").drop { $0 != "__Snapshots__" }.dropFirst().prefix(2)
    guard parts.count == 2, let system = parts.first, let device = parts.last,
      system.hasPrefix("iOS-"), Int(system.dropFirst(4)) != nil,
      ["iPhone", "iPad"].contains(device)
    else { return nil }
    folder = "\(system)/\(device)"
  }

  /// The platform of this process; `nil` where `HeadlessUIKit` draws.
  @MainActor package static var current: ReferencePlatform? {
    #if canImport(UIKit)
    let environment = TabBarEnvironment.current
    return ReferencePlatform(os: environment.os, idiom: environment.idiom)
    #else
    return nil
    #endif
  }
}
