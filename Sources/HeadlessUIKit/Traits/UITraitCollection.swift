/// The traits of an interface, such as style, size classes and scale.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The values behind the traits.
  package let values: TraitValues

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  public override convenience init() {
    self.init(values: TraitValues())
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// The light or dark style.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// The horizontal direction of the interface.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// The number of pixels per point; 0 if it isn't specified.
  open var displayScale: CGFloat { values.displayScale }

  /// The amount of horizontal space.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// The amount of vertical space.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// The preferred size of text, which the user sets.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// The color gamut of the display.
  open var displayGamut: UIDisplayGamut { values.displayGamut }

  /// The contrast set in the accessibility settings.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

  /// The visual level above a window's content.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// The weight of text set in the accessibility settings.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// The state of the interface's window: in front or in the background.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// The placement of the tab accessory that contains the interface; since iOS 26.
  open var tabAccessoryEnvironment: UITabAccessory.Environment { values.tabAccessoryEnvironment }

  /// The side edge at which the device shows vertical bars; since iOS 27.1.
  open var verticalBarEdge: UIVerticalBarEdge { values.verticalBarEdge }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  open override var hash: Int { values.hashValue }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class var supportsSecureCoding: Bool { true }

  public required convenience init?(coder: NSCoder) {
    self.init(values: TraitValues(coder: coder))
  }

  open func encode(with coder: NSCoder) {
    values.encode(with: coder)
  }
}
