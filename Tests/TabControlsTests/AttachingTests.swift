import HeadlessUIKit
import TabAppearance
import TabDevices
import TabTestSupport
import Testing

@testable import TabControls

@MainActor
struct AttachingTests {
  /// The settings of controls, each with a closure that removes it.
  static let parts: [(set: (TabBarControls) -> Void, clear: (TabBarControls) -> Void)] = [
    (
      { $0.centerButton = TabBarCenterButton(UIButton(type: .custom)) { _ in } },
      { $0.centerButton = nil }
    ),
    (
      {
        $0.centerButton = TabBarCenterButton(
          UIButton(type: .custom),
          at: 1,
          role: .controller(UIViewController())
        )
      },
      { $0.centerButton = nil }
    ),
    (
      { $0.centerButton = TabBarCenterButton(UIButton(type: .custom), role: .tab) },
      { $0.centerButton = nil }
    ),
    ({ $0.raisedIconOffsets = [1: 20, 2: 10] }, { $0.raisedIconOffsets = [:] }),
    ({ $0.badges[1] = .count(7) }, { $0.badges[1] = nil }),
    (
      {
        $0.badges.style = .overlay
        $0.badges[0] = .dot
      }, { $0.badges[0] = nil }
    ),
    ({ $0.itemAnimators = [0: StillAnimator()] }, { $0.itemAnimators = [:] }),
    ({ $0.selectionAnimation = .bounce }, { $0.selectionAnimation = nil }),
    (
      {
        let gates = TabBarGates()
        gates[2] = .action
        $0.gates = gates
      }, { $0.gates = nil }
    ),
    ({ $0.reselection = TabBarReselection() }, { $0.reselection = nil }),
    ({ $0.longPress = TabBarLongPress() }, { $0.longPress = nil }),
    ({ $0.swipe = TabBarSwipe() }, { $0.swipe = nil }),
    ({ $0.placement = .bottom }, { $0.placement = .automatic }),
    ({ $0.placement = .sidebar }, { $0.placement = .automatic }),
    (
      { $0.customBar = CustomTabBar(layout: TabBarLayout(bottomOffset: 11)) },
      { $0.customBar = nil }
    ),
    ({ $0.setBarHidden(true, animated: true) }, { $0.setBarHidden(false, animated: false) }),
  ]

  /// A controller with values that an app sets itself, and the names of its objects.
  @MainActor
  struct App {
    let fixture: ControlsFixture
    let delegate = LoggingDelegate()
    var names: [ObjectIdentifier: String] = [:]

    init(_ place: ControlsPlace) {
      fixture = ControlsFixture(["Home", "Search", "Cart", "Me"], direction: place.direction)
      let controller = fixture.controller
      controller.delegate = delegate
      controller.tabBar.addGestureRecognizer(UITapGestureRecognizer())
      controller.tabBar.items?[1].badgeValue = "3"
      for (index, child) in (controller.viewControllers ?? []).enumerated() {
        names[ObjectIdentifier(child)] = "child \(index)"
        names[ObjectIdentifier(child.tabBarItem.image ?? UIImage())] = "image \(index)"
      }
      names[ObjectIdentifier(delegate)] = "app's delegate"
      fixture.layOut()
    }

    var dump: [String] {
      fixture.layOut()
      return fixture.controller.dump(names)
    }
  }

  @Test(arguments: ControlsPlace.all)
  func `attaching, using and detaching leaves every property as it was`(place: ControlsPlace) {
    place.run {
      for (index, part) in Self.parts.enumerated() {
        let app = App(place)
        let before = app.dump
        part.set(app.fixture.controls)
        app.fixture.layOut()
        #expect(app.dump != before, "part \(index) changes nothing")
        app.fixture.tap(2)
        app.fixture.window.simulateRotation(to: .landscape)
        app.fixture.window.simulateRotation(to: .portrait)
        app.fixture.controls.detach()
        app.fixture.controller.selectedIndex = 0
        expectSame(app.dump, before, "part \(index)")
      }
    }
  }

  @Test func `nothing holds a part after detaching`() {
    ControlsPlace().run {
      let app = App(ControlsPlace())
      app.fixture.controls.longPress = TabBarLongPress()
      app.fixture.controls.swipe = TabBarSwipe()
      weak let longPress = app.fixture.controls.longPress
      weak let swipe = app.fixture.controls.swipe
      app.fixture.layOut()
      app.fixture.controls.detach()
      #expect(longPress == nil && swipe == nil)
    }
  }

  /// Runs a random sequence of changes of a controller, and then undoes them.
  @Test(arguments: [UInt64](1...20))
  func `random uses end in the state that a fresh controller has`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<rounds(5) {
      let place = ControlsPlace.all.randomElement(using: &random) ?? ControlsPlace()
      place.run {
        let app = App(place)
        let fresh = app.dump
        var log: [String] = []
        for _ in 0..<Int.random(in: 2...8, using: &random) {
          log.append(step(app.fixture, &random))
        }
        let fixture = app.fixture
        fixture.controls.detach()
        fixture.controller.removeTabBarTheme()
        setBarHidden(false, of: fixture.controller)
        fixture.window.simulateRotation(to: .portrait)
        fixture.controller.selectedIndex = 0
        expectSame(app.dump, fresh, "seed \(seed), round \(round), \(place): \(log)")
      }
    }
  }

  private func step(_ fixture: ControlsFixture, _ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      let index = Int.random(in: 0..<4, using: &random)
      fixture.controller.selectedIndex = index
      fixture.layOut()
      return "select \(index)"
    case 1:
      let index = Int.random(in: 0..<4, using: &random)
      fixture.tap(index)
      return "tap \(index)"
    case 2:
      let orientation =
        [DeviceScreen.Orientation.portrait, .landscape]
        .randomElement(using: &random) ?? .portrait
      fixture.window.simulateRotation(to: orientation)
      return "rotate to \(orientation)"
    case 3:
      let hides = Bool.random(using: &random)
      setBarHidden(hides, of: fixture.controller)
      fixture.layOut()
      return hides ? "hide" : "show"
    case 4:
      let tint: TabBarTheme.Color = Bool.random(using: &random) ? "#FF0000" : "#00AA00"
      fixture.controller.applyTheme(
        TabBarTheme(
          name: "Random",
          tintColor: .value(tint),
          item: .init(normal: .init(color: .value(tint)))
        )
      )
      fixture.layOut()
      return "theme"
    case 5:
      let index = Self.parts.indices.randomElement(using: &random) ?? 0
      Self.parts[index].set(fixture.controls)
      fixture.layOut()
      return "set part \(index)"
    default:
      if Bool.random(using: &random) {
        fixture.controls.detach()
        return "detach"
      }
      let index = Self.parts.indices.randomElement(using: &random) ?? 0
      Self.parts[index].clear(fixture.controls)
      fixture.layOut()
      return "clear part \(index)"
    }
  }

  /// Hides or shows the system's bar as an app does on the simulated version.
  private func setBarHidden(_ hidden: Bool, of controller: UITabBarController) {
    if SimulatedSystem.current.osVersion.major >= 18 {
      controller.setTabBarHidden(hidden, animated: false)
    } else {
      controller.tabBar.isHidden = hidden
    }
  }

  private func expectSame(_ lines: [String], _ expected: [String], _ what: String) {
    guard lines != expected else { return }
    let differing = zip(lines, expected).filter { $0 != $1 }.prefix(3)
      .map { "\n  is  \($0)\n  was \($1)" }
      .joined()
    Issue.record("\(what): \(lines.count) lines, \(expected.count) before\(differing)")
  }
}

/// An animator that shows nothing.
private final class StillAnimator: TabBarItemAnimator {
  let view = UIView()
  func select(animated: Bool) {}
  func deselect(animated: Bool) {}
}
