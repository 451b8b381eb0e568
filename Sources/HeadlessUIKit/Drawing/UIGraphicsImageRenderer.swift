/// A renderer of images, whose content drawing actions draw.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// The code that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Creates a renderer of images of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images that show a rectangle, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer of images that show a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = UIGraphicsImageRendererFormat(format, bounds: bounds)
    super.init(ownedFormat: imageFormat)
  }

  open override var allowsImageOutput: Bool { true }

  /// Returns the image that the actions draw.
  open func image(actions: UIGraphicsImageRenderer.DrawingActions) -> UIImage {
    recording(actions: actions).image
  }

  /// Records what the actions draw, to be rendered later.
  package final func recording(
    actions: UIGraphicsImageRenderer.DrawingActions
  ) -> ImageRecording {
    let context = UIGraphicsImageRendererContext(format: imageFormat)
    CurrentContext.with(context) { actions(context) }
    return context.recording
  }

  /// Returns a PNG file of the image that the actions draw, empty if the image has no size.
  open func pngData(actions: UIGraphicsImageRenderer.DrawingActions) -> Data {
    Data(recording(actions: actions).png)
  }
}
