extension UIImage {
  /// The choice between an image's colors and a template in the color of its context.
  public enum RenderingMode: Int, Sendable {
    /// As the context of the image requires; a tab bar draws templates.
    case automatic = 0

    /// In the colors of the image.
    case alwaysOriginal = 1

    /// As a template, of which only the alpha channel is used.
    case alwaysTemplate = 2
  }
}
