import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

/// Tests of icons and titles of stacked items, in points from the bar's top left corner.
///
/// Figures are exact to half a pixel of the picture or view dump that they are from.
@MainActor struct StackedItemFactsTests {
  /// Whether two figures differ by at most half a pixel.
  nonisolated func isSame(_ a: Double, _ b: Double, scale: CGFloat) -> Bool {
    abs(a - b) <= 0.5 / scale + 0.001
  }

  // MARK: - Titles

  struct Baseline: Sendable {
    var font: UIFont?
    var y: Double
  }

  // Measured in pictures of iOS 13 to 18: cashapp/AccessibilitySnapshot, LNPopupController and others; with an
  // explicit bold font of 10 points, thumbprint-ios.
  nonisolated static let baselines = [
    Baseline(font: nil, y: 45), Baseline(font: .systemFont(ofSize: 10, weight: .bold), y: 46),
  ]

  @Test(arguments: baselines, [2.0, 3.0])
  func `sets titles on the measured baseline`(example: Baseline, scale: CGFloat) throws {
    let scene = BarScene(width: 402, scale: scale)
    if let font = example.font {
      let appearance = UITabBarAppearance()
      appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.font: font]
      appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.font: font]
      scene.bar.standardAppearance = appearance
    }
    scene.item(0).title = "H"
    scene.item(3).title = "E"
    let bar = DrawnBar(scene.bar)
    for letter in ["H", "E"] {
      let text = try #require(bar.texts(letter).first)
      #expect(text.baseline.y == example.y)
      #expect(text.font.size == 10)
      #expect(isSame(text.ink.maxY, example.y, scale: scale))
      // The top of capitals; 37.95 without an explicit font.
      #expect(isSame(text.ink.y, example.y - 7.05, scale: scale))
    }
  }

  // The bounds of four titles in a bar 402 wide at 3 pixels per point (AccessibilitySnapshot). The letters are those of
  // the package's typeface, so two pixels are allowed.
  @Test func `draws titles at UIKit's measured positions`() throws {
    let scene = BarScene(width: 402, scale: 3)
    let measured = [
      "Item A": (35.00, 65.67), "Item B": (135.67, 166.0), "Item C": (235.67, 266.33),
      "Item D": (336.33, 367.33),
    ]
    let titles = measured.keys.sorted()
    for (index, title) in titles.enumerated() { scene.item(index).title = title }
    let bar = DrawnBar(scene.bar)
    for (title, (start, end)) in measured {
      let ink = try #require(bar.texts(title).first).ink
      #expect(abs(ink.x - start) <= 2.0 / 3, "\(title)")
      #expect(abs(ink.maxX - end) <= 2.0 / 3, "\(title)")
    }
  }

  // LNPopupController on iOS 14, 414 wide: the first title from 38.0 to 65.7, in right-to-left from 349.0 to 375.7. The
  // letters differ, so the centers are compared.
  @Test(arguments: [
    (UITraitEnvironmentLayoutDirection.leftToRight, middle: 51.85), (.rightToLeft, 362.35),
  ])
  func `puts the first title at the leading end`(
    direction: UITraitEnvironmentLayoutDirection,
    middle: Double
  ) throws {
    let scene = BarScene(width: 414, scale: 3, direction: direction)
    let title = try #require(DrawnBar(scene.bar).texts("A").first)
    #expect(abs(title.ink.midX - middle) <= 0.5)
  }

  // MARK: - Icons

  struct Icon: Sendable, CustomTestStringConvertible {
    var barWidth: CGFloat
    var count: Int
    var index: Int
    var box: Rect

    var testDescription: String { "\(box)" }
  }

  // View dumps of iOS 7 to 10, moved by the button's origin; the circle of 24 is also measured (EngineerMemo).
  nonisolated static let icons = [
    Icon(
      barWidth: 375,
      count: 4,
      index: 2,
      box: Rect(x: 190 + 32, y: 1 + 5.5, width: 25, height: 25)
    ),
    Icon(
      barWidth: 320,
      count: 4,
      index: 0,
      box: Rect(x: 2 + 23, y: 1 + 3, width: 30, height: 30)
    ),
    Icon(
      barWidth: 375,
      count: 4,
      index: 0,
      box: Rect(x: 2 + 33, y: 1 + 6, width: 24, height: 24)
    ),
    Icon(
      barWidth: 374,
      count: 1,
      index: 0,
      box: Rect(x: 2 + 174.5, y: 1 + 4, width: 21, height: 28)
    ),
  ]

  @Test(arguments: icons, [false, true])
  func `centers icons at 19, and at 20 with an explicit font`(
    icon: Icon,
    hasExplicitFont: Bool
  ) throws {
    let scene = BarScene(width: icon.barWidth, items: icon.count)
    let item = scene.item(icon.index)
    item.image = .box(Int(icon.box.width), Int(icon.box.height))
    scene.bar.selectedItem = item
    var expected = icon.box
    if hasExplicitFont {
      let appearance = UITabBarAppearance()
      let font = UIFont.systemFont(ofSize: 10, weight: .bold)
      appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.font: font]
      scene.bar.standardAppearance = appearance
      expected.y += 1
    }
    #expect(DrawnBar(scene.bar).bitmaps == [expected])
  }

  // record.circle.fill on iOS 17 and play.circle.fill on iOS 18 (SKemenov, LNPopupController), at 3 pixels per point.
  @Test(arguments: ["record.circle.fill", "play.circle.fill"])
  func `draws round symbols from 7 to 30_33`(name: String) throws {
    let scene = BarScene(width: 402, scale: 3)
    scene.item(0).image = UIImage(systemName: name)
    let shapes = DrawnBar(scene.bar).shapes(UIColor.systemBlue.light)
    let ink = try #require(shapes.first).ink
    #expect(shapes.count == 1)
    #expect(isSame(ink.y, 7, scale: 3))
    #expect(isSame(ink.maxY, 30 + 1.0 / 3, scale: 3))
    #expect(isSame(ink.height, 23 + 1.0 / 3, scale: 3))
    #expect(isSame(ink.midX, 50.5, scale: 3))
  }

  // Sizes by the Human Interface Guidelines of 2017 to 2021: circle, square, wide, tall, and the largest of older ones.
  // UIKit doesn't scale icons, whatever their size.
  @Test(arguments: [(25, 25), (23, 23), (31, 21), (21, 28), (48, 32), (60, 60)])
  func `draws icons unscaled`(width: Int, height: Int) throws {
    let scene = BarScene(width: 390, scale: 3)
    scene.item(0).image = .box(width, height)
    let box = try #require(DrawnBar(scene.bar).bitmaps.first)
    #expect(box.width == Double(width))
    #expect(box.height == Double(height))
    #expect(isSame(box.midY, 19, scale: 3))
    #expect(isSame(box.midX, 49, scale: 3))
  }
}
