extension UITabBar {
  /// How the items of a bar are distributed from side to side.
  public enum ItemPositioning: Int, Sendable {
    /// Like `fill` in a horizontally compact environment, else like `centered`.
    case automatic = 0

    /// Over the entire width.
    case fill = 1

    /// As a group in the middle, by item width and spacing.
    case centered = 2
  }
}
