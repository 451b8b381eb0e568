/// What becomes of something that a theme sets, somewhere, and who says so.
///
/// Public reports are all there is to go by. Where they disagree, the row says what most have seen
/// and names the others.
package struct Capability: Hashable, Sendable {
  /// What becomes of it.
  package enum Effect: String, Hashable, Sendable, CaseIterable {
    /// It looks as set.
    case honored

    /// Nothing.
    case ignored

    /// It takes away what the system has there: left to the system unless the theme insists.
    case harmful

    /// Nobody has said.
    case unknown
  }

  /// How well it is known.
  package enum Evidence: String, Hashable, Sendable, CaseIterable {
    case documented
    case severalSources = "several sources"
    case oneSource = "one source"
    case inferred
    case none
  }

  package let key: CapabilityKey
  package let place: CapabilityPlace
  package let effect: Effect
  package let evidence: Evidence

  /// What is seen instead, or besides, to follow a colon; empty where it looks as set and nothing
  /// more.
  package let remark: String

  /// Who says so: trackers, documentation, people.
  package let sources: [String]

  /// Who says otherwise.
  package let objections: [String]
}

/// Where a row of the table holds: what isn't given is any.
package struct CapabilityPlace: Hashable, Sendable {
  package var systems = TabBarEnvironment.VersionRange()
  package var idiom: TabBarEnvironment.Idiom?
  package var look: TabBarEnvironment.Look?
  package var placement: BarPlacement?

  func contains(_ environment: TabBarEnvironment, _ placement: BarPlacement) -> Bool {
    systems.contains(environment.os)
      && idiom ?? environment.idiom == environment.idiom
      && look ?? environment.look == environment.look
      && self.placement ?? placement == placement
  }
}

/// Where on the screen the system puts the bar.
package enum BarPlacement: String, Hashable, Sendable, CaseIterable {
  /// At the bottom, as ever.
  case bottom

  /// At the top of an iPad with iOS 18 and later, in windows of regular width.
  case top

  /// At a side: an iPhone Duo with iOS 27.1 and later.
  case side

  /// Where the bar can be in an environment.
  package static func all(in environment: TabBarEnvironment) -> [BarPlacement] {
    switch environment.idiom {
    case .pad: environment.os >= 18 ? [.bottom, .top] : [.bottom]
    case .phone: environment.os >= TabBarEnvironment.Version(27, 1) ? [.bottom, .side] : [.bottom]
    }
  }
}
