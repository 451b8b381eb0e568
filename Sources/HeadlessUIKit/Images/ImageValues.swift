package import TabRaster

/// The content and the properties of an image, as a value.
package struct ImageValues: Hashable, Sendable {
  /// Whether the image is a bitmap whose pixels are all opaque.
  var isOpaque: Bool {
    guard case .bitmap(let bitmap) = content else { return false }
    return bitmap.pixels.allSatisfy { $0 >> 24 == 0xFF }
  }

  /// The content of an image.
  package enum Content: Hashable, Sendable {
    /// No content, of size 0.
    case empty

    /// Pixels, `scale` of them per point.
    case bitmap(Bitmap)

    /// An icon, a path whose size is in points.
    case symbol(Icon)

    /// An SVG picture, which is drawn sharply at any size.
    case vectors(SVGPicture)
  }

  package var content: Content
  package var scale: CGFloat
  package var renderingMode: UIImage.RenderingMode
  package var tintColor: UIColor?
  package var flipsForRightToLeftLayoutDirection = false

  /// The nine parts by which the image is resized; nil stretches all of it.
  package var resizing: ImageResizing?

  package init(
    content: Content,
    scale: CGFloat = 1,
    renderingMode: UIImage.RenderingMode = .automatic
  ) {
    self.content = content
    self.scale = scale
    self.renderingMode = renderingMode
  }

  package var size: CGSize {
    switch content {
    case .empty:
      CGSize.zero
    case .bitmap(let bitmap):
      CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    case .symbol(let icon):
      CGSize(width: icon.width, height: icon.height)
    case .vectors(let picture):
      CGSize(width: picture.size.width, height: picture.size.height)
    }
  }
}

/// A change that derives an image from another one.
enum ImageChange: Hashable, Sendable {
  case renderingMode(UIImage.RenderingMode)
  case tint(UIColor)
  case flip
  case resizing(ImageResizing)

  func apply(to values: inout ImageValues) {
    switch self {
    case .renderingMode(let mode): values.renderingMode = mode
    case .tint(let color): values.tintColor = color
    case .flip: values.flipsForRightToLeftLayoutDirection = true
    case .resizing(let resizing): values.resizing = resizing
    }
  }
}
