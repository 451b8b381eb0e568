import TabRaster

/// The graphics context of an image renderer's actions.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let pixelsPerPoint: Int
  private let isOpaque: Bool

  init(format: UIGraphicsImageRendererFormat) {
    precondition(
      format.scale >= 1 && format.scale == format.scale.rounded(),
      "UIGraphicsImageRendererFormat.scale must be a whole number from 1 on (was \(format.scale))"
    )
    pixelsPerPoint = Int(format.scale)
    isOpaque = format.opaque
    super.init(format: format, scale: format.scale)
  }

  /// The image drawn so far.
  open var currentImage: UIImage { recording.image }

  /// The recording of the drawing so far.
  final var recording: ImageRecording {
    ImageRecording(
      picture: Picture(
        displayList,
        size: Size(
          width: Double(wholePixels(format.bounds.width)),
          height: Double(wholePixels(format.bounds.height))
        ),
        scale: pixelsPerPoint,
        background: isOpaque ? RGBA(0, 0, 0) : nil
      )
    )
  }

  /// Returns a length rounded up to whole pixels, in points; that UIKit rounds up is inferred.
  private func wholePixels(_ length: CGFloat) -> CGFloat {
    // The tolerance of 1/1024 pixel keeps inexact thirds of points from adding a pixel.
    (length * CGFloat(pixelsPerPoint) - 1 / 1024).rounded(.up) / CGFloat(pixelsPerPoint)
  }
}
