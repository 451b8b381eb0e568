extension UIViewController {
  /// The traits of the controller where it inherits the given ones.
  func resolvedTraits(_ inherited: UITraitCollection) -> UITraitCollection {
    inherited.overridden(style: .unspecified, with: parentTraitOverrides)
      .overridden(style: overrideUserInterfaceStyle, with: storedTraitOverrides)
  }

  /// Takes new traits and tells about them.
  func takeTraits(_ traits: UITraitCollection) {
    let previous = storedTraits
    guard traits != previous else { return }
    storedTraits = traits
    traits.performAsCurrent { traitCollectionDidChange(previous) }
    traitRegistrations.notify(self, previous: previous)
  }

  /// Calls a method of the controller while its traits are the current ones.
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

  /// The traits that the controller changes for itself and what it contains.
  public var traitOverrides: any UITraitOverrides {
    get { storedTraitOverrides }
    set {
      storedTraitOverrides = TraitValues(newValue)
      updateTraits()
    }
  }
}
