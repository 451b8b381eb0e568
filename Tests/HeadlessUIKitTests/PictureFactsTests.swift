import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

/// Tests of colors read from UIKit's pictures over a known color, against the stand-in's over the same color.
@MainActor struct PictureFactsTests {
  /// The colors of a bar over a color, whose first item is selected and whose second one isn't.
  struct Colors {
    var bar: RGBA
    var pill: RGBA
    var unselected: RGBA
    var selected: RGBA
    var above: RGBA
  }

  /// Returns the colors of a bar over a color; the icons are boxes, whose colors are easy to read.
  func colors(
    os: Int,
    over ground: RGBA,
    style: UIUserInterfaceStyle,
    change: (UITabBar) -> Void = { _ in }
  ) -> Colors {
    let system = SimulatedSystem(osVersion: SimulatedSystem.OSVersion(os))
    return SimulatedSystem.withCurrent(system) {
      let height: CGFloat = os >= 26 ? 83 : 49
      let scene = BarScene(width: 402, height: height, scale: 3, style: style)
      for index in 0..<4 { scene.item(index).image = .box(24, 24) }
      change(scene.bar)
      scene.bar.layoutIfNeeded()
      scene.window.isHidden = false
      defer { scene.window.isHidden = true }
      let page = UIView(frame: scene.window.bounds)
      page.backgroundColor = UIColor(
        red: CGFloat(ground.red) / 255,
        green: CGFloat(ground.green) / 255,
        blue: CGFloat(ground.blue) / 255,
        alpha: 1
      )
      scene.window.insertSubview(page, at: 0)
      let picture = scene.window.rendered(scale: 3)
      let top = scene.bar.frame.minY
      func color(_ x: CGFloat, _ y: CGFloat) -> RGBA {
        let pixel = picture.pixels[Int((top + y) * 3) * picture.width + Int(x * 3)]
        return RGBA(
          UInt8(pixel >> 16 & 0xFF),
          UInt8(pixel >> 8 & 0xFF),
          UInt8(pixel & 0xFF)
        )
      }
      let (first, second) = (scene.bar.buttons[0].frame, scene.bar.buttons[1].frame)
      return Colors(
        bar: color(second.midX + 25, 24),
        pill: color(first.minX + 20, 24),
        unselected: color(second.midX, 22),
        selected: color(first.midX, 22),
        above: color(200, -0.2)
      )
    }
  }

  struct Glass: Sendable, CustomTestStringConvertible {
    var ground: RGBA
    var style: UIUserInterfaceStyle
    var platter: RGBA
    var pill: RGBA?
    var unselected: RGBA?

    init(
      ground: RGBA,
      _ style: UIUserInterfaceStyle = .light,
      platter: RGBA,
      pill: RGBA? = nil,
      unselected: RGBA? = nil
    ) {
      (self.ground, self.style, self.platter) = (ground, style, platter)
      (self.pill, self.unselected) = (pill, unselected)
    }

    var testDescription: String { "over \(ground)" }
  }

  // Pictures of LNPopupController, iOS 26, converted from Display P3 to sRGB. Items over the dark color are in
  // GlassVibrancyTests.
  @Test(arguments: [
    Glass(
      ground: RGBA(255, 255, 255),
      platter: RGBA(250, 250, 250),
      pill: RGBA(236, 236, 236),
      unselected: RGBA(25, 25, 25)
    ),
    Glass(
      ground: RGBA(16, 21, 34),
      .dark,
      platter: RGBA(17, 21, 31),
      pill: RGBA(51, 55, 66)
    ),
  ])
  func `gives glass the color of pictures`(example: Glass) throws {
    let drawn = colors(os: 26, over: example.ground, style: example.style)
    #expect(difference(drawn.bar, example.platter) <= 2, "\(drawn.bar)")
    #expect(difference(drawn.pill, try #require(example.pill)) <= 2, "\(drawn.pill)")
    if let unselected = example.unselected {
      #expect(difference(drawn.unselected, unselected) <= 2, "\(drawn.unselected)")
    }
  }

  // Simulators with iOS 26.1 (Vercantez/openuikit), where glass has the style of the interface over a plain page.
  @Test(arguments: [
    Glass(ground: RGBA(255, 255, 255), platter: RGBA(253, 253, 253), pill: RGBA(235, 235, 235)),
    Glass(ground: RGBA(0, 0, 0), platter: RGBA(220, 220, 220), pill: RGBA(198, 198, 198)),
    Glass(ground: RGBA(255, 56, 60), platter: RGBA(255, 201, 204)),
    Glass(ground: RGBA(0, 0, 0), .dark, platter: RGBA(19, 19, 19), pill: RGBA(53, 53, 53)),
    Glass(ground: RGBA(51, 51, 51), .dark, platter: RGBA(32, 32, 32), pill: RGBA(65, 65, 65)),
    Glass(ground: RGBA(255, 255, 255), .dark, platter: RGBA(84, 84, 84), pill: RGBA(115, 115, 115)),
    Glass(ground: RGBA(255, 56, 60), .dark, platter: RGBA(157, 13, 16)),
  ])
  func `gives glass the hue of what is behind it`(example: Glass) {
    let colors: GlassColors = example.style == .dark ? .dark : .light
    let platter = colors.filter(reducesTransparency: false)(example.ground)
    #expect(difference(platter, example.platter) <= 0.5, "\(platter)")
    if let pill = example.pill {
      let drawn = colors.pill.value(example.platter)
      #expect(difference(drawn, pill) <= 0.5, "\(drawn)")
    }
  }

  // One picture of a dark bar at 3 pixels per point: 25, 17 and 11 above the platter, then flat.
  @Test func `fades the rim of dark glass within three pixels`() {
    SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(26))) {
      let scene = BarScene(width: 402, height: 83, scale: 3, style: .dark)
      scene.bar.selectedItem = nil
      let picture = scene.bar.rendered(scale: 3, background: RGBA(16, 21, 34))
      let green = (0..<6).map { Int(picture.pixels[$0 * picture.width + 600] >> 8 & 0xFF) }
      let rises = green.map { $0 - green[5] }
      #expect(zip(rises, [25, 17, 11, 0, 0, 0]).allSatisfy { abs($0 - $1) <= 3 }, "\(rises)")
    }
  }

  // One picture of a dark bar, and pictures of iOS 14 to 18.5 in light.
  @Test(arguments: [
    (RGBA(16, 21, 35), UIUserInterfaceStyle.dark, RGBA(29, 31, 39), RGBA(130, 130, 131)),
    (RGBA(255, 255, 255), .light, RGBA(247, 247, 247), RGBA(148, 149, 148)),
  ])
  func `draws a classic bar and its items in the measured colors`(
    ground: RGBA,
    style: UIUserInterfaceStyle,
    bar: RGBA,
    unselected: RGBA
  ) {
    let drawn = colors(os: 18, over: ground, style: style)
    #expect(difference(drawn.bar, bar) <= 2, "\(drawn.bar)")
    #expect(difference(drawn.unselected, unselected) <= 2, "\(drawn.unselected)")
  }

  // One picture in dark: white at 0.15; in light black at 0.30 over white, on iOS 11 to 18.5.
  @Test(arguments: [
    (RGBA(16, 21, 34), UIUserInterfaceStyle.dark, RGBA(52, 56, 68)),
    (RGBA(255, 255, 255), .light, RGBA(178, 178, 178)),
  ])
  func `draws the hairline over what is behind`(
    ground: RGBA,
    style: UIUserInterfaceStyle,
    color: RGBA
  ) {
    #expect(difference(colors(os: 18, over: ground, style: style).above, color) <= 1)
  }

  // Measured, (61, 108, 127) over a light blue; the layers between the items and the bar aren't known.
  @Test func `lets unselected items take the hue behind a light material`() {
    let drawn = colors(os: 18, over: RGBA(80, 160, 200), style: .light)
    let bar = drawn.bar
    #expect(bar.red < bar.green && bar.green < bar.blue)
    let item = drawn.unselected
    let flat = [bar.red, bar.green, bar.blue].map { Int($0) * 6 / 10 }
    #expect(Int(item.red) < flat[0] && Int(item.blue) > flat[2])
  }

  // In pictures at 3 pixels per point, 24 of 24 icons are at the pixel below.
  @Test func `rounds the place of icons down`() throws {
    try SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(18))) {
      let scene = BarScene(width: 402, height: 49, scale: 3)
      let item = scene.item(1)
      item.image = UIImage(
        values: ImageValues(content: .bitmap(Bitmap(width: 68, height: 68)), scale: 3)
      )
      let box = try #require(DrawnBar(scene.bar).bitmaps.first)
      let exact = (Double(scene.bar.buttons[1].frame.midX) - 68.0 / 6) * 3
      #expect(abs(box.x * 3 - exact.rounded(.down)) < 0.01)
    }
  }
}
