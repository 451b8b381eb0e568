/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

/// An image: a bitmap, a symbol or an SVG picture.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable, _ExpressibleByImageLiteral {
  /// The content and the properties of the image.
  package let values: ImageValues

  /// The asset with variants of the image, if the image was loaded from one.
  public let imageAsset: UIImageAsset?

  /// The changes since the image was loaded from its asset, which apply to each variant.
  private let changes: [ImageChange]

  package init(values: ImageValues, asset: UIImageAsset? = nil) {
    self.values = values
    imageAsset = asset
    changes = []
    super.init()
  }

  private init(_ image: UIImage, change: ImageChange) {
    var values = image.values
    change.apply(to: &values)
    self.values = values
    imageAsset = image.imageAsset
    changes = image.imageAsset == nil ? [] : image.changes + [change]
    super.init()
  }

  func with(_ change: ImageChange) -> UIImage { UIImage(self, change: change) }

  /// Returns the values of the variant for traits, or the image's values if it has no asset.
  func values(for traits: UITraitCollection) -> ImageValues {
    guard var variant = imageAsset?.image(with: traits).values else { return values }
    for change in changes { change.apply(to: &variant) }
    return variant
  }

  /// Creates an image without content, whose size is 0.
  public convenience override init() {
    self.init(values: ImageValues(content: .empty))
  }

  /// Creates the image of `#imageLiteral`, which must be in the main bundle.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      preconditionFailure("The main bundle must have an image of this name (was '\(name)')")
    }
    self.init(values: image.values, asset: image.imageAsset)
  }

  /// The size, in points.
  open var size: CGSize { values.size }

  /// The number of pixels per point.
  open var scale: CGFloat { values.scale }

  /// The choice between the image's colors and a template.
  open var renderingMode: UIImage.RenderingMode { values.renderingMode }

  /// Whether the image is mirrored in right-to-left interfaces.
  open var flipsForRightToLeftLayoutDirection: Bool {
    values.flipsForRightToLeftLayoutDirection
  }

  /// Returns the image with a rendering mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    with(.renderingMode(renderingMode))
  }

  /// Returns the image with mirroring in right-to-left interfaces.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with(.flip)
  }

  /// Returns the image with a tint color, which applies unless its context has a color.
  open func withTintColor(_ color: UIColor) -> UIImage {
    with(.tint(color))
  }

  /// Returns the image with a tint color and a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  // UIKit documents that equal images have equal content; the content of an asset is all of its variants.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage, values == other.values, changes == other.changes else {
      return false
    }
    guard let imageAsset, let otherAsset = other.imageAsset else {
      return (imageAsset == nil) == (other.imageAsset == nil)
    }
    return imageAsset.hasSameVariants(as: otherAsset)
  }

  open override var hash: Int { values.hashValue }

  open class var supportsSecureCoding: Bool { true }

  public required convenience init?(coder: NSCoder) {
    guard let values = ImageValues(coder: coder) else { return nil }
    self.init(values: values)
  }

  open func encode(with coder: NSCoder) {
    values.encode(with: coder)
  }
}
