extension UIView {
  /// How content fits into the bounds of a view.
  public enum ContentMode: Int, Sendable {
    /// As large as the bounds, with their proportions.
    case scaleToFill

    /// As large as fits inside, with its own proportions.
    case scaleAspectFit

    /// As small as covers the bounds, with its own proportions.
    case scaleAspectFill

    /// Drawn again when the bounds change.
    case redraw

    /// In its own size in the middle.
    case center

    /// In its own size at the middle of the top edge.
    case top

    /// In its own size at the middle of the bottom edge.
    case bottom

    /// In its own size at the middle of the left edge.
    case left

    /// In its own size at the middle of the right edge.
    case right

    /// In its own size in the top left corner.
    case topLeft

    /// In its own size in the top right corner.
    case topRight

    /// In its own size in the bottom left corner.
    case bottomLeft

    /// In its own size in the bottom right corner.
    case bottomRight
  }
}
