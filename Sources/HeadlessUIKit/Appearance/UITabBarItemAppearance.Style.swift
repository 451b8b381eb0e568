extension UITabBarItemAppearance {
  /// The layout of a tab bar's items.
  public enum Style: Int, Sendable {
    /// The title below the icon.
    case stacked = 0

    /// The title next to the icon.
    case inline = 1

    /// The title next to a smaller icon, in compact width and height.
    case compactInline = 2
  }
}
