import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabControls

@MainActor
struct TabBarItemTests {
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test(arguments: ControlsPlace.bottom.filter { $0.os < 26 }, [20, 30] as [CGFloat])
  func `S0-03: a raisedIconOffset draws the icon higher, as large as before, and leaves the title`(
    place: ControlsPlace,
    height: CGFloat
  ) throws {
    try place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let item = try #require(fixture.controller.tabBar.items?[1])
      item.image = .square(24, Self.red)
      fixture.layOut()
      let before = try #require(fixture.window.ink(of: Self.red))
      let title = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      item.setTitleTextAttributes([.foregroundColor: title], for: .normal)
      let titleBefore = fixture.window.ink(of: title)
      fixture.controls.raisedIconOffsets = [1: height]
      fixture.layOut()
      let after = try #require(fixture.window.ink(of: Self.red))
      #expect(after == before.offsetBy(dx: 0, dy: -height))
      #expect(titleBefore != nil)
      #expect(fixture.window.ink(of: title) == titleBefore)
      // The icon is raised once, regardless of the number of layouts.
      fixture.controller.view.setNeedsLayout()
      fixture.layOut()
      #expect(fixture.window.ink(of: Self.red) == after)
      fixture.controls.raisedIconOffsets = [1: 0]
      #expect(item.imageInsets == .zero)
      fixture.controls.raisedIconOffsets = [1: height]
      fixture.controls.raisedIconOffsets = [:]
      #expect(item.imageInsets == .zero)
    }
  }

  @Test(arguments: ControlsPlace.bottom.filter { $0.os < 26 })
  func `a touch of a raised icon above the bar selects its tab, as long as the bar takes touches`(
    place: ControlsPlace
  ) throws {
    try place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let (controller, bar) = (fixture.controller, fixture.controller.tabBar)
      let item = try #require(bar.items?[1])
      item.image = .square(24, Self.red)
      fixture.controls.raisedIconOffsets = [1: 30]
      fixture.layOut()
      let icon = try #require(fixture.window.ink(of: Self.red))
      let top = CGPoint(x: icon.midX, y: icon.minY + 2)
      #expect(bar.convert(top, from: fixture.window).y < 0)
      fixture.window.simulateTap(at: CGPoint(x: icon.maxX + 10, y: top.y))
      bar.isUserInteractionEnabled = false
      fixture.window.simulateTap(at: top)
      #expect(controller.selectedIndex == 0)
      bar.isUserInteractionEnabled = true
      fixture.window.simulateTap(at: top)
      #expect(controller.selectedIndex == 1)
      controller.selectedIndex = 0
      fixture.controls.raisedIconOffsets = [:]
      fixture.layOut()
      fixture.window.simulateTap(at: top)
      #expect(controller.selectedIndex == 0)
    }
  }

  @Test(arguments: ControlsPlace.bottom.filter { $0.os < 26 })
  func `S4-10: image insets of -20 and 20 raise an icon by 20`(place: ControlsPlace) throws {
    try place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let item = try #require(fixture.controller.tabBar.items?[1])
      item.image = .square(24, Self.red)
      fixture.layOut()
      let before = try #require(fixture.window.ink(of: Self.red))
      item.imageInsets = UIEdgeInsets(top: -20, left: 0, bottom: 20, right: 0)
      fixture.layOut()
      #expect(fixture.window.ink(of: Self.red) == before.offsetBy(dx: 0, dy: -20))
    }
  }

  @Test func `on glass raisedIconOffsets are left out, and that is said once`() {
    ControlsPlace(os: 26).run {
      let fixture = ControlsFixture()
      fixture.controls.raisedIconOffsets = [1: 20]
      fixture.controller.view.setNeedsLayout()
      fixture.layOut()
      #expect(fixture.controller.tabBar.items?[1].imageInsets == .zero)
      #expect(
        fixture.controls.diagnostics.map(\.message) == [
          "raised icons are left out: glass has no room above the bar"
        ]
      )
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S0-23: new titles keep badges, selection and appearance`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      fixture.controller.applyTheme(TabBarTheme(name: "Red", tintColor: "#FF0000"))
      fixture.controller.selectedIndex = 3
      fixture.controls.badges[1] = .count(4)
      fixture.layOut()
      let appearance = fixture.controller.tabBar.standardAppearance
      let titles = ["Accueil", "Recherche", "Panier", "Boîte", "Moi"]
      for (child, title) in zip(fixture.controller.viewControllers ?? [], titles) {
        child.tabBarItem.title = title
      }
      fixture.layOut()
      let items = fixture.controller.tabBar.items ?? []
      #expect(items.map(\.title) == ["Accueil", "Recherche", "Panier", "Boîte", "Moi"])
      #expect(items.map(\.badgeValue) == [nil, "4", nil, nil, nil])
      #expect(fixture.controller.selectedIndex == 3)
      #expect(fixture.controller.tabBar.standardAppearance == appearance)
      #expect(fixture.controller.viewControllers?.map(\.title) == [nil, nil, nil, nil, nil])
    }
  }

  // MARK: - Animations

  @Test func `S0-24a, S0-24b: the curves are what the document says`() {
    #expect(TabBarAnimation.bounce.duration == 0.5)
    #expect(TabBarAnimation.bounce.keyframes.map(\.scale) == [1, 0.85, 1.15, 0.95, 1.02, 1])
    #expect(TabBarAnimation.smoke.keyframes.last?.y == -60)
    #expect(TabBarAnimation.smoke.keyframes.last?.scale == 2)
    #expect(TabBarAnimation.smoke.keyframes.last?.alpha == 0)
    #expect(TabBarAnimation.turn.keyframes.last?.rotation == 2 * Double.pi)
    #expect(TabBarAnimation.turn.duration == 0.5)
    #expect(TabBarAnimation.hover.keyframes.map(\.y) == [0, -10, 0])
    #expect(TabBarAnimation.hover.duration == 1)
    #expect(TabBarAnimation.hover.rounds == .infinity)
  }

  @Test(arguments: [17, 26])
  func `S0-24c, S4-11a: animations play on icon, title and badge of a custom bar`(
    os: Int
  ) {
    ControlsPlace(os: os).run {
      let fixture = ControlsFixture()
      let bar = CustomTabBar()
      fixture.controls.customBar = bar
      fixture.controller.viewControllers?[2].tabBarItem.accessibilityIdentifier = "cart"
      fixture.controls.badges["cart"] = .count(3)
      fixture.layOut()
      let button = bar.buttons[2]
      #expect(fixture.controls.view(of: .title, at: "cart") === button.titleLabel)
      fixture.controls.animate(.grow, at: "cart", parts: [.icon, .title, .badge])
      let views = [button.imageView, button.titleLabel, button.badge]
      #expect(views.map(\.tabBarAnimator.isRunning) == [true, true, true])
      SimulatedClock.current.advance(by: 1)
      #expect(views.map(\.transform) == [.identity, .identity, .identity])
      fixture.controls.animate(.grow, at: 2, parts: [.title])
      #expect(views.map(\.tabBarAnimator.isRunning) == [false, true, false])
      fixture.controls.animate(.grow, at: "nobody")
      fixture.controls.animate(.grow, at: 1, parts: [.badge])
      #expect(fixture.controls.diagnostics.isEmpty)

      fixture.controls.selectionAnimation = .hover
      fixture.controls.selectionAnimationParts = [.icon, .title]
      fixture.tap(1)
      let shown = [bar.buttons[1].imageView, bar.buttons[1].titleLabel]
      #expect(shown.map(\.tabBarAnimator.isRunning) == [true, true])
      fixture.tap(0)
      #expect(shown.map(\.tabBarAnimator.isRunning) == [false, false])
      #expect(bar.buttons[0].titleLabel.tabBarAnimator.isRunning)
      fixture.controls.selectionAnimation = nil
      #expect(!bar.buttons[0].titleLabel.tabBarAnimator.isRunning)
    }
  }

  @Test func `S0-24c, S4-11a: animations play on icon and title of the system's bar before glass`()
    throws
  {
    try ControlsPlace(os: 17).run {
      let fixture = ControlsFixture()
      let item = try #require(fixture.controller.tabBar.items?[2])
      item.image = .square(24, Self.red)
      fixture.layOut()
      let before = try #require(fixture.window.ink(of: Self.red))
      let icon = try #require(fixture.controls.view(of: .icon, at: 2))
      let title = try #require(fixture.controls.view(of: .title, at: 2))
      fixture.controls.animate(.grow, at: 2, parts: [.icon, .title])
      #expect([icon, title].map(\.tabBarAnimator.isRunning) == [true, true])
      #expect(fixture.controls.diagnostics.isEmpty)

      icon.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
      #expect(fixture.window.ink(of: Self.red) == before.insetBy(dx: -6, dy: -6))
      SimulatedClock.current.advance(by: 1)
      #expect([icon, title].map(\.transform) == [.identity, .identity])
      #expect(fixture.window.ink(of: Self.red) == before)

      fixture.controls.selectionAnimation = .hover
      fixture.controls.selectionAnimationParts = [.icon, .title]
      fixture.tap(2)
      #expect([icon, title].map(\.tabBarAnimator.isRunning) == [true, true])
    }
  }

  @Test func `on glass each part that the system draws is one diagnostic`() {
    ControlsPlace(os: 26).run {
      let fixture = ControlsFixture()
      fixture.controls.badges[1] = .count(3)
      for _ in 0..<2 { fixture.controls.animate(.grow, at: 1, parts: [.icon, .title, .badge]) }
      #expect(
        fixture.controls.diagnostics.map(\.message) == [
          "an icon isn't animated: no view of the bar shows it alone",
          "a title isn't animated: no view of the bar shows it alone",
          "a badge isn't animated: the system draws it",
        ]
      )
    }
  }

  // Not at the top of an iPad, where items have no icons.
  @Test(arguments: ControlsPlace.bottom)
  func `S0-13: an item animator plays in place of the image, which comes back`(
    place: ControlsPlace
  ) throws {
    try place.run(without: .glassTellsNoFrames) {
      let fixture = ControlsFixture(direction: place.direction)
      let item = try #require(fixture.controller.tabBar.items?[1])
      item.image = .square(24, Self.red)
      let image = item.image
      fixture.layOut()
      let before = try #require(fixture.window.ink(of: Self.red))
      let animator = RecordingAnimator()
      fixture.controls.itemAnimators = [1: animator]
      fixture.layOut()
      #expect(fixture.window.ink(of: Self.red) == nil)
      #expect(item.accessibilityLabel == "Search")
      let frame = animator.view.convert(animator.view.bounds, to: fixture.window)
      #expect(abs(frame.midX - before.midX) <= 1)
      #expect(abs(frame.midY - before.midY) <= 1)
      fixture.tap(1)
      fixture.tap(1)
      fixture.tap(2)
      #expect(
        animator.log == ["deselect false", "select true", "select true", "deselect true"]
      )
      fixture.controls.itemAnimators = [:]
      fixture.layOut()
      #expect(animator.view.superview == nil)
      #expect(item.image === image)
      #expect(item.accessibilityLabel == nil)
      #expect(fixture.window.ink(of: Self.red) == before)
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `S4-11b: selecting a tab plays the animation on a view that is ours`(place: ControlsPlace) {
    place.run {
      let fixture = ControlsFixture(direction: place.direction)
      let animator = RecordingAnimator()
      fixture.controls.itemAnimators = [1: animator]
      fixture.controls.selectionAnimation = .grow
      #expect(TabBarAnimation.grow.keyframes.map(\.scale) == [1, 1.2, 1])
      #expect(TabBarAnimation.grow.duration == 0.2)
      fixture.layOut()
      fixture.tap(1)
      #expect(animator.scales == [1.2, 1])
      SimulatedClock.current.advance(by: 0.2)
      #expect(animator.view.transform == .identity)
      // A second tap on the selected tab plays no animation.
      fixture.tap(1)
      #expect(animator.scales == [1.2, 1])
    }
  }
}

/// An animator that records its calls.
@MainActor
private final class RecordingAnimator: TabBarItemAnimator {
  private final class Icon: UIView {
    var scales: [Double] = []

    override var transform: CGAffineTransform {
      didSet {
        if Double(transform.a) != scales.last ?? 1 { scales.append(Double(transform.a)) }
      }
    }
  }

  private let icon = Icon(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
  var log: [String] = []
  var view: UIView { icon }
  var scales: [Double] { icon.scales }

  func select(animated: Bool) { log.append("select \(animated)") }
  func deselect(animated: Bool) { log.append("deselect \(animated)") }
}
