extension UITabBarController {
  /// The choice between a tab bar and a sidebar; sidebars aren't modelled.
  public enum Mode: Int, Sendable {
    /// A sidebar if there are groups and the system has sidebars.
    case automatic = 0

    /// A tab bar only.
    case tabBar = 1

    /// A tab bar that can become a sidebar.
    case tabSidebar = 2
  }
}

extension UITabBarController {
  /// The event that minimizes a bar of iOS 26.
  public enum MinimizeBehavior: Int, Sendable {
    /// The system's choice.
    case automatic = 0

    /// No event; the bar is never minimized.
    case never = 1

    /// Scrolling down in the content.
    case onScrollDown = 2

    /// Scrolling up in the content.
    case onScrollUp = 3
  }
}
