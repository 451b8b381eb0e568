/// How a bitmap fills a rectangle of another size: its caps keep their size, and the middle fills what is left.
package struct NineParts: Hashable, Sendable {
  /// What becomes of the pixels between two caps.
  package enum Middle: Hashable, Sendable {
    /// They are repeated in their own size, from left to right and top to bottom, and cut off at the end.
    case tiled

    /// They are scaled to the room that is left.
    case stretched
  }

  /// The caps, in pixels of the bitmap; those below 0 count as 0.
  package var left: Int
  package var top: Int
  package var right: Int
  package var bottom: Int

  /// The pixels of the bitmap in a point.
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
