extension UITraitCollection {
  private static let performing = TaskLocal<UITraitCollection?>(wrappedValue: nil)

  /// The traits that dynamic colors resolve with when none are given.
  ///
  /// UIKit's is a value of the thread that can be set; this one is a value of the running task that `performAsCurrent` sets.
  public class var current: UITraitCollection { performing.get() ?? .ofSimulatedSystem }

  /// Runs the closure with the collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.performing.withValue(self, operation: actions)
  }

  /// The traits of a light portrait phone, or of a light tablet, at the base level.
  package static var ofSimulatedSystem: UITraitCollection {
    var values = TraitValues()
    let idiom = SimulatedSystem.current.idiom
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
