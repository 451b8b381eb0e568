import Foundation
import Testing

@testable import HeadlessUIKit

/// Tests of `itemPositioning`, `itemWidth` and `itemSpacing`, as documented.
@MainActor struct ItemPositioningTests {
  struct Place: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var width: CGFloat
    var height: CGFloat = 49
    var idiom = UIUserInterfaceIdiom.phone
    var horizontal = UIUserInterfaceSizeClass.compact
    var vertical = UIUserInterfaceSizeClass.regular

    @MainActor func scene(items count: Int = 4) -> BarScene {
      BarScene(
        width: width,
        height: height,
        items: count,
        idiom: idiom,
        horizontal: horizontal,
        vertical: vertical
      )
    }
  }

  nonisolated static let compactPlaces = [
    Place(testDescription: "iPhone", width: 390),
    Place(testDescription: "iPhone in landscape", width: 667, height: 32, vertical: .compact),
    Place(testDescription: "narrow split on an iPad", width: 375, height: 50, idiom: .pad),
  ]

  nonisolated static let regularPlaces = [
    Place(
      testDescription: "large iPhone in landscape",
      width: 926,
      horizontal: .regular,
      vertical: .compact
    ),
    Place(
      testDescription: "iPad",
      width: 810,
      height: 50,
      idiom: .pad,
      horizontal: .regular
    ),
  ]

  /// Sets the properties as an app does, on the bar or in its appearance.
  func set(
    _ positioning: UITabBar.ItemPositioning,
    width: CGFloat = 0,
    spacing: CGFloat = 0,
    of bar: UITabBar,
    inAppearance: Bool
  ) {
    guard inAppearance else {
      bar.itemPositioning = positioning
      bar.itemWidth = width
      bar.itemSpacing = spacing
      return
    }
    let appearance = UITabBarAppearance()
    appearance.stackedItemPositioning = positioning
    appearance.stackedItemWidth = width
    appearance.stackedItemSpacing = spacing
    bar.standardAppearance = appearance
  }

  func frames(_ bar: UITabBar) -> [CGRect] {
    bar.layoutIfNeeded()
    return bar.buttons.map(\.frame)
  }

  /// Returns the left ends of four items that fill the width.
  func filled(_ width: CGFloat) -> [CGFloat] {
    (0..<4).map { (width * CGFloat($0) / 4 + 0.5).rounded(.down) + 2 }
  }

  /// Returns the left ends of four items, 60 wide and 20 apart, in the center.
  func centered(_ width: CGFloat) -> [CGFloat] {
    (0..<4).map { ((width - 300) / 2 + 0.5).rounded(.down) + CGFloat($0) * 80 }
  }

  @Test(arguments: compactPlaces, [false, true])
  func `fills a compact width unless centering is set`(place: Place, inAppearance: Bool) {
    let bar = place.scene().bar
    #expect(frames(bar).map(\.minX) == filled(place.width))
    for positioning in [UITabBar.ItemPositioning.automatic, .fill] {
      set(positioning, width: 60, spacing: 20, of: bar, inAppearance: inAppearance)
      #expect(frames(bar).map(\.minX) == filled(place.width))
    }
    set(.centered, width: 60, spacing: 20, of: bar, inAppearance: inAppearance)
    #expect(frames(bar).map(\.minX) == centered(place.width))
    #expect(frames(bar).allSatisfy { $0.width == 60 })
  }

  @Test(arguments: regularPlaces, [false, true])
  func `centers in a regular width unless filling is set`(
    place: Place,
    inAppearance: Bool
  ) {
    let bar = place.scene().bar
    for positioning in [UITabBar.ItemPositioning.automatic, .centered] {
      set(positioning, width: 60, spacing: 20, of: bar, inAppearance: inAppearance)
      #expect(frames(bar).map(\.minX) == centered(place.width))
      #expect(frames(bar).allSatisfy { $0.width == 60 })
    }
    set(.fill, width: 60, spacing: 20, of: bar, inAppearance: inAppearance)
    #expect(frames(bar).map(\.minX) == filled(place.width))
  }

  @Test(arguments: compactPlaces + regularPlaces)
  func `keeps the set item width, however long the titles are`(place: Place) throws {
    let scene = place.scene()
    scene.item(1).title = "Recommendations for you"
    set(.centered, width: 60, spacing: 20, of: scene.bar, inAppearance: true)
    #expect(frames(scene.bar).allSatisfy { $0.width == 60 })
    let title = try #require(try scene.picture(1).frames.title).frame
    #expect(title.minX >= 0 && title.maxX <= 60)
    #expect(scene.bar.indicesOfCutTitles == [1])
  }

  // A view dump of iOS 4 and 5 (blog.corywiles.com), the only source for the system's own width and spacing.
  @Test func `gives items the system's width and spacing unless they are set`() {
    let scene = BarScene(width: 768, idiom: .pad)
    set(.centered, of: scene.bar, inAppearance: true)
    #expect(
      frames(scene.bar)
        == [181, 291, 401, 511].map { x in
          CGRect(x: x, y: 1, width: 76, height: 48)
        }
    )
  }

  @Test(arguments: regularPlaces)
  func `centers the group of the system's widths`(place: Place) {
    let frames = frames(place.scene().bar)
    #expect(frames[0].minX > 100)
    #expect(abs(frames[0].minX + frames[3].maxX - place.width) <= 1)
  }

  // Inferred: inline items are as wide as their content, and fill the bar if they are too wide for it.
  @Test(arguments: regularPlaces)
  func `widens items for long titles, and truncates titles that don't fit`(place: Place) {
    let scene = place.scene()
    scene.item(1).title = "Recommendations"
    let frames = frames(scene.bar)
    #expect(frames[1].width > frames[0].width)
    #expect(scene.bar.indicesOfCutTitles.isEmpty)
    for item in scene.bar.items ?? [] {
      item.title = "Recommendations for you and for everybody else"
    }
    #expect(self.frames(scene.bar).map(\.minX) == filled(place.width))
    #expect(scene.bar.indicesOfCutTitles == [0, 1, 2, 3])
  }

  @Test func `follows the bar's properties while it has no appearance`() {
    let scene = BarScene(width: 400, items: 3)
    set(.centered, width: 60, spacing: 20, of: scene.bar, inAppearance: false)
    #expect(frames(scene.bar).map(\.minX) == [90, 170, 250])
    scene.bar.standardAppearance = UITabBarAppearance()
    #expect(frames(scene.bar).map(\.minX) == [2, 135, 269])
  }
}
