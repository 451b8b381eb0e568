import TabAppearance
import TabScreens
import Testing

@testable import TabThemeTool

struct ContrastTests {
  /// Compares ratios with those of WCAG 2 and of tools that follow it.
  @Test(arguments: [
    (0x000000, 0xFFFFFF, 21.0),
    (0xFFFFFF, 0xFFFFFF, 1.0),
    (0x777777, 0xFFFFFF, 4.48),
    (0x767676, 0xFFFFFF, 4.54),
    (0xFF0000, 0xFFFFFF, 4.0),
    (0x0000FF, 0xFFFFFF, 8.59),
    (0x00FF00, 0xFFFFFF, 1.37),
  ])
  func `is the ratio of WCAG, whichever color comes first`(first: Int, second: Int, ratio: Double) {
    let contrast = TabBarTheme.Color.Components(hex: first).contrast(
      with: TabBarTheme.Color.Components(hex: second)
    )
    #expect(abs(contrast - ratio) < 0.005)
    #expect(
      contrast
        == TabBarTheme.Color.Components(hex: second).contrast(
          with: TabBarTheme.Color.Components(hex: first)
        )
    )
  }

  @Test func `paints a translucent color over an opaque one`() {
    let veil = TabBarTheme.Color.Components(red: 1, green: 0, blue: 0.5, alpha: 0.25)
    let mixed = veil.over(TabBarTheme.Color.Components(red: 0, green: 1, blue: 0.5))
    #expect(mixed == TabBarTheme.Color.Components(red: 0.25, green: 0.75, blue: 0.5))
    #expect(veil.over(TabBarTheme.Color.Components(hex: 0x808080)).alpha == 1)
  }
}

extension TabBarTheme.Color.Components {
  fileprivate init(hex: Int) {
    self.init(
      red: Double(hex >> 16) / 255,
      green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255
    )
  }
}
