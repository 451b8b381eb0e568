extension UITab {
  /// The placement of a tab in bar and sidebar.
  public enum Placement: Int, Sendable {
    /// Resolved by the system: `default` for tabs of the bar, `optional` for others.
    case automatic = 0

    /// In the bar; the user can remove the tab from it.
    case `default` = 1

    /// In the sidebar; the user can add the tab to the bar.
    case optional = 2

    /// In the bar; the user can move the tab.
    case movable = 3

    /// At the trailing side of the bar.
    case pinned = 4

    /// At the leading side of the bar, before the tabs that the user can move.
    case fixed = 5

    /// Never in the bar.
    case sidebarOnly = 6
  }
}
