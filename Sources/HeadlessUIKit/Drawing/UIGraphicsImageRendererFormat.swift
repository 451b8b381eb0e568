/// The scale and opacity of a renderer's images.
///
/// The color range isn't modelled: every image has 8 bits per component in sRGB.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The pixels per point, by default those of the screen; must be a whole number here.
  open var scale = UITraitCollection.ofSimulatedSystem.displayScale

  /// Whether the image has no transparency, and starts black rather than clear.
  open var opaque = false

  public required init() {
    super.init()
  }

  /// Creates a format for traits, with the scale of the screen if the traits have no scale.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Creates the copy of a format that a renderer keeps, with the bounds of its images.
  convenience init(_ format: UIGraphicsImageRendererFormat, bounds: CGRect) {
    self.init()
    scale = format.scale
    opaque = format.opaque
    drawnBounds = bounds
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UIGraphicsImageRendererFormat(self, bounds: bounds)
  }
}
