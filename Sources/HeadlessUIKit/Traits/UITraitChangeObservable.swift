public import Foundation

/// A registration for trait changes, with which it can be removed.
@available(iOS 17.0, *)
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {
}

/// An object that calls closures when its traits change.
@available(iOS 17.0, *)
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> =
    @MainActor (
      _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void where TraitEnvironment: UITraitEnvironment

  @discardableResult
  func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
