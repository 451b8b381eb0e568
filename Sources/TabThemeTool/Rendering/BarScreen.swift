import HeadlessUIKit
import TabAppearance
import TabBarExamples
import TabControls
import TabRaster
import TabScreens

/// A device that shows a themed bar.
///
/// Style and contrast reach what is on a screen, so that one does for all pictures that differ in these alone.
@MainActor
final class BarScreen {
  private let theme: TabBarTheme
  private let request: PictureRequest
  private let system: SimulatedSystem
  private let window: UIWindow
  private let controller: ThemedTabBarController

  /// Shows a theme on a device.
  ///
  /// - Throws: ``UsageError`` for a device that isn't known.
  init(_ theme: TabBarTheme, _ request: PictureRequest) throws(UsageError) {
    (self.theme, self.request) = (theme, request)
    let device = try Self.device(for: request)
    system = SimulatedSystem(
      osVersion: SimulatedSystem.OSVersion(request.os.major, request.os.minor),
      look: request.look.map { $0 == .glass ? .glass : .classic },
      idiom: device.idiom
    )
    (window, controller) = SimulatedSystem.withCurrent(system) {
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
      return (window, controller)
    }
    SimulatedSystem.withCurrent(system) {
      addContent()
      moveFocus()
    }
  }

  /// Whether a picture is one of the screen, but for style and contrast.
  func shows(_ theme: TabBarTheme, _ request: PictureRequest) -> Bool {
    var own = self.request
    (own.style, own.contrast) = (request.style, request.contrast)
    return own == request && self.theme == theme
  }

  /// The bar in a style and a contrast, and a strip of the content beside it.
  ///
  /// - Throws: ``ToolFailure`` for what isn't drawn yet.
  func picture(
    _ style: UIUserInterfaceStyle,
    _ contrast: UIAccessibilityContrast
  ) throws -> BarPicture {
    try SimulatedSystem.withCurrent(system) {
      var traits = window.deviceTraits.values
      (traits.userInterfaceStyle, traits.accessibilityContrast) = (style, contrast)
      window.deviceTraits = UITraitCollection(values: traits)
      window.layoutIfNeeded()
      if ownBar == nil { try checkIsDrawn() }
      let (frame, strip) = (barFrame, request.contentHeight)
      let top = isAtTop ? 0 : frame.minY - strip
      let bottom = isAtTop ? frame.maxY + strip : window.bounds.maxY
      let pixels = traits.displayScale
      return BarPicture(
        screen: Picture(
          window.displayList(),
          size: Size(width: Double(window.bounds.width), height: Double(window.bounds.height)),
          scale: Int(pixels)
        ),
        rows: Int((top * pixels).rounded())..<Int((bottom * pixels).rounded()),
        warnings: controller.layoutDiagnostics + textReplacements,
        inferences: ownBar == nil ? controller.tabBar.inferences : []
      )
    }
  }

  /// The bar of an example that has one of its own.
  private var ownBar: CustomTabBar? {
    request.example.flatMap { _ in controller.tabBarControls.customBar }
  }

  private var barFrame: CGRect { ownBar?.frame ?? controller.tabBar.frame }

  private var isAtTop: Bool { barFrame.midY < window.bounds.midY }

  /// What is drawn in the place of fonts and characters that aren't at hand, each once.
  private lazy var textReplacements: [ThemeDiagnostic] = {
    let ofTheme = theme.fontReplacements(in: .current)
    let ofBar = ownBar == nil ? controller.tabBar.textReplacements : []
    return (ofTheme + ofBar.filter { !ofTheme.contains($0) }).map {
      ThemeDiagnostic(.warning, $0, fix: "give a file of the font, as in '--font Brand.ttf'")
    }
  }()

  /// Throws for what would be a wrong picture.
  private func checkIsDrawn() throws(ToolFailure) {
    let bar = controller.tabBar
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

  /// Moves the focus to the item that is asked for.
  private func moveFocus() {
    guard let index = request.content.focused,
      let frames = controller.tabBarControls.itemFrames(in: window)?.frames,
      frames.indices.contains(index)
    else { return }
    let middle = CGPoint(x: frames[index].midX, y: frames[index].midY)
    window.simulateFocus(on: window.hitTest(middle, with: nil))
  }

  /// Puts content on the selected page: it goes on below the bar, or ends above it.
  private func addContent() {
    guard let page: UIView = controller.selectedViewController?.view else { return }
    let scrollView = UIScrollView.content(
      of: page,
      beside: barFrame,
      on: window.bounds,
      isAtScrollEdge: request.isAtScrollEdge
    ) { end in
      request.backdrop.view(on: page, contentEnd: end)
    }
    page.addSubview(scrollView)
    // The bar may place its items anew then, and after that the theme has its say again.
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
  }
}
