/// The values of a trait collection; unspecified traits have the value `unspecified`, or 0 for the scale.
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
  package var tabAccessoryEnvironment = UITabAccessory.Environment.unspecified
  package var verticalBarEdge = UIVerticalBarEdge.unspecified

  /// The simulated system of the interface with these traits; nil if none was chosen.
  ///
  /// Traits carry the system to other threads, on which the task-local choice isn't available.
  var system: SimulatedSystem?

  package init() {}

  /// Values without any trait specified.
  static let none = TraitValues()

  /// Returns the values, replaced by the values that `other` specifies.
  package func overlaid(with other: TraitValues) -> TraitValues {
    guard other != .none else { return self }
    var result = self
    func take<Value: Equatable>(_ trait: WritableKeyPath<TraitValues, Value>) {
      let value = other[keyPath: trait]
      if value != TraitValues.none[keyPath: trait] { result[keyPath: trait] = value }
    }
    take(\.userInterfaceIdiom)
    take(\.userInterfaceStyle)
    take(\.layoutDirection)
    take(\.displayScale)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.preferredContentSizeCategory)
    take(\.displayGamut)
    take(\.accessibilityContrast)
    take(\.userInterfaceLevel)
    take(\.legibilityWeight)
    take(\.activeAppearance)
    take(\.tabAccessoryEnvironment)
    take(\.verticalBarEdge)
    take(\.system)
    return result
  }
}
