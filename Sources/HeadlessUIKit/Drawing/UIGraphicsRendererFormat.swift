/// How a renderer draws, and where.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that is drawn, in points; zero in a format that no renderer has.
  open var bounds: CGRect { drawnBounds }

  final var drawnBounds = CGRect.zero

  public required override init() {
    super.init()
  }

  /// Returns a format of the highest quality that the device has.
  open class func `default`() -> Self { Self() }

  /// Returns a format that suits the screen best.
  open class func preferred() -> Self { Self() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.drawnBounds = drawnBounds
    return copy
  }
}
