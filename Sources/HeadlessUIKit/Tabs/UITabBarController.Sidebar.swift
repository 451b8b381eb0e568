public import Foundation

extension UITabBarController {
  /// The app's settings of the sidebar, which is never drawn here.
  @MainActor open class Sidebar: NSObject {
    /// The position of a sidebar relative to the content.
    public enum Layout: Int, Sendable {
      /// The system's choice.
      case automatic = 0

      /// Over the content.
      case overlap = 1

      /// Next to the content.
      case tile = 2
    }

    /// The choice between sidebar and bar where only one fits, from iOS 27 on.
    public enum Placement: Int, Sendable {
      /// The system's choice; on an iPhone the bar.
      case automatic = 0

      /// The sidebar, if there is one.
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
