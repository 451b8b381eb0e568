import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

@MainActor
struct TitlelessItemTests {
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let theme = TabBarTheme(
    name: "Icons",
    items: [.all: .init(showsTitle: .value(false))]
  )

  /// Returns a bar with five items, or with three `UITab`s; the icon of the first is red.
  static func fixture(_ place: ControlsPlace, usesTabs: Bool = false) -> ControlsFixture {
    let fixture = ControlsFixture(direction: place.direction)
    if usesTabs, #available(iOS 18, *) {
      fixture.controller.tabs = ["Home", "Search", "Cart"].map { title in
        let image: UIImage = title == "Home" ? .square(24, red) : .square(24, .blue)
        return UITab(title: title, image: image, identifier: title.lowercased()) { _ in
          UIViewController()
        }
      }
    }
    if !usesTabs { fixture.controller.tabBar.items?[0].image = .square(24, red) }
    fixture.layOut()
    return fixture
  }

  @Test(arguments: ControlsPlace.bottom, [false, true])
  func `S2-03b: icons without titles are in the middle, and VoiceOver reads the titles`(
    place: ControlsPlace,
    usesTabs: Bool
  ) throws {
    guard place.os >= 18 || !usesTabs else { return }
    try place.run(without: .glassTellsNoFrames) {
      let fixture = Self.fixture(place, usesTabs: usesTabs)
      let items = try #require(fixture.controller.tabBar.items)
      fixture.controller.applyTheme(Self.theme)
      fixture.layOut()
      #expect(items.allSatisfy { $0.title?.isEmpty != false })
      #expect(items.prefix(3).map(\.accessibilityLabel) == ["Home", "Search", "Cart"])
      let icon = try #require(fixture.window.ink(of: Self.red))
      let frame = try #require(fixture.controls.frame(ofItemAt: 0, in: fixture.window))
      #expect(abs(icon.midX - frame.midX) <= 0.5)
      #expect(abs(icon.midY - frame.midY) <= 1)

      fixture.controller.removeTabBarTheme()
      fixture.layOut()
      #expect(items.prefix(3).map(\.title) == ["Home", "Search", "Cart"])
      #expect(items.allSatisfy { $0.accessibilityLabel == nil && $0.imageInsets == .zero })
    }
  }

  @Test func `at the top of an iPad titles stay`() {
    let place = ControlsPlace(os: 26, idiom: .pad)
    place.run {
      let fixture = Self.fixture(place, usesTabs: true)
      fixture.controller.applyTheme(Self.theme)
      fixture.layOut()
      #expect(fixture.controller.tabBar.items?.map(\.title) == ["Home", "Search", "Cart"])
    }
  }

  @Test func `a title that the app sets meanwhile isn't shown, and comes back`() throws {
    let place = ControlsPlace(os: 17)
    try place.run {
      let fixture = Self.fixture(place)
      let item = try #require(fixture.controller.tabBar.items?[1])
      fixture.controller.applyTheme(Self.theme)
      item.title = "Recherche"
      fixture.controller.view.setNeedsLayout()
      fixture.layOut()
      #expect(item.title == nil)
      #expect(item.accessibilityLabel == "Recherche")
      fixture.controller.removeTabBarTheme()
      #expect(item.title == "Recherche")
    }
  }

  @Test func `what names an item counts before what names all`() {
    let place = ControlsPlace(os: 17)
    place.run {
      let fixture = Self.fixture(place)
      var theme = Self.theme
      theme.items[2] = .init(imageInsets: .value(.init(top: 1, bottom: -1)))
      theme.items[3] = .init(showsTitle: .value(true))
      fixture.controller.applyTheme(theme)
      let items = fixture.controller.tabBar.items ?? []
      #expect(items.map(\.title) == [nil, nil, nil, "Inbox", nil])
      #expect(items.map(\.imageInsets.top) == [6, 6, 1, 0, 6])
    }
  }

  @Test func `beside each other icon and title need no insets, and turning back restores them`()
    throws
  {
    let place = ControlsPlace(os: 17)
    try place.run {
      let fixture = Self.fixture(place)
      fixture.controller.applyTheme(Self.theme)
      fixture.layOut()
      let item = try #require(fixture.controller.tabBar.items?[0])
      #expect(item.imageInsets.top == 6)
      fixture.window.simulateRotation(to: .landscape)
      fixture.layOut()
      #expect(item.imageInsets == .zero)
      fixture.window.simulateRotation(to: .portrait)
      fixture.layOut()
      #expect(item.imageInsets.top == 6)
    }
  }

  @Test(arguments: [17, 26])
  func `a custom bar centers icons itself`(os: Int) throws {
    let place = ControlsPlace(os: os)
    try place.run {
      let fixture = Self.fixture(place)
      fixture.controls.customBar = CustomTabBar()
      fixture.controller.applyTheme(Self.theme)
      fixture.layOut()
      let icon = try #require(fixture.window.ink(of: Self.red))
      let frame = try #require(fixture.controls.frame(ofItemAt: 0, in: fixture.window))
      #expect(abs(icon.midY - frame.midY) <= 0.5)
    }
  }

  @Test func `the list of More keeps its titles`() {
    let place = ControlsPlace(os: 17)
    place.run {
      let fixture = ControlsFixture(["A", "B", "C", "D", "E", "F"])
      fixture.controller.applyTheme(Self.theme)
      fixture.layOut()
      let titles = fixture.controller.viewControllers?.map(\.tabBarItem.title)
      #expect(titles == [nil, nil, nil, nil, "E", "F"])
    }
  }
}
