import TabRaster

/// The graphics context of a renderer's actions.
///
/// `cgContext` is missing, since the context isn't backed by Core Graphics.
open class UIGraphicsRendererContext: NSObject {
  /// The format and bounds of the drawing.
  open var format: UIGraphicsRendererFormat { _format }
  private let _format: UIGraphicsRendererFormat

  /// The drawing so far, in points from the top left corner of the image.
  final var drawing: DrawingContext

  /// The current fill color.
  final var fillColor = RGBA(0, 0, 0)

  /// The current stroke color.
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

  /// Creates the context of a view's `draw(_:)`.
  init(drawing: DrawingContext) {
    _format = UIGraphicsRendererFormat()
    self.drawing = drawing
    super.init()
  }

  /// Fills a rectangle with the current fill color, which is black at first.
  open func fill(_ rect: CGRect) {
    drawing.append(.fill(.rectangle(drawing.rect(rect)), fillColor))
  }

  /// Intersects the clip with a rectangle, for all further drawing.
  open func clip(to rect: CGRect) {
    clip(to: .rectangle(drawing.rect(rect)))
  }

  final func clip(to path: Path) {
    drawing.append(.pushClip(path))
    clipCount += 1
  }

  /// The commands so far, with an end for each clip.
  final var displayList: DisplayList {
    DisplayList(drawing.displayList.commands + Array(repeating: .popClip, count: clipCount))
  }
}
