package import TabRaster

/// The values of an image.
package struct ImageValues: Hashable, Sendable {
  /// Whether no pixel lets anything through.
  var isOpaque: Bool {
    guard case .bitmap(let bitmap) = content else { return false }
    return bitmap.pixels.allSatisfy { $0 >> 24 == 0xFF }
  }

  /// What there is to draw.
  package enum Content: Hashable, Sendable {
    /// Nothing, of no size.
    case empty

    /// Pixels, `scale` of them in a point.
    case bitmap(Bitmap)

    /// A shape, in points.
    case symbol(Icon)

    /// A picture of an SVG file, sharp in every size.
    case vectors(SVGPicture)
  }

  package var content: Content
  package var scale: CGFloat
  package var renderingMode: UIImage.RenderingMode
  package var tintColor: UIColor?
  package var flipsForRightToLeftLayoutDirection = false

  /// How the image fills a rectangle of another size in nine parts; nil for one that is scaled as a whole.
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

/// A change that makes an image from another.
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
