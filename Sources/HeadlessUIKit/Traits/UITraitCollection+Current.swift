extension UITraitCollection {
  private static let stored = ThreadValue<UITraitCollection>(name: "UITraitCollection.current")

  /// The traits that dynamic colors resolve with when none are given; those of a light device unless set.
  ///
  /// Each thread has its own. While views and controllers lay out, draw, and are told new traits or a new tint, they are those
  /// of the view or controller; afterwards they are again what they were.
  public class var current: UITraitCollection {
    get { stored.value ?? .ofSimulatedSystem }
    set { stored.set(newValue) }
  }

  /// Runs the closure with the collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.stored.with(self, operation: actions)
  }

  /// Runs an operation as if the current collection had never been set.
  static func withoutCurrent<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try stored.with(nil, operation: operation)
  }

  /// The traits of a light portrait phone, or of a light tablet, at the base level.
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
  /// Whether dynamic colors may resolve differently with the other collection.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    let other = traitCollection?.values ?? TraitValues()
    // The list is inferred from what the documented colors depend on.
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.displayGamut != other.displayGamut
      || values.activeAppearance != other.activeAppearance
  }
}
