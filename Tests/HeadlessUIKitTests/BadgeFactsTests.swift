import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

/// Where badges of classic bars are drawn, in points from the bar's top left corner, exact to half a pixel of the picture
/// or view dump that the figures are from.
@MainActor struct BadgeFactsTests {
  static let red = RGBA(255, 59, 48)

  /// Returns the shapes of the badges that a bar draws, with their text.
  func badges(_ scene: BarScene) -> [DrawnBar.Shape] { DrawnBar(scene.bar).shapes(Self.red) }

  // A view dump: the icon at (33, 6, 24, 24) of a button at x 2, the badge at (52, 2, 18, 18). Two digits make it 24
  // wide, to the right (one source).
  @Test(arguments: [("", 18.0), ("1", 18), ("88", 24)])
  func `is a capsule 18 high over the corner of the icon`(value: String, width: Double) throws {
    let scene = BarScene(width: 375, scale: 3)
    scene.item(0).image = .box(24, 24)
    scene.item(0).badgeValue = value
    let badge = try #require(badges(scene).first)
    #expect(badges(scene).count == 1)
    #expect(badge.ink.x == 2 + 52)
    #expect(badge.ink.y == 1 + 2)
    #expect(abs(badge.ink.width - width) <= 1.0 / 3)
    #expect(badge.ink.height == 18)
    #expect(badge.path == .roundedRectangle(badge.ink, radius: 9))
  }

  // AccessibilitySnapshot, 402 wide: 11 right of the middle of the button, within a pixel for four titles.
  @Test(arguments: [(0, middle: 50.5), (1, 151), (2, 251.5), (3, 352)])
  func `is 11 right of the center of an item without an icon`(
    index: Int,
    middle: Double
  ) throws {
    let scene = BarScene(width: 402, scale: 3)
    scene.item(index).title = "Item \("ABCD".dropFirst(index).prefix(1))"
    scene.item(index).badgeValue = "A"
    let badge = try #require(badges(scene).first)
    #expect(abs(badge.ink.x - middle - 11) <= 1.0 / 3 + 0.001)
    #expect(badge.ink.y == 3)
    #expect(abs(badge.ink.width - 18) <= 0.001)
    #expect(badge.ink.height == 18)
  }

  // AccessibilitySnapshot: the top of a capital 4.0 to 4.3 below that of the badge, its baseline 13.3.
  @Test func `sets its text in white, 13 points, in the middle`() throws {
    let scene = BarScene(width: 402, scale: 3)
    scene.item(0).title = "Item"
    scene.item(0).badgeValue = "A"
    let badge = try #require(badges(scene).first).ink
    let text = try #require(DrawnBar(scene.bar).texts("A").first)
    #expect(text.color == RGBA(255, 255, 255))
    #expect(text.font == Font(weight: .regular, size: 13))
    #expect(abs(text.baseline.y - badge.y - 13.3) <= 0.5 / 3)
    #expect(text.ink.y - badge.y >= 4.0 && text.ink.y - badge.y <= 4.3)
    #expect(abs(text.ink.midX - badge.midX) <= 0.5)
  }
}
