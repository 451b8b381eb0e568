import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

@MainActor struct UITabBarDrawingTests {
  // Several sources, iOS 18: without a color, and with an effect, the standard background isn't visible.
  @Test(
    arguments: [
      (UIColor(white: 0, alpha: 0.5), false, [RGBA(255, 0, 0), RGBA(0, 0, 0, 128)]),
      (UIColor(white: 0, alpha: 1), false, [RGBA(0, 0, 0)]),
      (UIColor(white: 0, alpha: 0.5), true, [RGBA(0, 0, 0, 128)]), (nil, false, []),
    ] as [(UIColor?, Bool, [RGBA])]
  )
  func `shows the standard color through a translucent scroll edge`(
    color: UIColor?,
    hasEffect: Bool,
    fills: [RGBA]
  ) {
    SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(18))) {
      let scene = BarScene(width: 402, height: 49)
      scene.bar.isManaged = true
      scene.bar.isAtScrollEdge = true
      let standard = UITabBarAppearance()
      standard.configureWithOpaqueBackground()
      standard.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      scene.bar.standardAppearance = standard
      let edge = UITabBarAppearance()
      edge.configureWithTransparentBackground()
      edge.backgroundColor = color
      if hasEffect { edge.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial) }
      scene.bar.scrollEdgeAppearance = edge
      let whole = Path.rectangle(Rect(x: 0, y: 0, width: 402, height: 49))
      let drawn = scene.commands().compactMap { command -> RGBA? in
        if case .fill(whole, let color) = command { color } else { nil }
      }
      #expect(drawn == fills)
    }
  }

  /// Returns a bar of 375 by 49 points without items, which draws only its background.
  func empty(_ appearance: UITabBarAppearance, scale: CGFloat = 2) -> BarScene {
    let scene = BarScene(items: 0, scale: scale)
    scene.bar.standardAppearance = appearance
    return scene
  }

  var whole: Path { .rectangle(Rect(x: 0, y: 0, width: 375, height: 49)) }

  /// Returns the filter of a material in a gray.
  func material(_ gray: UInt8, _ alpha: UInt8) -> BackdropFilter {
    BackdropFilter(radius: 20, saturation: 1.8, tint: RGBA(gray, gray, gray, alpha))
  }

  static let bitmap = Bitmap(width: 10, height: 10)
  static let image = UIImage(values: ImageValues(content: .bitmap(bitmap), scale: 1))

  // MARK: - Background

  @Test(arguments: [2.0, 3.0])
  func `draws the material, and a hairline one pixel high above it`(scale: CGFloat) {
    let scene = empty(UITabBarAppearance(), scale: scale)
    let hairline = Rect(x: 0, y: -1 / scale, width: 375, height: 1 / scale)
    #expect(
      scene.commands() == [
        .backdrop(whole, material(247, 240)),
        .fill(.rectangle(hairline), UIColor(white: 0, alpha: 0.3).light),
      ]
    )
  }

  // S4-07
  @Test func `S4-07: draws effect, color and image in this order`() {
    let appearance = UITabBarAppearance()
    appearance.shadowColor = nil
    appearance.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    appearance.backgroundImage = Self.image
    #expect(
      empty(appearance).commands() == [
        .backdrop(whole, material(247, 240)),
        .fill(whole, RGBA(255, 0, 0, 128)),
        .pushClip(whole),
        .image(Self.bitmap, Rect(x: 0, y: 0, width: 375, height: 49)),
        .popClip,
      ]
    )
  }

  @Test func `places the background image by its content mode`() {
    let appearance = UITabBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.backgroundImage = Self.image
    appearance.backgroundImageContentMode = .topRight
    let commands = empty(appearance).commands()
    #expect(commands.contains(.image(Self.bitmap, Rect(x: 365, y: 0, width: 10, height: 10))))
  }

  @Test func `draws nothing for a transparent background`() {
    let appearance = UITabBarAppearance()
    appearance.configureWithTransparentBackground()
    #expect(empty(appearance).commands().isEmpty)
  }

  @Test func `stretches a shadow image over the width above the bar`() {
    let appearance = UITabBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.shadowImage = Self.image
    #expect(
      empty(appearance).commands() == [
        .image(Self.bitmap, Rect(x: 0, y: -10, width: 375, height: 10))
      ]
    )
  }

  @Test func `draws a fixed dark material on a light interface`() {
    let appearance = UITabBarAppearance()
    appearance.shadowColor = nil
    appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark)
    #expect(empty(appearance).commands() == [.backdrop(whole, material(36, 181))])
  }

  @Test func `a material hides the content behind it with reduced transparency`() {
    let appearance = UITabBarAppearance()
    appearance.shadowColor = nil
    appearance.backgroundEffect = UIBlurEffect(style: .systemUltraThinMaterialDark)
    let commands = SimulatedSystem.withCurrent(SimulatedSystem(reducesTransparency: true)) {
      empty(appearance).commands()
    }
    let opaque = BackdropFilter(radius: 0, saturation: 1, tint: RGBA(37, 37, 37))
    #expect(commands == [.backdrop(whole, opaque)])
  }

  @Test func `a material blurs and saturates only the content behind the bar`() {
    let appearance = UITabBarAppearance()
    appearance.shadowColor = nil
    appearance.backgroundEffect = UIBlurEffect(style: .systemUltraThinMaterialLight)
    let window = empty(appearance).window
    window.isHidden = false
    window.backgroundColor = .white
    let above = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 618))
    above.backgroundColor = .black
    let behind = UIView(frame: CGRect(x: 0, y: 618, width: 187, height: 49))
    behind.backgroundColor = UIColor(red: 0.8, green: 0.4, blue: 0.4, alpha: 1)
    for view in [above, behind] { window.insertSubview(view, at: 0) }
    let picture = window.rendered(scale: 1)
    func red(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * 375 + x] >> 16 & 0xFF }
    func blue(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * 375 + x] & 0xFF }
    // Red 204, 102, 102 at saturation 1.8 is 255, 85, 85; 249 at 0.44 is drawn over it.
    #expect(red(0, 640) == 252)
    #expect(blue(0, 640) == 157)
    #expect(blue(374, 640) == 252)
    let steps = (0..<374).map { Int(blue($0 + 1, 640)) - Int(blue($0, 640)) }
    #expect(steps.allSatisfy { (0...2).contains($0) })
    // The black above doesn't spread into the bar.
    #expect((0..<375).allSatisfy { blue($0, 618) == blue($0, 666) })
  }

  @Test(arguments: [
    UIUserInterfaceStyle.light: UInt8(247), UIUserInterfaceStyle.dark: UInt8(26),
  ])
  func `gives the measured gray over the ground of its style`(
    style: UIUserInterfaceStyle,
    gray: UInt8
  ) {
    let scene = BarScene(items: 0, style: style)
    let ground = style == .light ? RGBA(255, 255, 255) : RGBA(0, 0, 0)
    let pixels = scene.bar.rendered(background: ground).pixels
    #expect(pixels.first == 0xFF00_0000 | UInt32(gray) * 0x1_0101)
  }

  // MARK: - Selection indicator

  @Test func `draws the indicator behind the selected item, over the background`() throws {
    let scene = BarScene()
    let appearance = UITabBarAppearance()
    appearance.selectionIndicatorTintColor = .systemGreen
    scene.bar.standardAppearance = appearance
    let commands = scene.commands()
    let frame = Rect(x: 2, y: 1, width: 90, height: 48)
    let indicator = DisplayList.Command.fill(
      .roundedRectangle(frame, radius: TabBarFacts.selectionIndicatorRadius.value),
      UIColor.systemGreen.light
    )
    let index = try #require(commands.firstIndex(of: indicator))
    let text = try #require(commands.firstIndex { if case .text = $0 { true } else { false } })
    #expect(index == 2)
    #expect(index < text)
  }

  @Test func `stretches an indicator image to the item`() {
    let scene = BarScene()
    let appearance = UITabBarAppearance()
    appearance.selectionIndicatorImage = Self.image
    scene.bar.standardAppearance = appearance
    let frame = Rect(x: 2, y: 1, width: 90, height: 48)
    #expect(scene.commands().contains(.image(Self.bitmap, frame)))
  }

  // MARK: - Items

  @Test func `draws images as shapes unless they are originals`() {
    let scene = BarScene(items: 2)
    scene.item(0).image = Self.image
    scene.item(1).image = Self.image.withRenderingMode(.alwaysOriginal)
    let commands = scene.commands()
    let tint = UIColor.systemBlue.light
    #expect(
      commands.contains(.template(Self.bitmap, Rect(x: 89, y: 14, width: 10, height: 10), tint))
    )
    #expect(commands.contains(.image(Self.bitmap, Rect(x: 276.5, y: 14, width: 10, height: 10))))
  }

  @Test func `mirrors images that flip in right-to-left layout`() throws {
    var arrow = Bitmap(width: 2, height: 1)
    arrow.pixels[0] = 0xFF00_00FF
    var mirrored = Bitmap(width: 2, height: 1)
    mirrored.pixels[1] = 0xFF00_00FF
    let image = UIImage(values: ImageValues(content: .bitmap(arrow), scale: 1))
      .withRenderingMode(.alwaysOriginal)
    func drawn(_ image: UIImage, _ direction: UITraitEnvironmentLayoutDirection) -> [Bitmap] {
      let scene = BarScene(items: 1, direction: direction)
      scene.item(0).image = image
      return scene.commands().compactMap { command in
        if case .image(let bitmap, _, _) = command { bitmap } else { nil }
      }
    }
    #expect(drawn(image, .rightToLeft) == [arrow])
    let flipping = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(drawn(flipping, .leftToRight) == [arrow])
    #expect(drawn(flipping, .rightToLeft) == [mirrored])
  }

  @Test func `draws the badge over icon and title`() {
    let scene = BarScene(items: 1)
    scene.item(0).image = Self.image
    scene.item(0).badgeValue = "3"
    let texts = scene.commands().compactMap { command -> String? in
      if case .text(let text, _, _, _) = command { text } else { nil }
    }
    #expect(texts == ["A", "3"])
    #expect(scene.commands().last.map { if case .text = $0 { true } else { false } } == true)
  }

  @Test func `draws an empty badge as a disc and none without a value`() throws {
    let scene = BarScene(items: 1)
    let red = UIColor.systemRed.light
    func badges() -> Int {
      scene.commands().count { if case .fill(_, red) = $0 { true } else { false } }
    }
    #expect(badges() == 0)
    scene.item(0).badgeValue = ""
    #expect(badges() == 1)
    #expect(try scene.picture(0).frames.badge?.size == CGSize(width: 18, height: 18))
  }

  @Test func `shortens a title to the width of its item`() {
    let scene = BarScene(items: 5)
    scene.item(0).title = "Recommendations for you"
    let first = scene.commands().compactMap { command -> String? in
      if case .text(let text, _, _, _) = command { text } else { nil }
    }.first
    #expect(first?.hasPrefix("Recommend") == true)
    #expect(first?.hasSuffix("…") == true)
  }

  @Test func `starts the baseline of titles at bar y 45`() throws {
    let scene = BarScene()
    let baselines = scene.commands().compactMap { command -> Double? in
      if case .text(_, _, let baseline, _) = command { baseline.y } else { nil }
    }
    #expect(baselines == [45, 45, 45, 45])
  }
}
