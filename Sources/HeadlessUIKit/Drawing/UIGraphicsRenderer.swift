/// The base class of renderers.
open class UIGraphicsRenderer: NSObject {
  /// The format and bounds of the drawing.
  open var format: UIGraphicsRendererFormat { _format }
  private let _format: UIGraphicsRendererFormat

  /// Whether the renderer creates images.
  open var allowsImageOutput: Bool { false }

  init(ownedFormat format: UIGraphicsRendererFormat) {
    _format = format
    super.init()
  }
}
