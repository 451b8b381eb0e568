extension UIView {
  /// The way in which content is scaled to, or positioned in, the bounds of a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds, without keeping the aspect ratio.
    case scaleToFill

    /// Scaled to fit inside the bounds, keeping the aspect ratio.
    case scaleAspectFit

    /// Scaled to cover the bounds, keeping the aspect ratio.
    case scaleAspectFill

    /// Redrawn when the bounds change.
    case redraw

    /// Not scaled, in the center.
    case center

    /// Not scaled, at the center of the top edge.
    case top

    /// Not scaled, at the center of the bottom edge.
    case bottom

    /// Not scaled, at the center of the left edge.
    case left

    /// Not scaled, at the center of the right edge.
    case right

    /// Not scaled, in the top left corner.
    case topLeft

    /// Not scaled, in the top right corner.
    case topRight

    /// Not scaled, in the bottom left corner.
    case bottomLeft

    /// Not scaled, in the bottom right corner.
    case bottomRight
  }
}
