public import Foundation

extension UITabBarController {
  /// What an app wants of the sidebar, which is never drawn here.
  @MainActor open class Sidebar: NSObject {
    /// The place of a sidebar beside or over the content.
    public enum Layout: Int, Sendable {
      /// As the system decides.
      case automatic = 0

      /// Over the content.
      case overlap = 1

      /// Beside the content.
      case tile = 2
    }

    /// Which of sidebar and bar a tab bar controller shows where it can't have both, from iOS 27 on.
    public enum Placement: Int, Sendable {
      /// As the system decides; on an iPhone the bar.
      case automatic = 0

      /// The sidebar, where there is one.
      case sidebar = 1

      /// The bar.
      case tabBar = 2
    }

    open var isHidden = false
    open var preferredLayout: UITabBarController.Sidebar.Layout = .automatic
    open var preferredPlacement: UITabBarController.Sidebar.Placement = .automatic

    override init() {
      super.init()
    }
  }
}
