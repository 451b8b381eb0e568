public import Foundation

/// A view of an image, positioned by the content mode; a template image is drawn in the tint color.
@preconcurrency @MainActor open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of the image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Returns nil: archives aren't modelled, but subclasses must implement the initializer.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }

  /// The image while the view is highlighted; nil shows `image`.
  open var highlightedImage: UIImage?
  open var isHighlighted = false

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  package override func draw(in context: inout DrawingContext) {
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return }
    let frame = contentMode.frame(of: image.size, in: bounds)
    context.draw(image, in: frame, color: isTemplate(image) ? tintColor : nil)
  }

  /// Whether the tint color applies to an image: to a template, or to a symbol image without a color.
  private func isTemplate(_ image: UIImage) -> Bool {
    switch image.renderingMode {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    case .automatic:
      guard case .symbol = image.values.content else { return false }
      return image.values.tintColor == nil
    }
  }
}
