extension UITraitCollection {
  private static let stored = ThreadValue<UITraitCollection>(name: "UITraitCollection.current")

  /// The traits with which dynamic colors are resolved by default; those of a light device unless set.
  ///
  /// Each thread has its own current traits. During layout, drawing and changes of traits or tint, they are those of
  /// the view or controller; afterwards the previous traits are restored.
  public class var current: UITraitCollection {
    get { stored.value ?? .ofSimulatedSystem }
    set { stored.set(newValue) }
  }

  /// Runs a closure with the collection as the current traits.
  public func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.stored.with(self, operation: actions)
  }

  /// Runs an operation without current traits, as if none had been set.
  static func withoutCurrent<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try stored.with(nil, operation: operation)
  }

  /// The traits of the simulated device: an iPhone in portrait or an iPad, in light style at the base level.
  package static var ofSimulatedSystem: UITraitCollection {
    var values = TraitValues()
    let idiom = SimulatedSystem.current.idiom
    values.system = SimulatedSystem.chosen
    values.userInterfaceIdiom = idiom
    values.userInterfaceStyle = .light
    values.layoutDirection = .leftToRight
    values.displayScale = idiom == .pad ? 2 : 3
    values.horizontalSizeClass = idiom == .pad ? .regular : .compact
    values.verticalSizeClass = .regular
    values.preferredContentSizeCategory = .large
    values.displayGamut = .P3
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = .regular
    values.activeAppearance = .active
    return UITraitCollection(values: values)
  }
}

extension UITraitCollection {
  /// Whether dynamic colors may resolve differently with another collection.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    let other = traitCollection?.values ?? TraitValues()
    // Inferred from the traits on which documented colors depend.
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.displayGamut != other.displayGamut
      || values.activeAppearance != other.activeAppearance
  }
}
