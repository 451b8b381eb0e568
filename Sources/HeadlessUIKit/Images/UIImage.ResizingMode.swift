extension UIImage {
  /// The way in which the center of a resizable image fills the space between the caps.
  public enum ResizingMode: Int, Sendable {
    /// Repeated without scaling.
    case tile = 0

    /// Scaled.
    case stretch = 1
  }
}
