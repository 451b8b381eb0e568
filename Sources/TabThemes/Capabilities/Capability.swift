/// The effect of a theme key on one system, with the evidence and its sources.
///
/// Public reports are the only evidence. Where they disagree, the row follows the majority and
/// lists the others as objections.
package struct Capability: Hashable, Sendable {
  /// The effect of setting the key.
  package enum Effect: String, Hashable, Sendable, CaseIterable {
    /// The property looks as set.
    case honored

    /// Setting the property changes nothing.
    case ignored

    /// Setting the property removes what the system draws: the compiler leaves the property unset
    /// unless the theme insists.
    case harmful

    /// No source describes the effect.
    case unknown
  }

  /// The strength of the evidence for the effect.
  package enum Evidence: String, Hashable, Sendable, CaseIterable {
    case documented
    case severalSources = "several sources"
    case oneSource = "one source"
    case inferred
    case none
  }

  package let key: CapabilityKey
  package let scope: CapabilityScope
  package let effect: Effect
  package let evidence: Evidence

  /// Text about other effects, to follow a colon; empty if the property looks as set and nothing
  /// else changes.
  package let remark: String

  /// The sources of the effect: issues, documentation, authors.
  package let sources: [String]

  /// The sources that contradict it.
  package let objections: [String]
}

/// The systems for which a row of the table holds; a condition that is absent matches any.
package struct CapabilityScope: Hashable, Sendable {
  package var systems = TabBarEnvironment.VersionRange()
  package var idiom: TabBarEnvironment.Idiom?
  package var look: TabBarEnvironment.Look?
  package var placement: BarPlacement?

  func contains(_ environment: TabBarEnvironment, at placement: BarPlacement) -> Bool {
    systems.contains(environment.os)
      && idiom ?? environment.idiom == environment.idiom
      && look ?? environment.look == environment.look
      && self.placement ?? placement == placement
  }
}

/// The edge of the screen at which the system puts the bar.
package enum BarPlacement: String, Hashable, Sendable, CaseIterable {
  /// At the bottom, on every version of iOS.
  case bottom

  /// At the top of an iPad with iOS 18 and later, in windows of regular width.
  case top

  /// At a side, on an iPhone Duo with iOS 27.1 and later.
  case side

  /// Returns the placements that are possible in an environment.
  package static func all(in environment: TabBarEnvironment) -> [BarPlacement] {
    switch environment.idiom {
    case .pad: environment.os >= 18 ? [.bottom, .top] : [.bottom]
    case .phone: environment.os >= TabBarEnvironment.Version(27, 1) ? [.bottom, .side] : [.bottom]
    }
  }
}
