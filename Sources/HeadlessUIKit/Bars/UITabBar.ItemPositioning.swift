extension UITabBar {
  /// The horizontal distribution of a bar's items.
  public enum ItemPositioning: Int, Sendable {
    /// `fill` in a horizontally compact environment, else `centered`.
    case automatic = 0

    /// Equal cells over the entire width.
    case fill = 1

    /// A centered group, with the bar's item width and spacing.
    case centered = 2
  }
}
