import HeadlessUIKit
import TabAppearance
import TabRaster
import Testing

@testable import TabControls

/// Tests of a custom bar without settings, and with a view of the app behind its items.
@MainActor
struct CustomTabBarBackgroundTests {
  // Titles, grays and heights of the system's bar are measured; see `TabBarFacts`.
  @Test(arguments: [17, 18], [UIUserInterfaceStyle.light, .dark])
  func `a custom bar that sets nothing looks as the system's bar`(
    os: Int,
    style: UIUserInterfaceStyle
  ) {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      for look in [
        TabBarTheme(name: "Default"), TabBarTheme(name: "O", bar: .init(background: .opaque)),
      ] {
        ControlsPlace(os: os).run {
          let fixture = ControlsFixture(direction: direction)
          fixture.window.overrideUserInterfaceStyle = style
          fixture.window.backgroundColor = .systemBackground
          fixture.controller.viewControllers?[3].tabBarItem.isEnabled = false
          fixture.controller.applyTheme(look)
          fixture.layOut()
          let system = fixture.window.rendered(scale: 3)
          fixture.controls.customBar = CustomTabBar()
          fixture.layOut()
          // The vibrancy of the system's bar turns grays by a level.
          let own = fixture.window.rendered(scale: 3)
          let top = Int(fixture.controller.tabBar.frame.minY - 20) * 3 * own.width
          #expect(own.pixels[..<top] == system.pixels[..<top])
          #expect(largestDifference(own.pixels[top...], system.pixels[top...]) <= 1)
        }
      }
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `a theme's gradient fills the bar up to its outline`(style: UIUserInterfaceStyle) {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let bar = CustomTabBar(shape: .bump(width: 80, height: 20))
      fixture.window.overrideUserInterfaceStyle = style
      fixture.controller.applyTheme(
        TabBarTheme(
          name: "Dusk",
          bar: .init(
            background: .value(.opaque),
            backgroundImage: .gradient(
              from: .dynamic(light: "#FF0000", dark: "#00FF00"),
              to: "#0000FF",
              axis: .horizontal
            )
          )
        )
      )
      fixture.controls.customBar = bar
      fixture.layOut()
      let picture = fixture.window.rendered(scale: 1)
      @MainActor func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
        picture.pixels[Int(bar.frame.minY + y) * picture.width + Int(x)]
      }
      #expect(pixel(0, 30) == (style == .dark ? 0xFF00_FF00 : 0xFFFF_0000))
      #expect(pixel(bar.frame.width - 1, 30) == 0xFF00_00FF)
      #expect(pixel(bar.frame.midX, -15) == pixel(bar.frame.midX, 1))
      #expect(pixel(5, -15) != pixel(5, 5))
    }
  }

  @Test func `the app's view is over the background, clipped to the outline, and behind the items`()
  {
    ControlsPlace().run {
      let fixture = ControlsFixture()
      let bar = CustomTabBar(shape: .bump(width: 80, height: 20))
      let view = UIView()
      view.backgroundColor = .purple
      fixture.controls.customBar = bar
      bar.backgroundView = view
      fixture.layOut()
      #expect(
        view.frame == CGRect(x: 0, y: 0, width: bar.bounds.width, height: bar.bounds.height + 20)
      )
      let picture = fixture.window.rendered(scale: 1)
      @MainActor func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
        picture.pixels[Int(bar.frame.minY + y) * picture.width + Int(x)]
      }
      let purple: UInt32 = 0xFF80_0080
      #expect(pixel(bar.bounds.midX, -15) == purple)
      #expect(pixel(5, -15) != purple)
      #expect(pixel(5, 5) == purple)
      let touched = fixture.window.hitTest(
        CGPoint(x: bar.frame.minX + 5, y: bar.frame.minY + 60),
        with: nil
      )
      #expect(touched !== view)
      bar.backgroundView = nil
      #expect(view.superview == nil)
    }
  }
}

/// Returns the largest difference between the bytes of two pictures of one size.
private func largestDifference(
  _ pixels: ContiguousArray<UInt32>.SubSequence,
  _ others: ContiguousArray<UInt32>.SubSequence
) -> Int {
  // Most pixels are a few pairs.
  let pairs = Set(
    zip(pixels, others).lazy.filter { $0 != $1 }.map { UInt64($0) << 32 | UInt64($1) }
  )
  return pairs.reduce(0) { largest, pair in
    [0, 8, 16, 24].reduce(largest) { largest, shift in
      let (one, two) = (pair >> (32 + shift) & 0xFF, pair >> shift & 0xFF)
      return max(largest, abs(Int(one) - Int(two)))
    }
  }
}
