/// The system that the stand-in simulates: its version, its look and its kind of device.
///
/// All that differs between systems reads `SimulatedSystem.current`, which `SimulatedSystem.withCurrent(_:operation:)`
/// replaces during an operation.
package struct SimulatedSystem: Hashable, Sendable {
  package var osVersion: OSVersion

  /// The look of the system's bars.
  package var look: Look

  package var idiom: UIUserInterfaceIdiom

  /// Whether Reduce Transparency is on, in the accessibility settings.
  var reducesTransparency: Bool

  /// Whether Reduce Motion is on, in the accessibility settings.
  package var reducesMotion: Bool

  /// The unverified behaviors of UIKit that the stand-in shows.
  package var unverifiedBehaviors: UnverifiedBehaviors

  /// Creates a system; if `look` is nil, it has the look of the version: glass from iOS 26 on.
  ///
  /// An app that opts out of glass has the classic look on iOS 26.
  package init(
    osVersion: OSVersion = OSVersion(18, 5),
    look: Look? = nil,
    idiom: UIUserInterfaceIdiom = .phone,
    reducesTransparency: Bool = false,
    reducesMotion: Bool = false,
    unverifiedBehaviors: UnverifiedBehaviors = .ofProcess
  ) {
    precondition(
      osVersion >= OSVersion.first,
      "The stand-in draws the bars of iOS \(OSVersion.first) and later (was \(osVersion))"
    )
    self.osVersion = osVersion
    self.look = look ?? .usual(for: osVersion)
    self.idiom = idiom
    self.reducesTransparency = reducesTransparency
    self.reducesMotion = reducesMotion
    self.unverifiedBehaviors = unverifiedBehaviors
  }

  /// The system of the running task; an iPhone with iOS 18.5 unless another was chosen.
  ///
  /// Tasks made with `async let`, in a group or with `Task { }` inherit it. A thread of Dispatch or Foundation and a
  /// detached task don't; there the traits carry their system.
  package static var current: SimulatedSystem { chosen ?? SimulatedSystem() }

  /// The system that was chosen for the running task; nil if none was.
  static var chosen: SimulatedSystem? { ofTask.get() }

  /// Returns the system for objects with these traits: the chosen one, else that of the traits, else the default.
  static func current(for traits: UITraitCollection) -> SimulatedSystem {
    chosen ?? traits.values.system ?? SimulatedSystem()
  }

  /// Runs an operation with another system as the current one, at first with the system's traits as the current ones.
  package static func withCurrent<Result>(
    _ system: SimulatedSystem,
    operation: () throws -> Result
  ) rethrows -> Result {
    try ofTask.withValue(system) {
      try SimulatedClock.withOwnAnimations { try UITraitCollection.withoutCurrent(operation) }
    }
  }

  // Not the macro `@TaskLocal`, which some compilers that check this source don't have.
  private static let ofTask = TaskLocal<SimulatedSystem?>(wrappedValue: nil)
}
