import TabRaster

/// What the actions of a renderer draw into.
///
/// There is no `cgContext`, since there is no Core Graphics behind it.
open class UIGraphicsRendererContext: NSObject {
  /// How the renderer draws, and where.
  open var format: UIGraphicsRendererFormat { _format }
  private let _format: UIGraphicsRendererFormat

  /// What has been drawn, in points from the top left corner of the image.
  final var drawing: DrawingContext

  /// The color of what is filled.
  final var fillColor = RGBA(0, 0, 0)

  /// The color of lines.
  final var strokeColor = RGBA(0, 0, 0)

  private var clipCount = 0

  init(format: UIGraphicsRendererFormat, scale: CGFloat) {
    _format = format
    drawing = DrawingContext(
      origin: CGPoint(x: -format.bounds.minX, y: -format.bounds.minY),
      traitCollection: .current,
      scale: scale
    )
    super.init()
  }

  /// Creates a context of what a view draws.
  init(drawing: DrawingContext) {
    _format = UIGraphicsRendererFormat()
    self.drawing = drawing
    super.init()
  }

  /// Fills a rectangle with the color that was set last, black at first, over what is there.
  open func fill(_ rect: CGRect) {
    drawing.append(.fill(.rectangle(drawing.rect(rect)), fillColor))
  }

  /// Limits what is drawn from now on to the inside of a rectangle, in addition to other limits.
  open func clip(to rect: CGRect) {
    clip(to: .rectangle(drawing.rect(rect)))
  }

  final func clip(to path: Path) {
    drawing.append(.pushClip(path))
    clipCount += 1
  }

  /// What has been drawn, as a whole list.
  final var displayList: DisplayList {
    DisplayList(drawing.displayList.commands + Array(repeating: .popClip, count: clipCount))
  }
}
