/// How an image renderer draws.
///
/// The range of colors isn't modeled: every image has 8 bits of sRGB a component.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The pixels of a point, at first those of the screen; the stand-in draws whole numbers only.
  open var scale = UITraitCollection.ofSimulatedSystem.displayScale

  /// Whether the image starts out black, without transparency, rather than clear.
  open var opaque = false

  public required init() {
    super.init()
  }

  /// Creates a format for traits, with the scale of the screen where they have none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Creates the format that a renderer keeps, which later changes of the other don't reach.
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
