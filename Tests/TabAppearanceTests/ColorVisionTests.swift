import TabAppearance
import TabScreens
import Testing

@testable import TabThemeTool

struct ColorVisionTests {
  private func color(_ hex: Int) -> TabBarTheme.Color.Components {
    TabBarTheme.Color.Components(
      red: Double(hex >> 16) / 255,
      green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255
    )
  }

  @Test func `white and black are one apart`() {
    #expect(abs(color(0xFFFFFF).distance(to: color(0x000000)) - 1) < 0.0001)
    #expect(color(0x336699).distance(to: color(0x336699)) == 0)
  }

  @Test(arguments: ColorVision.allCases)
  func `everybody sees grays alike`(vision: ColorVision) {
    for (first, second) in [(0x000000, 0xFFFFFF), (0x404040, 0x808080), (0xC0C0C0, 0xC8C8C8)] {
      let usual = color(first).distance(to: color(second))
      let seen = color(first).distance(to: color(second), seenWith: vision)
      #expect(abs(seen - usual) < 0.0001)
    }
  }

  // Pairs of colors that are confused if one kind of cones is missing, and that then have about the
  // same lightness.
  @Test(arguments: [
    (ColorVision.protanopia, 0x8A6500, 0x4F7A00),
    (.deuteranopia, 0x8A6500, 0x4F7A00),
    (.deuteranopia, 0xC0392B, 0x6D7000),
    (.tritanopia, 0x005690, 0x496D83),
  ])
  func `some colors can't be told apart by some people`(
    vision: ColorVision,
    first: Int,
    second: Int
  ) {
    let usual = color(first).distance(to: color(second))
    let seen = color(first).distance(to: color(second), seenWith: vision)
    #expect(seen < 0.08)
    #expect(seen < usual * 0.6)
  }

  @Test(arguments: ColorVision.allCases)
  func `blue and orange can be told apart by nearly everybody`(vision: ColorVision) {
    #expect(color(0x0060DF).distance(to: color(0xFF9500), seenWith: vision) > 0.2)
  }
}
