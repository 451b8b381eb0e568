extension UIImage {
  /// Returns the image with caps that aren't resized, and a center that is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with caps that aren't resized, and a center that is tiled or stretched.
  ///
  /// With caps of 0, the center is the entire image. Caps that don't fit in a rectangle shrink in proportion to their
  /// lengths; UIKit's drawing of them isn't established. A symbol is rasterized to be cut.
  ///
  /// - Parameters:
  ///   - capInsets: The sizes of the caps, in points from the edges of the image.
  ///   - resizingMode: The way in which the center fills the space between the caps.
  /// - Returns: An image with the same content and size.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    with(.resizing(ImageResizing(capInsets: capInsets, mode: resizingMode)))
  }

  /// The sizes of the caps, in points; zero if the image isn't resizable.
  public var capInsets: UIEdgeInsets { values.resizing?.capInsets ?? .zero }

  /// The way in which the center fills the space between the caps; tiled if the image isn't resizable (one source).
  public var resizingMode: UIImage.ResizingMode { values.resizing?.mode ?? .tile }
}

extension UIImage {
  /// Returns the image with caps that aren't resized, and a point between them that is stretched.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The width of the left cap, in points; 0 stretches the entire width.
  ///   - topCapHeight: The height of the top cap, in points; 0 stretches the entire height.
  /// - Returns: An image with the same content and size.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top,
        left: left,
        bottom: top == 0 ? 0 : max(size.height - top - 1, 0),
        right: left == 0 ? 0 : max(size.width - left - 1, 0)
      ),
      resizingMode: .stretch
    )
  }

  /// The width of the left cap, rounded down to points.
  public var leftCapWidth: Int { Int(exactly: capInsets.left.rounded(.down)) ?? 0 }

  /// The height of the top cap, rounded down to points.
  public var topCapHeight: Int { Int(exactly: capInsets.top.rounded(.down)) ?? 0 }
}
