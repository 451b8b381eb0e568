extension UITraitCollection {
  /// Creates a collection with the traits that a closure sets.
  @available(iOS 17.0, *)
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().applying(mutations))
  }

  /// Returns the collection with the changes of a closure.
  @available(iOS 17.0, *)
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: values.applying(mutations))
  }

  /// Returns the traits with the style and the trait overrides of a view or controller.
  func overridden(style: UIUserInterfaceStyle, with overrides: TraitValues) -> UITraitCollection {
    guard style != .unspecified || overrides != .none else { return self }
    var values = values
    if style != .unspecified { values.userInterfaceStyle = style }
    return UITraitCollection(values: values.overlaid(with: overrides))
  }

  /// Creates a collection from several ones; for a trait in more than one, the last value is used.
  @available(iOS, deprecated: 17.0, message: "Use init(mutations:)")
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      values: traitCollections.reduce(TraitValues()) { $0.overlaid(with: $1.values) }
    )
  }

  /// Whether the collection has the same value for each trait that another one specifies.
  @available(iOS, deprecated: 17.0, message: "Compare values of specific traits")
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overlaid(with: trait.values) == values
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(\.userInterfaceIdiom, idiom)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(\.displayScale, scale)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(\.displayGamut, displayGamut)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(\.accessibilityContrast, accessibilityContrast)
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(\.userInterfaceLevel, userInterfaceLevel)
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(\.legibilityWeight, legibilityWeight)
  }

  public convenience init(
    activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance
  ) {
    self.init(\.activeAppearance, userInterfaceActiveAppearance)
  }

  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
    self.init(\.tabAccessoryEnvironment, tabAccessoryEnvironment)
  }

  private convenience init<Value>(
    _ trait: WritableKeyPath<TraitValues, Value>,
    _ value: Value
  ) {
    var values = TraitValues()
    values[keyPath: trait] = value
    self.init(values: values)
  }
}

extension TraitValues {
  /// Returns the values with the changes of a closure.
  @available(iOS 17.0, *)
  package func applying(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    guard let values = traits as? TraitValues else {
      preconditionFailure("UIMutableTraits must be changed, not replaced (was \(traits))")
    }
    return values
  }
}
