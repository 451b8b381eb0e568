import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

/// Tests of items with the icon before the title.
@MainActor struct InlineItemFactsTests {
  struct Place: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var width: CGFloat
    var height: CGFloat
    var idiom = UIUserInterfaceIdiom.phone
    var horizontal: UIUserInterfaceSizeClass
    var vertical: UIUserInterfaceSizeClass

    /// The scale of an icon that has no landscape image.
    var iconScale: Double

    /// The space between icon and title, and the distance of the title below the middle of the height.
    var gap = 6.0
    var drop = 1.0
  }

  // Several sources (flutter, TelegramMessenger/Telegram-iOS); the smaller icon is from one source, the size of its
  // title isn't established.
  nonisolated static let places = [
    Place(
      testDescription: "large iPhone in landscape",
      width: 926,
      height: 49,
      horizontal: .regular,
      vertical: .compact,
      iconScale: 1
    ),
    Place(
      testDescription: "iPad",
      width: 810,
      height: 50,
      idiom: .pad,
      horizontal: .regular,
      vertical: .regular,
      iconScale: 1
    ),
    Place(
      testDescription: "iPhone in landscape",
      width: 667,
      height: 32,
      horizontal: .compact,
      vertical: .compact,
      iconScale: 0.8,
      gap: 4,
      drop: 0
    ),
  ]

  func scene(
    _ place: Place,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> BarScene {
    BarScene(
      width: place.width,
      height: place.height,
      scale: 2,
      idiom: place.idiom,
      horizontal: place.horizontal,
      vertical: place.vertical,
      direction: direction
    )
  }

  @Test(arguments: places, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `draws the icon before the title, both in the middle of the height`(
    place: Place,
    direction: UITraitEnvironmentLayoutDirection
  ) throws {
    let scene = scene(place, direction: direction)
    scene.item(0).image = .box(25, 25)
    scene.item(0).title = "H"
    let bar = DrawnBar(scene.bar)
    let icon = try #require(bar.bitmaps.first)
    let title = try #require(bar.texts("H").first)
    #expect(icon.width == 25 * place.iconScale)
    #expect(icon.height == 25 * place.iconScale)
    #expect(title.font == Font(weight: .regular, size: 13))
    // Items begin a point below the bar's top.
    let middle = (Double(place.height) + 1) / 2
    #expect(abs(icon.midY - middle) <= 0.5)
    #expect(abs(title.ink.midY - middle - place.drop) <= 0.75)
    #expect(direction == .leftToRight ? icon.maxX < title.ink.x : title.ink.maxX < icon.x)
    // Measured on iPads; the 4 in a compact height is from one source.
    let gap = direction == .leftToRight ? title.baseline.x - icon.maxX : place.gap
    #expect(abs(gap - place.gap) <= 0.5)
  }

  // Measured in pictures of iPads with iOS 14: three items with the same content on two widths.
  @Test(
    arguments: [(768, [131, 322.2, 567]), (1024, [195, 450.2, 759])] as [(CGFloat, [CGFloat])]
  )
  func `spreads items over an iPad`(width: CGFloat, icons: [CGFloat]) {
    let widths: [CGFloat] = [58, 111.6, 69]
    let frames = TabBarItemDistribution.spread(widths: widths).frames(
      in: CGRect(x: 0, y: 0, width: width, height: 50),
      count: 3,
      isRightToLeft: false
    )
    for (index, frame) in frames.enumerated() {
      let padding = (frame.width - widths[index]) / 2
      #expect(abs(frame.minX + padding - icons[index]) <= 1.5)
    }
  }

  // Measured in the same pictures: the middle of the icon is at bar y 25.5 and the baseline at 31, also above a home
  // indicator.
  @Test(arguments: [CGFloat(50), 65])
  func `has inline items at one place with and without a home indicator`(height: CGFloat) throws {
    let scene = BarScene(
      width: 768,
      height: height,
      scale: 2,
      idiom: .pad,
      horizontal: .regular,
      vertical: .regular
    )
    scene.item(0).image = .box(25, 25)
    scene.item(0).title = "H"
    let bar = DrawnBar(scene.bar)
    #expect(abs(try #require(bar.bitmaps.first).midY - 25.5) <= 0.25)
    #expect(try #require(bar.texts("H").first).baseline.y == 31)
  }

  // Sizes by the Human Interface Guidelines of 2017 to 2021 in a compact height: circle, square, wide, tall.
  @Test(arguments: [(18, 18), (17, 17), (23, 16), (15, 20)])
  func `draws landscape images unscaled`(width: Int, height: Int) throws {
    let scene = scene(Self.places[2])
    scene.item(0).image = .box(25, 25)
    scene.item(0).landscapeImagePhone = .box(width, height)
    let box = try #require(DrawnBar(scene.bar).bitmaps.first)
    #expect(box.width == Double(width))
    #expect(box.height == Double(height))
    #expect(box.y >= 1 && box.maxY <= 32)
  }
}
