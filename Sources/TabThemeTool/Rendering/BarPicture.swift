import HeadlessUIKit
import TabAppearance
import TabBarExamples
import TabControls
import TabRaster

/// The end of a screen that has the tab bar, and a strip of the content beside it.
///
/// A value, so that it can be drawn anywhere.
struct BarPicture: Hashable, Sendable {
  /// What is drawn, on the whole screen.
  let list: DisplayList

  /// The size of the screen, in points.
  let size: Size

  /// The pixels of a point.
  let scale: Int

  /// The rows of the screen that the picture shows, in pixels.
  let rows: Range<Int>

  /// What of the theme's layout is left out, in words.
  let leftOut: [ThemeDiagnostic]

  /// What of the bar is only inferred, in words.
  let inferences: [String]

  /// What is drawn in the place of fonts and characters that aren't at hand, in words.
  let textReplacements: [String]

  /// Draws the picture.
  func bitmap() -> Bitmap {
    list.rendered(size: size, scale: scale, rows: rows)
  }
}

extension BarPicture {
  /// Lays out a theme on a device.
  ///
  /// - Throws: ``UsageError`` for a device that isn't known, ``ToolFailure`` for what isn't drawn yet.
  @MainActor
  init(_ theme: TabBarTheme, _ request: PictureRequest) throws {
    let device = try Self.device(for: request)
    let system = SimulatedSystem(
      osVersion: SimulatedSystem.OSVersion(request.os.major, request.os.minor),
      look: request.look.map { $0 == .glass ? .glass : .classic },
      idiom: device.idiom
    )
    self = try SimulatedSystem.withCurrent(system) {
      let window = UIWindow.simulated(
        device: device,
        orientation: request.isLandscape ? .landscape : .portrait,
        style: request.style,
        contrast: request.contrast,
        layoutDirection: request.isRightToLeft ? .rightToLeft : .leftToRight,
        legibilityWeight: request.hasBoldText ? .bold : .regular,
        scale: request.scale.map { CGFloat($0) }
      )
      let controller = Self.controller(for: request.content)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.applyTheme(theme, assets: request.assets)
      request.example?.setUp(controller.tabBarControls)
      window.layoutIfNeeded()
      let ownBar = request.example.flatMap { _ in controller.tabBarControls.customBar }
      if ownBar == nil { try Self.checkIsDrawn(controller.tabBar, request) }
      let bar = ownBar?.frame ?? controller.tabBar.frame
      let isAtTop = bar.midY < window.bounds.midY
      Self.addContent(to: controller, above: isAtTop ? window.bounds.maxY : bar.minY, request)
      return BarPicture(
        of: window,
        leftOut: controller.layoutDiagnostics,
        inferences: ownBar == nil ? controller.tabBar.inferences : [],
        textReplacements: Self.replacements(
          theme.fontReplacements(in: .current),
          ownBar == nil ? controller.tabBar.textReplacements : []
        ),
        from: isAtTop ? 0 : bar.minY - request.contentHeight,
        to: isAtTop ? bar.maxY + request.contentHeight : window.bounds.maxY
      )
    }
  }

  /// Words of two lists, each once.
  private static func replacements(_ first: [String], _ second: [String]) -> [String] {
    first + second.filter { !first.contains($0) }
  }

  /// Throws for what would be a wrong picture.
  @MainActor
  private static func checkIsDrawn(
    _ bar: UITabBar,
    _ request: PictureRequest
  ) throws(ToolFailure) {
    do {
      try bar.validateRendering()
    } catch {
      throw ToolFailure(
        error.description,
        fix: "write '--ios 18', or give the bar a background of its own"
      )
    }
    if request.isStrict, let inference = bar.inferences.first {
      throw ToolFailure(inference, fix: "leave out '--strict' to have it drawn as it may be")
    }
  }

  private static func device(for request: PictureRequest) throws(UsageError) -> SimulatedDevice {
    guard let name = request.device else { return .usual(for: .phone) }
    guard let device = SimulatedDevice.named(name) else {
      throw .unknownDevice(name, known: SimulatedDevice.all.map(\.name))
    }
    return device
  }

  @MainActor
  private static func controller(for content: BarContent) -> ThemedTabBarController {
    let controller = ThemedTabBarController()
    // Without items there is no page either.
    controller.view.backgroundColor = .systemBackground
    controller.viewControllers = content.items.enumerated().map { index, item in
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      page.tabBarItem = UITabBarItem(
        title: item.title,
        image: item.icon.flatMap { UIImage(systemName: $0) },
        selectedImage: item.selectedIcon.flatMap { UIImage(systemName: $0) }
      )
      page.tabBarItem.badgeValue = item.badge
      page.tabBarItem.isEnabled = item.isEnabled
      return page
    }
    controller.selectedIndex = content.selected
    return controller
  }

  /// Puts content on the selected page: it goes on below the bar, or ends above it.
  @MainActor
  private static func addContent(
    to controller: UITabBarController,
    above top: CGFloat,
    _ request: PictureRequest
  ) {
    guard let page: UIView = controller.selectedViewController?.view else { return }
    let height = request.isAtScrollEdge ? top : top + 2 * SampleRows.height
    let scrollView = UIScrollView(frame: page.bounds)
    scrollView.contentSize = CGSize(width: page.bounds.width, height: height)
    let sides = page.safeAreaInsets
    let rows = CGRect(
      x: sides.left,
      y: 0,
      width: page.bounds.width - sides.left - sides.right,
      height: height
    )
    let frame = request.backdrop.fillsPage ? page.bounds : rows
    scrollView.addSubview(request.backdrop.view(frame: frame))
    page.addSubview(scrollView)
    // The bar may place its items anew then, and after that the theme has its say again.
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
  }

  /// A part of a window, as wide as it is.
  @MainActor
  private init(
    of window: UIWindow,
    leftOut: [ThemeDiagnostic],
    inferences: [String],
    textReplacements: [String],
    from top: CGFloat,
    to bottom: CGFloat
  ) {
    (self.leftOut, self.inferences) = (leftOut, inferences)
    self.textReplacements = textReplacements
    let pixels = window.traitCollection.displayScale
    list = window.displayList()
    size = Size(width: Double(window.bounds.width), height: Double(window.bounds.height))
    scale = Int(pixels)
    rows = Int((top * pixels).rounded())..<Int((bottom * pixels).rounded())
  }
}
