import HeadlessUIKit
import TabRaster
import Testing

struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private let adapting = UIColor { @Sendable traits in
    traits.userInterfaceStyle == .dark ? .white : UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
  }

  @Test func `a fixed color resolves to itself`() {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    #expect(color.resolvedColor(with: dark) === color)
    #expect(color.rgba(in: dark) == RGBA(51, 102, 153))
  }

  @Test func `a dynamic color calls its closure for each set of traits`() {
    #expect(adapting.rgba(in: light) == RGBA(255, 0, 0, 128))
    #expect(adapting.rgba(in: dark) == RGBA(255, 255, 255))
  }

  @Test func `a dynamic color of a system color resolves to the end`() {
    let color = UIColor { @Sendable _ in .systemRed }
    #expect(color.rgba(in: dark) == RGBA(255, 69, 58))
  }

  @Test func `opacity is put over every variant of an adapting color`() {
    let color = adapting.withAlphaComponent(0.2)
    #expect(color.rgba(in: light) == RGBA(255, 0, 0, 51))
    #expect(color.rgba(in: dark) == RGBA(255, 255, 255, 51))
    #expect(UIColor.systemRed.withAlphaComponent(0.2).rgba(in: dark) == RGBA(255, 69, 58, 51))
  }

  @Test func `components are read with the current traits`() {
    var white: [CGFloat] = []
    for traits in [light, dark] {
      traits.performAsCurrent {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
        #expect(adapting.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        white.append(green)
      }
    }
    #expect(white == [0, 1])
  }

  @Test func `a dynamic color resolves in a detached task`() async {
    let (color, traits) = (adapting, dark)
    let rgba = await Task.detached { color.rgba(in: traits) }.value
    #expect(rgba == RGBA(255, 255, 255))
  }

  @Test func `colors are equal by value, dynamic ones by identity`() {
    #expect(UIColor(white: 0.5, alpha: 1) == UIColor.gray)
    #expect(UIColor.systemBlue == UIColor.systemBlue)
    #expect(UIColor.systemBlue != UIColor.systemRed)
    #expect(adapting == adapting.copy() as? UIColor)
    #expect(adapting != UIColor { @Sendable _ in .white })
    // Gray and RGB are different color spaces, as on UIKit.
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test func `components outside sRGB are kept and clamped when drawn`() {
    let color = UIColor(red: 1.2, green: -0.1, blue: .nan, alpha: 2)
    #expect(color.components(in: light).red == 1.2)
    #expect(color.rgba(in: light) == RGBA(255, 0, 0, 255))
  }

  @Test func `white and black are the same in Display P3`() {
    #expect(
      UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).rgba(in: light)
        == RGBA(255, 255, 255)
    )
    #expect(UIColor(displayP3Red: 0, green: 0, blue: 0, alpha: 1).rgba(in: light) == RGBA(0, 0, 0))
  }

  @Test(arguments: [.nan, 1e308, -1e308, .infinity] as [CGFloat])
  func `components of Display P3 that are no numbers or too large can be drawn`(value: CGFloat) {
    let color = UIColor(displayP3Red: value, green: value, blue: value, alpha: 1)
    #expect(color.rgba(in: light) == RGBA(0, 0, 0))
  }

  @Test func `red of Display P3 has the components outside sRGB that the matrices give`() {
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).components(in: light)
    #expect(abs(red.red - 1.0930) < 0.000_5)
    #expect(abs(red.green + 0.2267) < 0.000_5)
    #expect(abs(red.blue + 0.1501) < 0.000_5)
  }
}
