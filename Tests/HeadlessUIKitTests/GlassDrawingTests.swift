import Foundation
import TabDevices
import TabRaster
import Testing

@testable import HeadlessUIKit

@MainActor struct GlassDrawingTests {
  nonisolated static let system = SimulatedSystem(osVersion: SimulatedSystem.OSVersion(26, 2))

  /// Returns the pixels of a bar over white, or over black in dark style.
  func picture(
    on system: SimulatedSystem = system,
    items: Int = 4,
    style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    ground: RGBA? = nil,
    change: (UITabBar) -> Void = { _ in }
  ) -> Bitmap {
    SimulatedSystem.withCurrent(system) {
      let scene = BarScene(
        width: 402,
        height: 83,
        items: items,
        style: style,
        direction: direction
      )
      change(scene.bar)
      let plain = style == .dark ? RGBA(0, 0, 0) : RGBA(255, 255, 255)
      return scene.bar.rendered(background: ground ?? plain)
    }
  }

  /// Returns the gray at a point, from 0 to 255; -1 if the pixel isn't gray.
  func gray(_ picture: Bitmap, _ x: Int, _ y: Int) -> Int {
    let pixel = picture.pixels[y * 2 * picture.width + x * 2]
    let parts = [pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF]
    return Set(parts).count == 1 ? Int(parts[0]) : -1
  }

  // Over white and black; exact figures of UIKit's pictures are in PictureFactsTests.
  @Test(arguments: [
    (UIUserInterfaceStyle.light, platter: 253, pill: 235, ground: 255),
    (.dark, platter: 19, pill: 53, ground: 0),
  ])
  func `draws platter and pill in their grays`(
    style: UIUserInterfaceStyle,
    platter: Int,
    pill: Int,
    ground: Int
  ) {
    let picture = picture(style: style)
    // The points are between the first item's icon and its end, in the second item, and beside and below the platter.
    #expect(gray(picture, 60, 10) == pill)
    #expect(gray(picture, 200, 31) == platter)
    #expect(gray(picture, 1, 1) == ground)
  }

  @Test func `is opaque with reduced transparency`() {
    var system = Self.system
    system.reducesTransparency = true
    let picture = picture(on: system, ground: RGBA(90, 125, 147))
    #expect(gray(picture, 200, 31) == 253)
  }

  // Black at 0.12, 2.5 lower than the platter.
  @Test func `casts a soft shadow, darker below than above`() {
    let picture = picture()
    let below = (62...80).map { gray(picture, 200, $0) }
    #expect(below[0] == 237)
    #expect(below == below.sorted())
    #expect(below.last == 252)
    // The platter's side, where the bar ends 21 further out.
    #expect(gray(picture, 19, 31) > below[0])
  }

  // Green in a picture of LNPopupController, over 131: 125, 128, 130 and 131 at 1, 9, 17 and 20 points from the platter.
  @Test func `casts the shadow of a picture`() {
    let picture = picture(ground: RGBA(85, 131, 154))
    let right = 402 - 21
    let greens = [1, 9, 17, 20].map { distance in
      Int(picture.pixels[62 * picture.width + (right + distance) * 2] >> 8 & 0xFF)
    }
    #expect(zip(greens, [125, 128, 130, 131]).allSatisfy { abs($0 - $1) <= 1 }, "\(greens)")
  }

  @Test func `has no shadow behind the glass`() {
    let picture = picture()
    // Points in the round end, outside the highlight and close to the platter's shadow.
    #expect([10, 51].map { gray(picture, 370, $0) } == [253, 253])
  }

  // Several sources: light or dark by the content behind. A measured picture is light over this color.
  @Test(arguments: [
    (RGBA(255, 255, 255), UIUserInterfaceStyle.dark, isDark: false),
    (RGBA(0, 0, 0), .light, true), (RGBA(90, 125, 147), .dark, false),
    (RGBA(60, 60, 60), .light, true),
    // Between dark and light, the style of the interface decides. Green has more weight than in Rec. 601.
    (RGBA(108, 108, 108), .light, false), (RGBA(108, 108, 108), .dark, true),
    (RGBA(220, 40, 255), .light, true), (RGBA(0, 170, 0), .dark, false),
  ])
  func `is light or dark by the content behind it`(
    ground: RGBA,
    style: UIUserInterfaceStyle,
    isDark: Bool
  ) {
    let list = SimulatedSystem.withCurrent(Self.system) {
      let scene = BarScene(width: 402, height: 83, items: 4, style: style)
      let page = UIView(frame: scene.window.bounds)
      page.backgroundColor = UIColor(
        red: CGFloat(ground.red) / 255,
        green: CGFloat(ground.green) / 255,
        blue: CGFloat(ground.blue) / 255,
        alpha: 1
      )
      // Neither is resolved before the bar is drawn.
      page.clipsToBounds = true
      page.alpha = 0.99
      scene.bar.tintColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .white : .black
      }
      scene.window.addSubview(page)
      page.addSubview(scene.bar)
      return page.displayList()
    }
    let size = Size(width: 402, height: 667)
    func drawn(_ way: (BackdropChoice) -> [DisplayList.Command]) -> Bitmap {
      let commands = list.commands.flatMap { command in
        if case .onBackdrop(let choice) = command { way(choice) } else { [command] }
      }
      return DisplayList(commands).rendered(size: size, scale: 2)
    }
    let picture = list.rendered(size: size, scale: 2)
    #expect(picture == drawn { isDark ? $0.dark : $0.light })
    #expect(picture != drawn { isDark ? $0.light : $0.dark })
    // The selected item is drawn first, in the tint color of this style.
    let inks = list.commands.flatMap { command -> [RGBA] in
      guard case .onBackdrop(let choice) = command else { return [] }
      return (isDark ? choice.dark : choice.light).compactMap { command in
        if case .text(_, _, _, let color) = command { color } else { nil }
      }
    }
    #expect(
      inks.prefix(2)
        == (isDark
          ? [RGBA(255, 255, 255), RGBA(242, 242, 242)] : [RGBA(0, 0, 0), RGBA(26, 26, 26)])
    )
  }

  @Test func `draws no pill without a selection`() {
    let picture = picture { $0.selectedItem = nil }
    #expect(gray(picture, 60, 10) == 253)
  }

  @Test func `puts the pill of the first item to the right from right to left`() {
    let picture = picture(direction: .rightToLeft)
    #expect(gray(picture, 60, 10) == 253)
    #expect(gray(picture, 342, 10) == 235)
  }

  @Test func `ignores indicator and widths`() {
    let usual = picture()
    let changed = picture { bar in
      let appearance = UITabBarAppearance()
      appearance.selectionIndicatorTintColor = .systemGreen
      appearance.stackedItemPositioning = .centered
      appearance.stackedItemWidth = 20
      bar.standardAppearance = appearance
    }
    #expect(changed == usual)
  }

  @Test func `covers the glass with the bar's background`() {
    let picture = picture { bar in
      let appearance = UITabBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = UIColor(white: 0, alpha: 1)
      bar.standardAppearance = appearance
    }
    #expect(gray(picture, 1, 1) == 0)
    #expect(gray(picture, 200, 80) == 0)
    // Items have the colors of dark glass, since they are on black.
    #expect(picture.pixels.contains(0xFFF2_F2F2))
  }

  // One source: the color of the view is drawn on iOS 26, where that of an appearance isn't.
  @Test func `draws a color of the view behind the glass`() {
    let picture = picture { $0.backgroundColor = UIColor(white: 0.2, alpha: 1) }
    #expect(gray(picture, 1, 1) == 51)
    #expect(gray(picture, 1, 80) == 51)
    // The color behind makes the glass dark, and shows through a little.
    #expect(gray(picture, 200, 31) == 32)
  }

  // One source: white at 0.8. The value for dark glass isn't known.
  @Test(arguments: [
    (UIUserInterfaceStyle.light, RGBA(90, 125, 147)), (.dark, RGBA(10, 20, 30)),
  ])
  func `is whiter with increased contrast in light style`(
    style: UIUserInterfaceStyle,
    ground: RGBA
  ) {
    func platter(_ contrast: UIAccessibilityContrast) -> UInt32 {
      SimulatedSystem.withCurrent(Self.system) {
        let scene = BarScene(width: 402, height: 83, items: 4, style: style)
        var traits = scene.window.deviceTraits.values
        traits.accessibilityContrast = contrast
        scene.window.deviceTraits = UITraitCollection(values: traits)
        let picture = scene.bar.rendered(background: ground)
        return picture.pixels[62 * picture.width + 400]
      }
    }
    let (usual, high) = (platter(.normal), platter(.high))
    for shift in [0, 8, 16] as [UInt32] {
      let (before, after) = (Double(usual >> shift & 0xFF), Double(high >> shift & 0xFF))
      let expected = style == .light ? before * 0.2 + 255 * 0.8 : before
      #expect(abs(after - expected) <= 1)
    }
  }

  // One source: effects are ignored; several sources: a custom appearance replaces the glass.
  @Test func `covers the glass with the bar's effect`() {
    let picture = picture { bar in
      let appearance = UITabBarAppearance()
      appearance.backgroundEffect = UIBlurEffect(style: .systemThickMaterialDark)
      bar.standardAppearance = appearance
    }
    // The thick dark material, at 0.9 over white.
    #expect(gray(picture, 1, 1) == 58)
    #expect(gray(picture, 200, 80) == 58)
    // Items have the colors of dark glass, since they are on a dark material.
    #expect(picture.pixels.contains(0xFFF5_F5F5))
  }

  @Test func `covers the glass with the bar's shadow`() {
    let picture = picture { bar in
      let appearance = UITabBarAppearance()
      appearance.shadowColor = nil
      bar.standardAppearance = appearance
    }
    // The material of a classic bar, from edge to edge.
    #expect(gray(picture, 1, 1) == 247)
    #expect(gray(picture, 200, 80) == 247)
  }

  @Test func `floats over the end of the content as over its middle`() {
    let usual = picture()
    let atEdge = picture { bar in
      bar.isManaged = true
      bar.isAtScrollEdge = true
    }
    #expect(atEdge == usual)
  }

  // Measured on simulators of iOS 26.1: over a page that doesn't scroll, light glass stays light over black, and dark
  // glass dark over white.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `has the style of the interface over a page that doesn't scroll`(
    style: UIUserInterfaceStyle
  ) {
    func usesOtherGlass(scrolls: Bool) -> Bool {
      SimulatedSystem.withCurrent(Self.system) {
        let (controller, child, scrollView) = (
          UITabBarController(), UIViewController(), UIScrollView()
        )
        controller.overrideUserInterfaceStyle = style
        controller.viewControllers = [child]
        child.view.backgroundColor = style == .dark ? .white : .black
        child.view.addSubview(scrollView)
        scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        scrollView.contentSize = CGSize(width: 390, height: scrolls ? 2_000 : 100)
        let list = TabBarFixture.window(showing: controller).displayList()
        return list.commands.contains { if case .onBackdrop = $0 { true } else { false } }
      }
    }
    #expect(!usesOtherGlass(scrolls: false))
    #expect(usesOtherGlass(scrolls: true))
  }

  // MARK: - What can't be drawn

  func check(
    _ system: SimulatedSystem,
    horizontal: UIUserInterfaceSizeClass = .compact,
    vertical: UIUserInterfaceSizeClass = .regular,
    change: (UITabBar) -> Void = { _ in }
  ) throws(UnsupportedRendering) {
    let result = SimulatedSystem.withCurrent(system) { () -> Result<Void, UnsupportedRendering> in
      let scene = BarScene(horizontal: horizontal, vertical: vertical)
      change(scene.bar)
      return Result { () throws(UnsupportedRendering) in try scene.bar.validateRendering() }
    }
    try result.get()
  }

  @Test func `draws iPhones in portrait`() {
    #expect(throws: Never.self) { try check(Self.system) }
  }

  // No picture of these could be measured but of an iPhone SE in landscape.
  @Test func `reports that glass in landscape and on iPads is inferred`() {
    func inference(_ system: SimulatedSystem, _ vertical: UIUserInterfaceSizeClass) -> String? {
      SimulatedSystem.withCurrent(system) { BarScene(vertical: vertical).bar.inference }
    }
    let pad = SimulatedSystem(osVersion: SimulatedSystem.OSVersion(26), idiom: .pad)
    #expect(inference(Self.system, .regular) == nil)
    #expect(inference(Self.system, .compact) == nil)
    #expect(inference(pad, .regular)?.contains("at the bottom of an iPad") == true)
    #expect(throws: Never.self) { try check(Self.system, vertical: .compact) }
  }

  @Test(arguments: [(26, 0), (27, 1)])
  func `reports that bars of iOS 27 are drawn as before`(version: Int, count: Int) {
    SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(version))) {
      #expect(BarScene().bar.inferences.count == count)
    }
  }

  // Inferred from an iPhone SE: 20 above the end of the screen.
  @Test func `puts titles right of icons on a platter in landscape`() throws {
    let device = try #require(DeviceScreen.named("iPhone 16 Pro"))
    try SimulatedSystem.withCurrent(Self.system) {
      let controller = TabBarFixture.controller(tabs: 3)
      let window = UIWindow.simulated(device: device, orientation: .landscape)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      window.layoutIfNeeded()
      let bar: UITabBar = controller.tabBar
      #expect(bar.frame == CGRect(x: 0, y: 402 - 64, width: 874, height: 64))
      let frames = bar.buttons.map(\.frame)
      #expect(frames.allSatisfy { $0.minY == 4 && $0.height == 36 })
      let (first, last) = (try #require(frames.first), try #require(frames.last))
      #expect(abs(first.minX - (874 - last.maxX)) <= 1)
      let drawn = DrawnBar(bar)
      let title = try #require(drawn.texts("A").first)
      #expect(title.font.size == 12)
      #expect(bar.inference?.contains("iPhone SE") == true)
      #expect(abs(title.ink.midY - 22) <= 1)
    }
  }

  // cupertino_native_better PR #74, measured on iOS 26.5: no glass, the content is sharp, and the pill stays.
  @Test func `has a pill and no glass with a transparent background`() {
    func transparent(_ bar: UITabBar) {
      let appearance = UITabBarAppearance()
      appearance.configureWithTransparentBackground()
      bar.standardAppearance = appearance
      #expect(bar.inferences.first?.contains("without glass") == true)
    }
    let clear = picture(change: transparent)
    // The points are in the second item and in the pill.
    #expect(gray(clear, 200, 31) == 255)
    #expect(gray(picture(), 200, 31) != 255)
    #expect(gray(clear, 60, 10) < 255)
    let unselected = picture { bar in
      transparent(bar)
      bar.selectedItem = nil
    }
    #expect(gray(unselected, 60, 10) == 255)
  }

  @Test(arguments: [(17, isInferred: false), (18, true), (26, false)])
  func `reports where a controller's bar at the top of an iPad is inferred`(
    version: Int,
    isInferred: Bool
  ) {
    let pad = SimulatedSystem(osVersion: SimulatedSystem.OSVersion(version), idiom: .pad)
    SimulatedSystem.withCurrent(pad) {
      let scene = BarScene(width: 820, height: 44, horizontal: .regular)
      scene.bar.isManaged = true
      #expect((scene.bar.inference != nil) == isInferred)
      // It follows the style of the interface, whatever is behind it.
      let commands = scene.bar.displayList().commands
      let isChoice = commands.contains { if case .onBackdrop = $0 { true } else { false } }
      #expect(isChoice == (version == 26))
    }
  }

  // Several sources: independent of the settings of the item and its appearance.
  @Test(arguments: [18, 26])
  func `keeps badges at the top of an iPad red`(version: Int) throws {
    let pad = SimulatedSystem(osVersion: SimulatedSystem.OSVersion(version), idiom: .pad)
    try SimulatedSystem.withCurrent(pad) {
      let scene = BarScene(width: 820, height: 44, horizontal: .regular)
      scene.bar.isManaged = true
      scene.item(1).badgeValue = "9"
      scene.item(1).badgeColor = .systemGreen
      scene.item(1).setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
      let look = try scene.picture(1).style
      #expect(look.badgeColor == .systemRed)
      #expect(look.badgeText.color == .white)
    }
  }

  @Test func `draws the classic look of an app that opts out of glass`() {
    let system = SimulatedSystem(osVersion: SimulatedSystem.OSVersion(26), look: .classic)
    #expect(throws: Never.self) { try check(system, vertical: .compact) }
  }
}
