import Foundation

/// A registration of a closure for changes of certain traits.
@MainActor final class TraitChangeRegistration: NSObject {
  private let differs: (TraitValues, TraitValues) -> Bool
  private let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  @available(iOS 17.0, *)
  init(_ traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void)
  {
    let traits = traits.compactMap { $0 as? any StoredTrait.Type }
    differs = { left, right in traits.contains { $0.differs(left, right) } }
    self.handler = handler
    super.init()
  }

  /// Calls the closure if one of its traits differs from the previous value.
  func notify(_ environment: any UITraitEnvironment, previous: UITraitCollection) {
    guard differs(environment.traitCollection.values, previous.values) else { return }
    handler(environment, previous)
  }
}

@available(iOS 17.0, *)
extension TraitChangeRegistration: UITraitChangeRegistration {
  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The registrations of a view or controller, in the order in which they were added.
@MainActor struct TraitChangeRegistrations {
  private var registrations: [TraitChangeRegistration] = []

  @available(iOS 17.0, *)
  mutating func add<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    _ handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { environment, previous in
      guard let environment = environment as? Environment else {
        preconditionFailure(
          "A trait change handler of \(type(of: environment)) can't take a \(Environment.self)"
        )
      }
      handler(environment, previous)
    }
    registrations.append(registration)
    return registration
  }

  @available(iOS 17.0, *)
  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  func notify(_ environment: any UITraitEnvironment, previous: UITraitCollection) {
    for registration in registrations { registration.notify(environment, previous: previous) }
  }
}
