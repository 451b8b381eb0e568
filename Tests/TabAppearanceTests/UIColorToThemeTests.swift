import TabAppearance
import TabUIKit
import Testing

@MainActor
struct UIColorToThemeTests {
  @Test func `a plain color has one value, a dynamic one a value for each look that differs`() {
    let plain = TabBarTheme.Color(UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 128 / 255))
    #expect(plain == "#3366FF80")
    let dynamic = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .white : UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    #expect(TabBarTheme.Color(dynamic) == .init("#0000FF", dark: "#FFFFFF"))
  }

  @Test func `what sRGB lacks is in Display P3`() {
    let wide = TabBarTheme.Color(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    guard case .p3(let components) = wide.light else {
      Issue.record("it is no color of Display P3")
      return
    }
    #expect(abs(components.red - 1) < 0.001 && components.green < 0.001)
  }

  @Test func `a bar gets the color back`() {
    let brand = UIColor { $0.userInterfaceStyle == .dark ? .systemYellow : .systemIndigo }
    let bar = UITabBar()
    bar.applyTheme(TabBarTheme(name: "Brand", tintColor: .uiColor(brand)))
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      let (expected, shown) = (
        brand.resolvedColor(with: traits), bar.tintColor.resolvedColor(with: traits)
      )
      var (first, second): ((CGFloat, CGFloat), (CGFloat, CGFloat)) = ((0, 0), (0, 0))
      expected.getRed(&first.0, green: &first.1, blue: nil, alpha: nil)
      shown.getRed(&second.0, green: &second.1, blue: nil, alpha: nil)
      #expect(abs(first.0 - second.0) < 0.001 && abs(first.1 - second.1) < 0.001)
    }
  }
}
