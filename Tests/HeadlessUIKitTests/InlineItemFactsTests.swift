import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

/// Tests of items with the icon before the title, of which no picture of UIKit could be measured.
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
      iconScale: 0.8
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
    #expect(abs(title.ink.midY - middle) <= 0.75)
    #expect(direction == .leftToRight ? icon.maxX < title.ink.x : title.ink.maxX < icon.x)
    // The gap of 4 between icon and title is from one source.
    let gap = direction == .leftToRight ? title.baseline.x - icon.maxX : 4
    #expect(abs(gap - 4) <= 0.5)
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
