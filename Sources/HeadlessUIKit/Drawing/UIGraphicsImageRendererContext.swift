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
  open var currentImage: UIImage {
    let size = Size(
      width: wholePixels(format.bounds.width),
      height: wholePixels(format.bounds.height)
    )
    guard size.width > 0, size.height > 0 else { return UIImage() }
    let bitmap = displayList.rendered(
      size: size,
      scale: pixelsPerPoint,
      background: isOpaque ? RGBA(0, 0, 0) : nil
    )
    return UIImage(values: ImageValues(content: .bitmap(bitmap), scale: drawing.scale))
  }

  /// The length, in points, of the pixels that a length touches; that parts of a pixel count whole is inferred.
  private func wholePixels(_ length: CGFloat) -> Double {
    // Thirds of points aren't exact, and must not add a pixel.
    let pixels = (Double(length) * Double(pixelsPerPoint) - 1 / 1024).rounded(.up)
    return pixels / Double(pixelsPerPoint)
  }
}
