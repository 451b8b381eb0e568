/// The caps of a nine-slice image: when it is resized, they keep their size, and the middle is tiled or stretched.
package struct NineSlice: Hashable, Sendable {
  /// The resizing of the pixels between caps.
  package enum Middle: Hashable, Sendable {
    /// The middle is repeated unscaled, from left to right and top to bottom, and cut off at the end.
    case tiled

    /// The middle is scaled to the space between the caps.
    case stretched
  }

  /// The sizes of the caps, in pixels of the bitmap; negative sizes count as 0.
  package var left: Int
  package var top: Int
  package var right: Int
  package var bottom: Int

  /// The pixels of the bitmap per point.
  package var pixelsPerPoint: Double

  package var middle: Middle

  package init(
    left: Int,
    top: Int,
    right: Int,
    bottom: Int,
    pixelsPerPoint: Double,
    middle: Middle
  ) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    self.pixelsPerPoint = pixelsPerPoint
    self.middle = middle
  }
}
