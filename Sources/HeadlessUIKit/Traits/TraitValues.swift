/// The values of a trait collection; a trait that isn't given is unspecified, a scale is 0.
package struct TraitValues: UIMutableTraits, Hashable, Sendable {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var displayScale: CGFloat = 0
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var displayGamut = UIDisplayGamut.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified

  /// The simulated system of the interface that the traits are of; nil where none was chosen.
  ///
  /// It goes where the traits go, on other threads too, which know nothing of the task that chose it.
  var system: SimulatedSystem?

  package init() {}

  /// The values with those that `other` specifies put over them.
  package func overlaid(with other: TraitValues) -> TraitValues {
    var result = self
    result.take(\.userInterfaceIdiom, from: other)
    result.take(\.userInterfaceStyle, from: other)
    result.take(\.layoutDirection, from: other)
    result.take(\.displayScale, from: other)
    result.take(\.horizontalSizeClass, from: other)
    result.take(\.verticalSizeClass, from: other)
    result.take(\.preferredContentSizeCategory, from: other)
    result.take(\.displayGamut, from: other)
    result.take(\.accessibilityContrast, from: other)
    result.take(\.userInterfaceLevel, from: other)
    result.take(\.legibilityWeight, from: other)
    result.take(\.activeAppearance, from: other)
    result.take(\.system, from: other)
    return result
  }

  private mutating func take<Value: Equatable>(
    _ trait: WritableKeyPath<TraitValues, Value>,
    from other: TraitValues
  ) {
    if other[keyPath: trait] != TraitValues()[keyPath: trait] {
      self[keyPath: trait] = other[keyPath: trait]
    }
  }
}
