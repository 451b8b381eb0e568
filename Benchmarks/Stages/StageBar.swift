import HeadlessUIKit
import TabAppearance
import TabRaster

/// The themed bar of a phone, in a window as in an app.
@MainActor
struct StageBar {
  /// Its size, in points, with the room for the home indicator.
  nonisolated static let size = Size(width: 390, height: 83)

  /// Pixels per point.
  nonisolated static let scale = 3

  /// The window, which holds everything else.
  private let window: UIWindow

  let bar: UITabBar

  /// Creates a bar with five items, of which one has a badge, and lays it out.
  init(themed theme: TabBarTheme) throws {
    guard let device = SimulatedDevice.named("iPhone 14") else { throw MissingDevice() }
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

  /// What it looks like.
  var list: DisplayList { bar.displayList(scale: CGFloat(StageBar.scale)) }

  /// A device that the stand-in doesn't know.
  private struct MissingDevice: Error {}
}

extension DisplayList {
  /// The list drawn in the size of the bar.
  var bitmap: Bitmap { rendered(size: StageBar.size, scale: StageBar.scale) }
}
