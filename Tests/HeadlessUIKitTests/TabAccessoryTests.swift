import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

@MainActor struct TabAccessoryTests {
  let content = UIButton(frame: .zero)

  private func scene(
    _ letters: String = "abc?",
    style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> GlassController {
    let scene = GlassController(letters, style: style, direction: direction)
    scene.controller.bottomAccessory = UITabAccessory(contentView: content)
    scene.controller.tabBarMinimizeBehavior = .onScrollDown
    scene.window.layoutIfNeeded()
    return scene
  }

  private func frame(in scene: GlassController) -> CGRect {
    content.convert(content.bounds, to: scene.window)
  }

  // Logged on an iPhone 17 Pro with iOS 26.5: above the bar, and beside a minimized bar.
  @Test func `is above the bar, and in line with a minimized bar`() {
    GlassController.on(26) {
      let scene = scene()
      #expect(frame(in: scene) == CGRect(x: 21, y: 735, width: 360, height: 48))
      #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
      #expect(scene.scrollView.adjustedContentInset.bottom == 139.0)
      scene.scrollView.contentOffset.y = 50
      scene.window.layoutIfNeeded()
      #expect(frame(in: scene) == CGRect(x: 84, y: 798, width: 234, height: 48))
      #expect(content.traitCollection.tabAccessoryEnvironment == .inline)
      #expect(scene.scrollView.adjustedContentInset.bottom == 83)
    }
  }

  @Test func `depends on the layout direction only in line with a minimized bar`() {
    GlassController.on(26) {
      let scene = scene("abc", direction: .rightToLeft)
      #expect(frame(in: scene) == CGRect(x: 21, y: 735, width: 360, height: 48))
      scene.scrollView.contentOffset.y = 50
      scene.window.layoutIfNeeded()
      #expect(frame(in: scene) == CGRect(x: 28, y: 798, width: 290, height: 48))
    }
  }

  @Test func `takes touches above the bar and in line with it`() {
    GlassController.on(26) {
      let (scene, log) = (scene(), Log())
      content.addAction(UIAction { _ in log.append("tapped") }, for: .touchUpInside)
      scene.window.simulateTap(at: CGPoint(x: 200, y: 760))
      scene.scrollView.contentOffset.y = 50
      scene.window.layoutIfNeeded()
      scene.window.simulateTap(at: CGPoint(x: 200, y: 822))
      #expect(log.take() == ["tapped", "tapped"])
      #expect(scene.controller.selectedIndex == 0)
    }
  }

  // Documented: at the bottom of the controller's view without a bar; the distance from its end is inferred.
  @Test func `stays where the bar is hidden`() {
    GlassController.on(26) {
      let scene = scene()
      scene.controller.isTabBarHidden = true
      scene.window.layoutIfNeeded()
      #expect(frame(in: scene).maxY == 853.0)
      #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
    }
  }

  @Test func `isn't shown before iOS 26, or after it was removed or replaced`() {
    GlassController.on(18) {
      let scene = scene()
      #expect(content.window == nil)
      #expect(scene.scrollView.adjustedContentInset.bottom == 83)
    }
    GlassController.on(26) {
      let scene = scene()
      #expect(content.window === scene.window)
      let other = UIView()
      scene.controller.setBottomAccessory(UITabAccessory(contentView: other), animated: true)
      scene.window.layoutIfNeeded()
      #expect(content.window == nil)
      #expect(other.bounds.size == CGSize(width: 360, height: 48))
      scene.controller.bottomAccessory = nil
      scene.window.layoutIfNeeded()
      #expect(other.window == nil)
      #expect(scene.scrollView.adjustedContentInset.bottom == 83)
    }
  }

  // Inferred: the content behind decides between light and dark, for the accessory's content, too.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `has the style of the content behind it, as has its content`(style: UIUserInterfaceStyle) {
    GlassController.on(26) {
      let scene = scene(style: style)
      let isOverBlack = style == .light
      scene.controller.selectedViewController?.view.backgroundColor = isOverBlack ? .black : .white
      let label = UILabel(frame: CGRect(x: 20, y: 0, width: 200, height: 48))
      label.text = "Now"
      content.addSubview(label)
      let list = scene.window.displayList()
      let inks = list.commands.flatMap { command -> [RGBA] in
        guard case .onBackdrop(let choice) = command else { return [] }
        return (isOverBlack ? choice.dark : choice.light).compactMap { command in
          if case .text("Now", _, _, let color) = command { color } else { nil }
        }
      }
      #expect(inks == [isOverBlack ? RGBA(255, 255, 255) : RGBA(0, 0, 0)])
    }
  }

  @Test func `casts no shadow on the bar, nor the bar on it`() {
    GlassController.on(26) {
      let scene = scene()
      let picture = scene.window.rendered(scale: 1, background: RGBA(255, 255, 255))
      func pixel(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * picture.width + x] }
      // The end of the accessory and the top of the platter have the colors of their centers.
      #expect(pixel(215, 780) == pixel(215, 759))
      #expect(pixel(215, 795) == pixel(215, 848))
      // Between the two, the background is visible.
      #expect(pixel(215, 787) != pixel(215, 700))
    }
  }
}
