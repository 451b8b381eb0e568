import HeadlessUIKit
import TabAppearance
import TabBarExamples
import Testing

@testable import TabControls

@MainActor
struct BarExampleTests {
  /// Runs a test on the bar of an app whose items are gray, and the selected one in a color.
  private func run(
    _ bar: CustomTabBar,
    _ item: TabBarTheme.ItemAppearance,
    titles: [String],
    layout: TabBarTheme.Layout = .init(),
    in place: ControlsPlace,
    _ test: (ControlsFixture, CustomTabBar) throws -> Void
  ) throws {
    try place.run {
      let fixture = ControlsFixture(titles, direction: place.direction)
      fixture.controller.applyTheme(TabBarTheme(name: "App", item: item, layout: layout))
      fixture.controls.customBar = bar
      fixture.layOut()
      try test(fixture, bar)
    }
  }

  /// Equal parts of a bar of 40 points, with titles of 8 that are 5 points below their images.
  private func runLow(
    in place: ControlsPlace,
    _ test: (ControlsFixture, CustomTabBar) throws -> Void
  ) throws {
    try run(
      CustomTabBar(layout: TabBarLayout(itemTop: 2, imagePadding: 5)),
      TabBarTheme.ItemAppearance(
        normal: .init(color: .value(.system(.systemGray)), title: .init(size: 8)),
        selected: .init(color: .value(.system(.systemBlue)))
      ),
      titles: ["Home", "Find", "Saved", "Me"],
      layout: .init(portrait: .init(height: 40)),
      in: place,
      test
    )
  }

  @Test(arguments: ControlsPlace.all)
  func `S0-21a: in the LZ bar items are gray, the selected one red`(place: ControlsPlace) throws {
    let item = TabBarTheme.ItemAppearance(
      normal: .init(color: .value(.system(.systemGray))),
      selected: .init(color: .value(.system(.systemRed)))
    )
    let titles = ["Home", "Messages", "Me"]
    try run(CustomTabBar(), item, titles: titles, in: place) { fixture, bar in
      fixture.tap(1)
      #expect(bar.buttons.map(\.imageView.tintColor) == [.systemGray, .systemRed, .systemGray])
      #expect(bar.frame.height == 49 + fixture.window.safeAreaInsets.bottom)
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S1-02: the GW bar has equal buttons at 2, of 40 points, with titles of 8`(
    place: ControlsPlace
  ) throws {
    try runLow(in: place) { fixture, bar in
      let width = fixture.window.bounds.width / 4
      for (index, button) in bar.buttons.enumerated() {
        let place = place.direction == .rightToLeft ? 3 - index : index
        // The edges between items are on whole points.
        #expect(abs(button.frame.minX - CGFloat(place) * width) <= 0.5)
        #expect(abs(button.frame.width - width) <= 1)
        #expect(button.frame.minY == 2)
        #expect(button.frame.height == 40)
        let attributes = try #require(button.titleLabel.attributedText)
          .attributes(at: 0, effectiveRange: nil)
        #expect((attributes[.font] as? UIFont)?.pointSize == 8)
      }
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S1-05: in the GW bar a title is 5 points below its image, both in the middle`(
    place: ControlsPlace
  ) throws {
    try runLow(in: place) { _, bar in
      for button in bar.buttons {
        let (image, title) = (button.imageView.frame, button.titleLabel.frame)
        // The height of the highest image in the row; frames are rounded to full pixels.
        let height = bar.buttons.map(\.imageView.frame.height).max() ?? 0
        let bottom = image.midY + height / 2
        #expect(abs(title.minY - bottom - 5) <= 0.5)
        #expect(abs(image.midX - button.bounds.midX) <= 0.5)
        #expect(abs(title.midX - button.bounds.midX) <= 0.5)
      }
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S1-03: the GW bar shows what items say, gray, and the selected one blue`(
    place: ControlsPlace
  ) throws {
    try runLow(in: place) { fixture, bar in
      let items = try #require(fixture.controller.viewControllers).map(\.tabBarItem)
      let filled = UIImage(systemName: "star.fill")
      for item in items { item?.selectedImage = filled }
      fixture.layOut()
      fixture.tap(2)
      #expect(bar.buttons.map(\.titleLabel.text) == items.map(\.?.title))
      #expect(
        bar.buttons.map(\.imageView.tintColor)
          == [.systemGray, .systemGray, .systemBlue, .systemGray]
      )
      let shown = bar.buttons.map { $0.imageView.image?.withRenderingMode(.automatic) }
      let image = UIImage(systemName: "star")
      #expect(shown == [image, image, filled, image])
      // Later changes of the item are shown, too.
      items[0]?.title = "Start"
      fixture.layOut()
      #expect(bar.buttons[0].titleLabel.text == "Start")
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S0-25c: the scrolling bar shows five of its seven tabs, the selected one among them`(
    place: ControlsPlace
  ) throws {
    let bar = CustomTabBar(layout: TabBarLayout(itemPositioning: .scrolling()))
    let titles = (1...7).map { "Tab \($0)" }
    try run(bar, TabBarTheme.ItemAppearance(), titles: titles, in: place) { fixture, bar in
      fixture.controller.selectedIndex = 6
      fixture.layOut()
      let frames = try #require(fixture.controls.itemFrames(in: fixture.window)).frames
      let seen = frames.filter { fixture.window.bounds.contains($0) }
      #expect(seen.count == 5)
      #expect(seen.contains(frames[6]))
    }
  }

  @Test func `an example is applied with its parts`() {
    ControlsPlace().run {
      let fixture = ControlsFixture(BarExample.hill.tabs.map(\.title))
      BarExample.hill.apply(to: fixture.controller)
      fixture.layOut()
      #expect(fixture.controls.customBar?.shape == .bump(width: 108, height: 18))
    }
  }

  @Test func `examples have names of their own and a tab that is selected`() {
    #expect(Set(BarExample.all.map(\.name)).count == BarExample.all.count)
    #expect(BarExample.all.allSatisfy { $0.tabs.indices.contains($0.selected) })
  }
}
