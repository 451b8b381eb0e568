/// The traits of a part of the interface: its style, size classes, scale and others.
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

  /// The direction of the interface.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// The number of pixels in a point; 0 if not specified.
  open var displayScale: CGFloat { values.displayScale }

  /// The room from side to side.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// The room from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// The size of text that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// The colors that the display shows.
  open var displayGamut: UIDisplayGamut { values.displayGamut }

  /// The contrast that the user asked for.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

  /// The level above the base.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// The weight of text that the user asked for.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// Whether the interface looks active.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// The place of the tab accessory around, from iOS 26 on.
  open var tabAccessoryEnvironment: UITabAccessory.Environment { values.tabAccessoryEnvironment }

  /// The edge at which the device has bars at the side, from iOS 27.1 on.
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
