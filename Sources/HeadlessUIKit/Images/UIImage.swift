/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

/// A picture: a bitmap, or a symbol that is drawn at any size.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable, _ExpressibleByImageLiteral {
  /// Everything there is to know of the picture.
  package let values: ImageValues

  /// The asset with the variants of the picture, if it was taken from one.
  public let imageAsset: UIImageAsset?

  /// What became of the picture since it was taken from the asset: the same becomes of every variant.
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

  /// The values of the variant for traits; those of the image where it isn't from an asset.
  func values(for traits: UITraitCollection) -> ImageValues {
    guard var variant = imageAsset?.image(with: traits).values else { return values }
    for change in changes { change.apply(to: &variant) }
    return variant
  }

  /// Creates an image without content, 0 points wide and high.
  public convenience override init() {
    self.init(values: ImageValues(content: .empty))
  }

  /// Creates the image of `#imageLiteral`, from a PNG file in the main bundle that must be there.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      preconditionFailure("The main bundle must have an image of this name (was '\(name)')")
    }
    self.init(values: image.values, asset: image.imageAsset)
  }

  /// The size, in points.
  open var size: CGSize { values.size }

  /// The number of pixels in a point.
  open var scale: CGFloat { values.scale }

  /// Whether the picture is drawn in its own colors.
  open var renderingMode: UIImage.RenderingMode { values.renderingMode }

  /// Whether the picture is mirrored where the interface runs from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool {
    values.flipsForRightToLeftLayoutDirection
  }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    with(.renderingMode(renderingMode))
  }

  /// Returns the image as one that is mirrored from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with(.flip)
  }

  /// Returns the image with a color for places that have none of their own.
  open func withTintColor(_ color: UIColor) -> UIImage {
    with(.tint(color))
  }

  /// Returns the image with a color and a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  // UIKit documents that equal images have equal content; that of an asset is all its variants.
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
