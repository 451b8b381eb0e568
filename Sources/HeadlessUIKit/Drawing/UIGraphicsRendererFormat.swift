/// The settings and bounds of a renderer's drawing.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The bounds of the drawing, in points; zero if the format doesn't belong to a renderer.
  open var bounds: CGRect { drawnBounds }

  final var drawnBounds = CGRect.zero

  public required override init() {
    super.init()
  }

  /// Returns a format for the highest quality of the device.
  open class func `default`() -> Self { Self() }

  /// Returns a format that fits the screen.
  open class func preferred() -> Self { Self() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.drawnBounds = drawnBounds
    return copy
  }
}
