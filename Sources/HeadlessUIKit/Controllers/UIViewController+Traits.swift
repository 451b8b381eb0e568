extension UIViewController {
  /// Returns the traits of the controller if it inherits the given ones.
  func resolvedTraits(_ inherited: UITraitCollection) -> UITraitCollection {
    inherited.overridden(style: .unspecified, with: parentTraitOverrides)
      .overridden(style: overrideUserInterfaceStyle, with: storedTraitOverrides)
  }

  /// Stores new traits, and notifies the controller and its observers.
  func takeTraits(_ traits: UITraitCollection) {
    let previous = storedTraits
    guard traits != previous else { return }
    storedTraits = traits
    traits.performAsCurrent { traitCollectionDidChange(previous) }
    traitRegistrations.notify(self, previous: previous)
  }

  /// Calls an operation with the controller, while its traits are the current ones.
  func asCurrent(_ operation: (UIViewController) -> Void) {
    traitCollection.performAsCurrent { operation(self) }
  }

  func updateTraits() {
    if let loadedView {
      loadedView.updateTraits()
    } else {
      takeTraits(resolvedTraits(parent?.traitCollection ?? .ofSimulatedSystem))
    }
  }
}

@available(iOS 17.0, *)
extension UIViewController: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping UIViewController.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    traitRegistrations.add(traits, handler)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.remove(registration)
  }

  /// The traits that the controller overrides for itself and its content.
  public var traitOverrides: any UITraitOverrides {
    get { storedTraitOverrides }
    set {
      storedTraitOverrides = TraitValues(newValue)
      updateTraits()
    }
  }
}
