import HeadlessUIKit
import TabAppearance
import TabRaster

/// The lower end of a screen: a tab bar, and a strip of the content above it.
@MainActor
enum BarPicture {
  /// Draws a theme on a device.
  ///
  /// - Throws: ``UsageError`` for a device that isn't known, ``ToolFailure`` for what isn't drawn yet.
  static func draw(_ theme: TabBarTheme, _ request: PictureRequest) throws -> Bitmap {
    let device = try device(for: request)
    let system = SimulatedSystem(
      osVersion: SimulatedSystem.OSVersion(request.os.major, request.os.minor),
      idiom: device.idiom
    )
    return try SimulatedSystem.withCurrent(system) {
      try checkIsDrawn(on: device, request.os)
      let window = UIWindow.simulated(
        device: device,
        orientation: request.isLandscape ? .landscape : .portrait,
        style: request.style,
        contrast: request.contrast,
        scale: request.scale.map { CGFloat($0) }
      )
      let controller = controller(for: request.content)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.applyTheme(theme)
      window.layoutIfNeeded()
      addRows(to: controller, above: controller.tabBar.frame.minY, request)
      return picture(of: window, from: controller.tabBar.frame.minY - SampleRows.height)
    }
  }

  /// Throws for what would be a wrong picture.
  private static func checkIsDrawn(on device: SimulatedDevice, _ os: OSVersion) throws(ToolFailure)
  {
    do {
      try UITabBar.checkIsDrawable()
    } catch {
      throw ToolFailure(
        "the glass look of iOS 26 and later isn't drawn yet",
        fix: "write '--ios 18'"
      )
    }
    if device.idiom == .pad, os >= 18 {
      throw ToolFailure(
        "the bar at the top of an iPad with iOS 18 and later isn't drawn yet",
        fix: "write '--ios 17'"
      )
    }
  }

  private static func device(for request: PictureRequest) throws(UsageError) -> SimulatedDevice {
    guard let name = request.device else { return .usual(for: .phone) }
    guard let device = SimulatedDevice.named(name) else {
      throw .unknownDevice(name, known: SimulatedDevice.all.map(\.name))
    }
    return device
  }

  private static func controller(for content: BarContent) -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = content.items.enumerated().map { index, item in
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      page.tabBarItem = UITabBarItem(
        title: item.title,
        image: UIImage(systemName: item.icon),
        selectedImage: UIImage(systemName: item.selectedIcon)
      )
      page.tabBarItem.badgeValue = item.badge
      page.tabBarItem.isEnabled = item.isEnabled
      return page
    }
    controller.selectedIndex = content.selected
    return controller
  }

  /// Puts rows of content on the selected page: they go on below the bar, or end above it.
  private static func addRows(
    to controller: UITabBarController,
    above top: CGFloat,
    _ request: PictureRequest
  ) {
    guard let page: UIView = controller.selectedViewController?.view else { return }
    let bottom = request.isAtScrollEdge ? top : top + 2 * SampleRows.height
    let sides = page.safeAreaInsets
    let rows = CGRect(
      x: sides.left,
      y: 0,
      width: page.bounds.width - sides.left - sides.right,
      height: bottom
    )
    let scrollView = UIScrollView(frame: page.bounds)
    scrollView.contentSize = CGSize(width: page.bounds.width, height: bottom)
    scrollView.addSubview(SampleRows.view(frame: rows))
    page.addSubview(scrollView)
    scrollView.layoutIfNeeded()
  }

  /// The lower part of a window.
  private static func picture(of window: UIWindow, from top: CGFloat) -> Bitmap {
    let scale = window.traitCollection.displayScale
    let rows = Int((top * scale).rounded())..<Int((window.bounds.height * scale).rounded())
    return window.displayList().rendered(
      size: Size(width: Double(window.bounds.width), height: Double(window.bounds.height)),
      scale: Int(scale),
      rows: rows
    )
  }
}
