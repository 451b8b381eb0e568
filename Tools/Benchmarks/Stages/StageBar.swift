import HeadlessUIKit
import TabAppearance
import TabDevices
import TabRaster

/// The themed bar of a phone, in a window as in an app.
@MainActor
struct StageBar {
  /// The size of the bar, in points, with the bottom safe area.
  nonisolated static let size = Size(width: 390, height: 83)

  /// The number of pixels per point.
  nonisolated static let scale = 3

  /// The window, which retains the controller of the bar.
  private let window: UIWindow

  let bar: UITabBar

  /// Creates a bar with five items, of which one has a badge, and lays it out.
  init(themed theme: TabBarTheme) throws {
    guard let device = DeviceScreen.named("iPhone 14") else { throw MissingDevice() }
    window = UIWindow.simulated(device: device, scale: CGFloat(StageBar.scale))
    let items = [
      ("Home", "house"), ("Search", "magnifyingglass"), ("Inbox", "tray"), ("Saved", "bookmark"),
      ("Profile", "person"),
    ]
    let controller = UITabBarController()
    controller.viewControllers = items.map { title, icon in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: icon), tag: 0)
      page.tabBarItem.badgeValue = icon == "tray" ? "3" : nil
      return page
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.applyTheme(theme)
    window.layoutIfNeeded()
    bar = controller.tabBar
  }

  /// The display list of the bar.
  var list: DisplayList { bar.displayList(scale: CGFloat(StageBar.scale)) }

  /// An error for a device that the stand-in doesn't have.
  private struct MissingDevice: Error {}
}

extension DisplayList {
  /// The display list, rendered in the size of the bar.
  var bitmap: Bitmap { rendered(size: StageBar.size, scale: StageBar.scale) }
}
