extension UITab {
  /// The places of a tab in bar and sidebar.
  public enum Placement: Int, Sendable {
    /// For tabs of the bar `default`, for others `optional`.
    case automatic = 0

    /// In the bar, and the user may take it away.
    case `default` = 1

    /// In the sidebar, and the user may put it into the bar.
    case optional = 2

    /// In the bar, and the user may move it.
    case movable = 3

    /// At the trailing side of the bar.
    case pinned = 4

    /// At the leading side of the bar, before those that the user may move.
    case fixed = 5

    /// Never in the bar.
    case sidebarOnly = 6
  }
}
