extension UITabBarItemAppearance {
  /// The layouts of the items of a tab bar.
  public enum Style: Int, Sendable {
    /// The title below the icon.
    case stacked = 0

    /// The title beside the icon.
    case inline = 1

    /// The title beside the icon, in a compact width.
    case compactInline = 2
  }
}
