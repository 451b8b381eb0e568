import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

/// Tests of a bar of iOS 26, in points from the bar's top left corner, exact to half a pixel.
///
/// The bar's corner is 21 points left of the platter's, at the same height.
@MainActor struct GlassBarFactsTests {
  /// Returns the drawing of a bar with four items, 402 wide at 3 pixels per point, the first item selected.
  func bar(change: (BarScene) -> Void = { _ in }) -> DrawnBar {
    SimulatedSystem.withCurrent(SimulatedSystem(osVersion: SimulatedSystem.OSVersion(26, 2))) {
      let scene = BarScene(width: 402, height: 83, scale: 3)
      change(scene)
      return DrawnBar(scene.bar)
    }
  }

  // Measured (LNPopupController, AccessibilitySnapshot); that the pill fills the item is in several sources.
  @Test func `draws platter and pill with round ends`() {
    let paths = bar().commands.compactMap { command -> Path? in
      switch command {
      case .backdrop(let path, _): path
      default: nil
      }
    }
    let platter = Rect(x: 21, y: 0, width: 360, height: 62)
    let pill = Rect(x: 25, y: 4, width: 98, height: 54)
    #expect(
      paths == [.roundedRectangle(platter, radius: 31), .roundedRectangle(pill, radius: 27)]
    )
  }

  // LNPopupController: centers of icons from 23.7 to 24.2.
  @Test(arguments: [(20, 20), (24, 24), (31, 21), (21, 28)])
  func `centers icons at 24`(width: Int, height: Int) throws {
    let bar = bar { $0.item(1).image = .box(width, height) }
    let box = try #require(bar.bitmaps.first)
    #expect(box.width == Double(width))
    #expect(box.height == Double(height))
    #expect(abs(box.midY - 24) <= 0.5 / 3 + 0.001)
    // The center of the second item, one pitch of 84.67 after that of the first one at 74.
    #expect(abs(box.midX - 74 - 84.67) <= 0.5)
  }

  @Test func `centers symbols at 24`() throws {
    let bar = bar { $0.item(1).image = UIImage(systemName: "record.circle.fill") }
    let ink = try #require(bar.shapes(RGBA(26, 26, 26)).first).ink
    #expect(abs(ink.midY - 24) <= 0.5 / 3 + 0.001)
    #expect(abs(ink.height - 23.33) <= 0.5 / 3)
  }

  // LNPopupController; the weight is from several sources.
  @Test func `sets titles of 10 points on 48_67`() throws {
    let text = try #require(bar { $0.item(1).title = "H" }.texts("H").first)
    #expect(text.font == Font(weight: .medium, size: 10))
    #expect(abs(text.baseline.y - 48.67) <= 0.5 / 3)
    #expect(abs(text.ink.maxY - 48.67) <= 0.5 / 3)
  }

  // Measured: 18.33 wide at item y 2, from 4 left of the center; with an icon 19.7 wide at 2.1, from 7.1 right of it.
  @Test(arguments: [(false, x: -4.0, side: 18.33, size: 12.0), (true, 7.1, 19.67, 13)])
  func `draws the badge right of the center`(
    hasIcon: Bool,
    x: Double,
    side: Double,
    size: Double
  ) throws {
    let bar = bar {
      $0.item(1).image = hasIcon ? .box(24, 24) : nil
      $0.item(1).badgeValue = "1"
    }
    let badge = try #require(bar.shapes(RGBA(255, 56, 60)).first)
    #expect(abs(badge.ink.x - 74 - 84.67 - x) <= 0.5)
    #expect(badge.ink.y == 6)
    #expect(abs(badge.ink.width - side) <= 0.5 / 3)
    #expect(abs(badge.ink.height - side) <= 0.5 / 3)
    let round = Path.roundedRectangle(badge.ink, radius: badge.ink.height / 2)
    #expect(badge.path.description == round.description)
    #expect(bar.texts("1").first?.font == Font(weight: .regular, size: size))
  }

  // One source, on iOS 26.1: titles of 17 points, medium by the widths of three items, whose line begins 8 below the item's top, which is 4 below the bar's.
  @Test func `sets titles of 17 points at the top of an iPad`() throws {
    let system = SimulatedSystem(osVersion: SimulatedSystem.OSVersion(26, 1), idiom: .pad)
    let text = SimulatedSystem.withCurrent(system) {
      let scene = BarScene(width: 820, height: 44, horizontal: .regular)
      scene.bar.isManaged = true
      return DrawnBar(scene.bar).texts("B").first
    }
    let title = try #require(text)
    #expect(title.font == Font(weight: .medium, size: 17))
    let ascent = UIFont.systemFont(ofSize: 17).ascender
    #expect(abs(title.baseline.y - ascent - 12) <= 0.25)
  }
}
