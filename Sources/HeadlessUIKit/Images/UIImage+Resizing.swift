extension UIImage {
  /// Returns the image as one whose caps keep their size and whose middle is tiled, where it fills a rectangle.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image as one whose caps keep their size, where it fills a rectangle.
  ///
  /// Pixels of the middle from 1 on are tiled or scaled; with caps of zero the middle is the whole image. How UIKit draws
  /// caps that don't fit isn't known: here they share the room in the ratio of their lengths. A symbol is cut into parts
  /// as the picture of its ink.
  ///
  /// - Parameters:
  ///   - capInsets: The caps, in points from the edges of the image.
  ///   - resizingMode: How the middle fills what the caps leave.
  /// - Returns: An image of the same content and size.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    with(.resizing(ImageResizing(capInsets: capInsets, mode: resizingMode)))
  }

  /// The parts at the edges that keep their size, in points; zero in an image that is scaled as a whole.
  public var capInsets: UIEdgeInsets { values.resizing?.capInsets ?? .zero }

  /// How the middle fills what the caps leave; tiled, too, in an image that is scaled as a whole (one source).
  public var resizingMode: UIImage.ResizingMode { values.resizing?.mode ?? .tile }
}

extension UIImage {
  /// Returns the image as one whose caps keep their size and between which a point is stretched.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The cap on the left, in points; 0 stretches the whole width.
  ///   - topCapHeight: The cap at the top, in points; 0 stretches the whole height.
  /// - Returns: An image of the same content and size.
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

  /// The cap on the left, in whole points.
  public var leftCapWidth: Int { Int(exactly: capInsets.left.rounded(.down)) ?? 0 }

  /// The cap at the top, in whole points.
  public var topCapHeight: Int { Int(exactly: capInsets.top.rounded(.down)) ?? 0 }
}
