extension UIImage {
  /// How the part of an image that isn't a cap fills the room.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated in its own size.
    case tile = 0

    /// It is scaled.
    case stretch = 1
  }
}
