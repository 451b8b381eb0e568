import TabRaster

/// What the actions of an image renderer draw into.
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

  /// The image of what has been drawn so far.
  open var currentImage: UIImage { recording.image }

  /// What has been drawn so far.
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

  /// The length, in points, of the pixels that a length touches; that parts of a pixel count whole is inferred.
  private func wholePixels(_ length: CGFloat) -> CGFloat {
    // Thirds of points aren't exact, and must not add a pixel.
    (length * CGFloat(pixelsPerPoint) - 1 / 1024).rounded(.up) / CGFloat(pixelsPerPoint)
  }
}
