extension UIView {
  /// Updates the traits of the view and of its descendants from those of its superview.
  func updateTraits() {
    if let superview { inheritedTraits = superview.traitCollection }
    var traits = inheritedTraits
    if let viewController {
      traits = viewController.resolvedTraits(traits)
      viewController.takeTraits(traits)
    }
    traits = traits.overridden(style: overrideUserInterfaceStyle, with: storedTraitOverrides)
    let previous = storedTraits
    guard traits != previous else { return }
    storedTraits = traits
    constraintInputsDidChange()
    traits.performAsCurrent { traitCollectionDidChange(previous) }
    traitRegistrations.notify(self, previous: previous)
    for view in subviews { view.updateTraits() }
  }
}

@available(iOS 17.0, *)
extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping UIView.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    traitRegistrations.add(traits, handler)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.remove(registration)
  }

  /// The traits that the view overrides for itself and its descendants.
  public var traitOverrides: any UITraitOverrides {
    get { storedTraitOverrides }
    set {
      storedTraitOverrides = TraitValues(newValue)
      updateTraits()
    }
  }
}

extension TraitValues {
  /// Creates the values that were handed out as trait overrides; other types of overrides are rejected.
  @available(iOS 17.0, *)
  init(_ overrides: any UIMutableTraits) {
    guard let values = overrides as? TraitValues else {
      preconditionFailure("traitOverrides must be changed, not replaced (was \(overrides))")
    }
    self = values
  }
}
