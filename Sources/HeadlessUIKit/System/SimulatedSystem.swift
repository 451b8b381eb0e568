/// The system that the stand-in behaves like: its version, its look and its kind of device.
///
/// Everything that differs between systems reads `SimulatedSystem.current`. Code that chooses another one runs inside
/// `SimulatedSystem.withCurrent(_:operation:)`.
package struct SimulatedSystem: Hashable, Sendable {
  package var osVersion: OSVersion

  /// How bars are drawn.
  package var look: Look

  package var idiom: UIUserInterfaceIdiom

  /// Whether the user has turned off what shines through, in the settings of accessibility.
  package var reducesTransparency: Bool

  /// Whether the user has turned off motion, in the settings of accessibility.
  package var reducesMotion: Bool

  /// The unverified behaviors of UIKit that the stand-in shows.
  package var unverifiedBehaviors: UnverifiedBehaviors

  /// Creates a system; a look of `nil` is that of the version: glass from iOS 26 on.
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

  /// The system of the running task; an iPhone with iOS 18.5 unless chosen otherwise.
  ///
  /// It is also that of the tasks which this one makes with `async let` or a group, and of `Task { }`. A thread of Dispatch
  /// or Foundation and a detached task have no system that was chosen; traits carry theirs there.
  package static var current: SimulatedSystem { chosen ?? SimulatedSystem() }

  /// The system that was chosen for the running task.
  static var chosen: SimulatedSystem? { ofTask.get() }

  /// The system in which something of an interface with these traits is.
  static func current(for traits: UITraitCollection) -> SimulatedSystem {
    chosen ?? traits.values.system ?? SimulatedSystem()
  }

  /// Runs the operation on another system, at first with its traits as the current ones.
  package static func withCurrent<Result>(
    _ system: SimulatedSystem,
    operation: () throws -> Result
  ) rethrows -> Result {
    try ofTask.withValue(system) {
      try SimulatedClock.withOwnAnimations { try UITraitCollection.withoutCurrent(operation) }
    }
  }

  // Written out, since not every compiler that checks this source has the macro.
  private static let ofTask = TaskLocal<SimulatedSystem?>(wrappedValue: nil)
}
