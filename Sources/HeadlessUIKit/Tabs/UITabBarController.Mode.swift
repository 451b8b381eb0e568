extension UITabBarController {
  /// Whether there is a sidebar beside the bar; none is modelled.
  public enum Mode: Int, Sendable {
    /// A sidebar where there are groups and the system has one.
    case automatic = 0

    /// A bar alone.
    case tabBar = 1

    /// A bar that can become a sidebar.
    case tabSidebar = 2
  }
}

extension UITabBarController {
  /// When a bar of iOS 26 makes itself small.
  public enum MinimizeBehavior: Int, Sendable {
    /// As the system decides.
    case automatic = 0

    /// Never.
    case never = 1

    /// When the content is scrolled down.
    case onScrollDown = 2

    /// When the content is scrolled up.
    case onScrollUp = 3
  }
}
