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

    open var isHidden = false
    open var preferredLayout: UITabBarController.Sidebar.Layout = .automatic

    override init() {
      super.init()
    }
  }
}
