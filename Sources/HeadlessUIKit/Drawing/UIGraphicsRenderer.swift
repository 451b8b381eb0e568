/// What all renderers have.
open class UIGraphicsRenderer: NSObject {
  /// How the renderer draws, and where.
  open var format: UIGraphicsRendererFormat { _format }
  private let _format: UIGraphicsRendererFormat

  /// Whether the renderer makes images.
  open var allowsImageOutput: Bool { false }

  init(ownedFormat format: UIGraphicsRendererFormat) {
    _format = format
    super.init()
  }
}
