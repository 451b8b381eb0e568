import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

/// Tests of the veil between scrolled content and glass.
///
/// The levels over black are those of pictures of iOS 26.1, the levels over white those of a device with iOS 26.
@MainActor struct GlassEdgeEffectTests {
  /// Returns the red levels, from 0 to 255, of pixels at the left edge of the screen.
  ///
  /// Behind the platter the content is white for a black page, and black for a white one: light content makes glass
  /// light, and the edge effect with it.
  ///
  /// - Parameters:
  ///   - page: The color at the left edge, black or white.
  ///   - distances: The distances of the pixels below the bar's top edge, in points.
  ///   - change: Changes the scroll view before it is drawn.
  /// - Returns: The levels, in the order of the distances.
  private func levels(
    over page: UIColor,
    at distances: [Int],
    change: (UIScrollView) -> Void = { _ in }
  ) -> [Int] {
    GlassController.on(26) {
      let glass = GlassController("abc")
      glass.scrollView.backgroundColor = page
      let middle = UIView(frame: CGRect(x: 20, y: 0, width: 382, height: 874))
      middle.backgroundColor = page == .black ? .white : .black
      glass.scrollView.addSubview(middle)
      change(glass.scrollView)
      glass.window.layoutIfNeeded()
      let top = Int(glass.bar.frame.minY)
      let size = glass.window.bounds.size
      let picture = glass.window.displayList().rendered(
        size: Size(width: Double(size.width), height: Double(size.height)),
        scale: 1,
        background: RGBA(0, 0, 0)
      )
      return distances.map { Int(picture.pixels[picture.width * (top + $0)] >> 16 & 0xFF) }
    }
  }

  @Test func `a soft edge over black has the opacities of a picture`() {
    let levels = self.levels(over: .black, at: [-37, -1, 0, 39, 50]) {
      $0.bottomEdgeEffect.style = .soft
    }
    for (level, opacity) in zip(levels, [0.02, 0.31, 0.33, 0.73, 0.78]) {
      #expect(abs(Double(level) - 255 * opacity) <= 3, "\(level)")
    }
  }

  @Test func `a hard edge is cut off at the bar`() {
    let levels = self.levels(over: .black, at: [-1, 0, 82]) { $0.bottomEdgeEffect.style = .hard }
    #expect(levels == [0, 230, 230])
  }

  @Test func `the automatic edge over black has the range of a picture`() {
    let levels = self.levels(over: .black, at: Array(4..<83))
    #expect(levels.allSatisfy { (27...58).contains($0) })
    #expect(levels.max() == 58)
  }

  @Test func `beside dark glass, white is as dark as on a device`() {
    let levels = self.levels(over: .white, at: [-13, 11, 35, 71])
    for (level, measured) in zip(levels, [232, 189, 153, 140]) {
      #expect(abs(level - measured) <= 13, "\(level)")
    }
  }

  @Test func `there is no edge effect where it is hidden or the content ends above the bar`() {
    let hidden = levels(over: .black, at: [50]) { $0.bottomEdgeEffect.isHidden = true }
    #expect(hidden == [0])
    func level(contentBelowTop distance: CGFloat) -> Int {
      // The bar's top edge is 83 points above the screen's end, at 791.
      levels(over: .black, at: [50]) { $0.contentSize.height = 791 + distance }[0]
    }
    #expect(level(contentBelowTop: 0) == 0)
    #expect(level(contentBelowTop: 1) > 0)
  }
}
