extension UIImage {
  /// Whether an image is drawn in its own colors or as a shape in the color of its place.
  public enum RenderingMode: Int, Sendable {
    /// As the place wants it; a tab bar draws shapes.
    case automatic = 0

    /// In its own colors.
    case alwaysOriginal = 1

    /// As a shape, of which only the opacity counts.
    case alwaysTemplate = 2
  }
}
