import HeadlessUIKit
import TabAppearance
import TabRaster
import Testing

@testable import TabControls

/// Tests that a closure, a gesture, a duration or another setting that isn't drawn at once changes
/// the course of an app, or has a diagnostic with the reason.
@MainActor
struct BehaviorEffectTests {
  /// A setting, the settings that it depends on, and what a user or an app does then.
  struct Setting: CustomTestStringConvertible, Sendable {
    typealias Change = @MainActor @Sendable (AppCourse) -> Void

    var testDescription: String
    var prepare: Change
    var set: Change
    var act: Change

    /// The systems on which the setting has an effect or a diagnostic.
    var os: [Int]

    init(
      _ name: String,
      on os: [Int] = [17, 18, 26, 27],
      after prepare: @escaping Change = { _ in },
      set: @escaping Change,
      act: @escaping Change
    ) {
      (testDescription, self.os, self.prepare, self.set, self.act) = (name, os, prepare, set, act)
    }
  }

  private static func roundButton() -> UIButton {
    TabBarCenterButton.roundButton(systemImage: "plus", label: "New")
  }

  private static func menu() -> UIMenu {
    UIMenu(children: [UIAction(title: "New") { _ in }])
  }

  private nonisolated static func badge(
    _ name: String,
    after prepare: @escaping Setting.Change = { _ in },
    set: @escaping Setting.Change
  ) -> Setting {
    Setting("TabBarBadges.\(name)", after: prepare, set: set) {
      $0.controls.badges[1] = .count(3)
      $0.watch()
    }
  }

  private nonisolated static func reselection(
    _ name: String,
    set: @escaping @MainActor @Sendable (TabBarReselection, AppCourse) -> Void,
    act: @escaping Setting.Change
  ) -> Setting {
    Setting("TabBarReselection.\(name)") {
      $0.controls.reselection = TabBarReselection()
    } set: { course in
      if let reselection = course.controls.reselection { set(reselection, course) }
    } act: {
      act($0)
    }
  }

  private nonisolated static func gates(
    _ name: String,
    after prepare: @escaping @MainActor @Sendable (TabBarGates) -> Void = { _ in },
    set: @escaping @MainActor @Sendable (TabBarGates, AppCourse) -> Void
  ) -> Setting {
    Setting("TabBarGates.\(name)") {
      let gates = TabBarGates()
      prepare(gates)
      $0.controls.gates = gates
    } set: { course in
      if let gates = course.controls.gates { set(gates, course) }
    } act: {
      $0.tap(1)
    }
  }

  private nonisolated static func press(
    _ name: String,
    set: @escaping @MainActor @Sendable (TabBarLongPress, AppCourse) -> Void
  ) -> Setting {
    Setting("TabBarLongPress.\(name)") {
      $0.controls.longPress = TabBarLongPress { _ in menu() }
    } set: { course in
      if let press = course.controls.longPress { set(press, course) }
    } act: {
      $0.press(1)
    }
  }

  private nonisolated static func swipe(
    _ name: String,
    over share: Double = 0.5,
    set: @escaping @MainActor @Sendable (TabBarSwipe) -> Void
  ) -> Setting {
    Setting("TabBarSwipe.\(name)") {
      $0.controls.swipe = TabBarSwipe()
    } set: {
      if let swipe = $0.controls.swipe { set(swipe) }
    } act: {
      $0.swipe(share)
    }
  }

  private nonisolated static func child(
    _ name: String,
    on os: [Int] = [17, 18, 26, 27],
    set: @escaping @MainActor @Sendable (inout TabBarChild) -> Void,
    act: @escaping Setting.Change = { $0.watch() }
  ) -> Setting {
    @MainActor func children(_ change: (inout TabBarChild) -> Void) -> [TabBarChild] {
      ["Home", "Cart", "Me"].enumerated().map { index, title in
        let image = UIImage(systemName: "star")
        var child = TabBarChild(ListPage(), title: title, image: image, identifier: title)
        if index == 1 { change(&child) }
        return child
      }
    }
    return Setting("TabBarChild.\(name)", on: os) {
      $0.controls.customBar = nil
      $0.controller.setTabBarChildren(children { _ in }, asObjects: true)
    } set: {
      $0.controller.setTabBarChildren(children(set), asObjects: true)
    } act: {
      act($0)
    }
  }

  private nonisolated static func pulse(_ duration: Double = 0.4) -> TabBarAnimation {
    TabBarAnimation(duration: duration, scales: [1, 2, 1])
  }

  nonisolated static let settings: [Setting] = [
    Setting("onSelect") { course in
      course.controls.onSelect = { course.note("told \($0.tab?.index ?? -1)") }
    } act: {
      $0.tap(1)
    },
    Setting("onItemFramesChange") { course in
      course.controls.onItemFramesChange = { course.note("frames \($0?.frames ?? [])") }
    } act: {
      $0.rotate()
    },
    Setting("followsPushes") {
      $0.controls.customBar = CustomTabBar()
    } set: {
      $0.controls.followsPushes = false
    } act: {
      $0.push()
    },
    Setting("selectionAnimation") {
      $0.controls.selectionAnimation = pulse()
    } act: {
      $0.tap(1)
    },
    Setting("selectionAnimationParts") {
      $0.controls.selectionAnimation = pulse()
    } set: {
      $0.controls.selectionAnimationParts = [.title]
    } act: {
      $0.tap(1)
    },
    Setting("TabBarAnimation.duration") {
      $0.controls.selectionAnimation = pulse()
    } set: {
      $0.controls.selectionAnimation?.duration = 2
    } act: {
      $0.tap(1)
      $0.watch(0.5)
    },
    Setting("TabBarAnimation.keyframes") {
      $0.controls.selectionAnimation = pulse()
    } set: {
      $0.controls.selectionAnimation?.keyframes = [.init(time: 0), .init(time: 1, y: -9)]
    } act: {
      $0.tap(1)
    },
    Setting("TabBarAnimation.repeatDuration") {
      $0.controls.selectionAnimation = pulse()
    } set: {
      $0.controls.selectionAnimation?.repeatDuration = 3
    } act: {
      $0.tap(1)
      $0.watch(0.5)
    },
    Setting("TabBarCenterButton.showsSelection") {
      $0.controls.centerButton = TabBarCenterButton(roundButton(), at: 2, role: .tab)
    } set: {
      $0.controls.centerButton?.showsSelection = { false }
    } act: {
      $0.tap(2)
    },
    Setting("TabBarCenterButton.selectionAnimation") {
      $0.controls.centerButton = TabBarCenterButton(roundButton(), at: 2, role: .tab)
    } set: {
      $0.controls.centerButton?.selectionAnimation = pulse()
    } act: {
      $0.tap(2)
    },
    Setting("longPress") {
      $0.controls.longPress = TabBarLongPress { _ in menu() }
    } act: {
      $0.press(1)
    },
    press("menuProvider") { press, _ in press.menuProvider = { _ in nil } },
    press("feedbackStyle") { press, _ in press.feedbackStyle = nil },
    press("onEvent") { press, course in press.onEvent = { course.note("\($0)") } },
    Setting("swipe") {
      $0.controls.swipe = TabBarSwipe()
    } act: {
      $0.swipe(0.5)
    },
    swipe("completionFraction", over: 0.3) { $0.completionFraction = 0.2 },
    swipe("duration") { $0.duration = 1 },
    swipe("shouldBegin") { $0.shouldBegin = { _ in false } },
    badge("style") { $0.controls.badges.style = .overlay },
    badge("animation") {
      $0.controls.badges.style = .overlay
    } set: {
      $0.controls.badges.animation = pulse()
    },
    Setting("reselection") {
      $0.controls.reselection = TabBarReselection()
    } act: {
      $0.scroll()
      $0.tap(0)
    },
    reselection("scrollsToTop") { reselection, _ in
      reselection.scrollsToTop = false
    } act: {
      $0.scroll()
      $0.tap(0)
    },
    reselection("popsToRoot") { reselection, _ in
      reselection.popsToRoot = false
    } act: {
      // UIKit itself pops a stack that is a tab, and not one inside of a tab.
      let (tab, stack) = (
        UIViewController(), UINavigationController(rootViewController: ListPage())
      )
      tab.addChild(stack)
      tab.view.addSubview(stack.view)
      $0.controller.viewControllers = [tab, UIViewController()]
      $0.fixture.layOut()
      stack.pushViewController(UIViewController(), animated: false)
      $0.tap(0)
      $0.note("\(stack.viewControllers.count) pages")
    },
    reselection("onReselect") { reselection, course in
      reselection.onReselect = { course.note("again \($0?.index ?? -1)") }
    } act: {
      $0.tap(0)
    },
    reselection("onDoubleTap") { reselection, course in
      reselection.onDoubleTap = { course.note("twice \($0?.index ?? -1)") }
    } act: {
      $0.twoTaps(0, within: 0.2)
    },
    Setting("TabBarReselection.doubleTapInterval") { course in
      let reselection = TabBarReselection()
      reselection.onDoubleTap = { course.note("twice \($0?.index ?? -1)") }
      course.controls.reselection = reselection
    } set: {
      $0.controls.reselection?.doubleTapInterval = 1
    } act: {
      $0.twoTaps(0, within: 0.6)
    },
    gates("subscript") { gates, _ in gates[1] = .login },
    gates("requiresLogin") { gates, _ in gates.requiresLogin = true },
    gates("isLoggedIn") {
      $0[1] = .login
    } set: { gates, _ in
      gates.isLoggedIn = { true }
    },
    gates("onLogin") {
      $0[1] = .login
    } set: { gates, course in
      gates.onLogin = { course.note("login \($0.index)") }
    },
    gates("onAction") {
      $0[1] = .action
    } set: { gates, course in
      gates.onAction = { course.note("action \($0.index)") }
    },
    Setting("CustomTabBarContent.pressedImage") {
      $0.controls.customBar = CustomTabBar(contents: [1: CustomTabBarContent()])
    } set: {
      var content = CustomTabBarContent()
      content.pressedImage = UIImage(systemName: "heart.fill")
      $0.controls.customBar?.contents[1] = content
    } act: {
      $0.press(1)
    },
    Setting("CustomTabBarContent.selectedAttributedTitle") {
      $0.controls.customBar = CustomTabBar(contents: [1: CustomTabBarContent()])
    } set: {
      var content = CustomTabBarContent()
      content.selectedAttributedTitle = NSAttributedString(string: "Here")
      $0.controls.customBar?.contents[1] = content
    } act: {
      $0.tap(1)
    },
    child("badge") { $0.badge = .count(3) },
    child("gate") {
      $0.gate = .login
    } act: {
      $0.tap(1)
    },
    child("raisedIconOffset") { $0.raisedIconOffset = 9 },
    child("animator") { $0.animator = PurpleAnimator() },
    // UIKit has a prominent tab from iOS 27 on.
    child("isProminent") { $0.isProminent = true },
    child("hidesBottomBarWhenPushed") {
      $0.hidesBottomBarWhenPushed = true
    } act: {
      $0.controller.selectedIndex = 1
      $0.fixture.layOut()
      let stack =
        $0.controller.selectedViewController as? UINavigationController
        ?? $0.controller.viewControllers?.first { $0.viewIfLoaded?.window != nil }
        as? UINavigationController
      stack?.pushViewController(UIViewController(), animated: false)
      $0.watch()
    },
  ]

  private nonisolated static let places = [17, 18, 26, 27].flatMap { os in
    [UIUserInterfaceIdiom.phone, .pad].map { ControlsPlace(os: os, idiom: $0) }
  }

  @Test(arguments: settings, places)
  func `a setting changes the course of an app, or has a diagnostic`(
    setting: Setting,
    place: ControlsPlace
  ) {
    func course(isSet: Bool) -> (log: [String], pictures: [Bitmap], notes: [String]) {
      place.run {
        let course = AppCourse()
        setting.prepare(course)
        course.fixture.layOut()
        if isSet { setting.set(course) }
        course.fixture.layOut()
        setting.act(course)
        return (course.log, course.pictures, course.controls.diagnostics.map(\.message))
      }
    }
    let (before, after) = (course(isSet: false), course(isSet: true))
    let isChanged = before.log != after.log || before.pictures != after.pictures
    #expect(isChanged || !after.notes.isEmpty)
  }
}

/// An animator that shows a square.
@MainActor
private final class PurpleAnimator: TabBarItemAnimator {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))

  init() { view.backgroundColor = .purple }

  func select(animated: Bool) {}
  func deselect(animated: Bool) {}
}
