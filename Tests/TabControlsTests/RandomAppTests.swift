import Foundation
import HeadlessUIKit
import TabAppearance
import TabDevices
import TabTestSupport
import Testing

@testable import TabControls

/// Tests of random sequences of actions of apps and users, on a controller with gates, badges, a
/// custom bar and a center button.
@MainActor
struct RandomAppTests {
  @Test(arguments: [15, 17, 18, 26], [UInt64](1...5))
  func `gates hold, pages that hide the bar hide ours, and badges are what was written last`(
    os: Int,
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    ControlsPlace(os: os).run {
      for round in 0..<rounds(5) {
        let app = RandomApp(usesTabs: os >= 18 && Bool.random(using: &random), random)
        var log: [String] = []
        for _ in 0..<Int.random(in: 4...16, using: &random) {
          log.append(app.step())
          let problems = app.problems
          #expect(problems == [], "seed \(seed), round \(round): \(log)")
          if !problems.isEmpty { return }
        }
        random = app.random
        let problems = app.problemsAfterDetaching()
        #expect(problems == [], "seed \(seed), round \(round), detached: \(log)")
      }
    }
  }
}

/// An app with seven tabs, of which the third and the sixth need a login.
@MainActor
private final class RandomApp {
  var random: SeededGenerator
  private let controller: UITabBarController
  private let window: UIWindow
  private let passed = Passed()
  private let usesTabs: Bool
  private let names = ["a", "b", "c", "d", "e", "f", "g"]
  private let gated: Set = ["c", "f"]
  private var app: LoggingDelegate?

  /// The last badge of each tab, and whether the app set the badge on the tab itself.
  private var badges: [String: (text: String, isOfApp: Bool)] = [:]
  private var appBadges: [String: String] = [:]
  private var count = 0
  private var problem: String?

  init(usesTabs: Bool, _ random: SeededGenerator) {
    self.usesTabs = usesTabs
    self.random = random
    controller =
      Bool.random(using: &self.random) ? ThemedTabBarController() : UITabBarController()
    window = UIWindow.simulated(device: DeviceScreen.usual(for: .phone))
    let pages = names.map { name in
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      navigation.tabBarItem = UITabBarItem(
        title: name,
        image: UIImage(systemName: "star"),
        tag: 0
      )
      navigation.tabBarItem.accessibilityIdentifier = name
      return navigation
    }
    if usesTabs {
      controller.tabs = zip(names, pages).map { name, page in
        UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { _ in page }
      }
    } else {
      controller.viewControllers = pages
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let gates = passed.gates()
    for name in gated { gates[.identifier(name)] = .login }
    controller.tabBarControls.gates = gates
    layOut()
  }

  private func layOut() {
    window.layoutIfNeeded()
  }

  private var tabs: [BarTab] { controller.barTabs }
  private func name(_ tab: BarTab) -> String { tab.identifiers[0] }
  private var selectedName: String? {
    controller.selectedTabIndex.map { index in name(tabs[index]) }
  }

  // MARK: - Steps

  func step() -> String {
    switch Int.random(in: 0..<16, using: &random) {
    case 0:
      let app = LoggingDelegate()
      self.app = app
      controller.delegate = app
      return "delegate"
    case 1...3: return tap()
    case 4: return tapRowOfMore()
    case 5, 6: return writeBadge()
    case 7: return push()
    case 8: return pop()
    case 9:
      let orientations: [DeviceScreen.Orientation] = [.portrait, .landscape]
      window.simulateRotation(to: orientations.randomElement(using: &random) ?? .portrait)
      return "rotate"
    case 10:
      controller.applyTheme(TabBarTheme(name: "Red", tintColor: "#FF0000"), style: .dark)
      return "theme"
    case 11:
      let controls = controller.tabBarControls
      controls.customBar = controls.customBar == nil ? CustomTabBar() : nil
      controls.setNeedsLayout()
      layOut()
      return "custom bar \(controls.customBar != nil)"
    case 12:
      let controls = controller.tabBarControls
      controls.centerButton =
        controls.centerButton == nil
        ? TabBarCenterButton(UIButton(type: .custom)) { _ in } : nil
      layOut()
      return "center button"
    case 13: return replaceTabs()
    case 14:
      passed.isLoggedIn.toggle()
      return "logged in \(passed.isLoggedIn)"
    default:
      controller.view.setNeedsLayout()
      layOut()
      return "layout"
    }
  }

  /// Performs an action of the user, and records a problem if it selects a tab past its gate.
  private func asUser(_ action: () -> Void) {
    let before = selectedName
    action()
    layOut()
    SimulatedClock.current.advance(by: 0)
    layOut()
    guard let selectedName, selectedName != before, gated.contains(selectedName) else { return }
    if !passed.isLoggedIn { problem = "the user selected \(selectedName)" }
  }

  private func tap() -> String {
    let position = Int.random(in: 0..<7, using: &random)
    guard let frame = controller.tabBarControls.tappableFrame(at: position, in: window) else {
      return ""
    }
    asUser {
      window.simulateTap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    return "tap \(position)"
  }

  private func tapRowOfMore() -> String {
    let more = controller.selectedViewController
    guard let more, controller.selectedTabIndex == nil, more is UINavigationController else {
      return ""
    }
    let row = Int.random(in: 0..<3, using: &random)
    asUser {
      // The tap is on the row, which the stand-in doesn't draw.
      window.simulateTap(at: CGPoint(x: 150, y: 200))
      controller.selectRowOfMore(row)
    }
    return "row \(row)"
  }

  private func writeBadge() -> String {
    guard let tab = tabs.randomElement(using: &random) else { return "" }
    count += 1
    let isOfApp = Bool.random(using: &random)
    if isOfApp {
      tab.badgeValue = "\(count)"
      appBadges[name(tab)] = "\(count)"
    } else {
      controller.tabBarControls.badges[.identifier(name(tab))] = .count(count)
    }
    badges[name(tab)] = ("\(count)", isOfApp)
    return "\(isOfApp ? "app's" : "our") badge of \(name(tab)) \(count)"
  }

  /// The visible navigation controller: that of More, if it has taken the pages of the selected one.
  private var navigation: UINavigationController? {
    let selected = controller.selectedViewController as? UINavigationController
    return selected?.viewControllers.isEmpty == true
      ? controller.moreNavigationController : selected
  }

  private func push() -> String {
    guard let navigation, controller.selectedTabIndex != nil else { return "" }
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = Bool.random(using: &random)
    navigation.pushViewController(page, animated: Bool.random(using: &random))
    layOut()
    return "push \(page.hidesBottomBarWhenPushed)"
  }

  private func pop() -> String {
    guard let navigation, controller.selectedTabIndex != nil else { return "" }
    let isInteractive = Bool.random(using: &random)
    let isCompleted = Bool.random(using: &random)
    if isInteractive, let end = navigation.simulateInteractivePop() {
      end(isCompleted)
    } else {
      navigation.popViewController(animated: true)
    }
    layOut()
    return "pop \(isInteractive) \(isCompleted)"
  }

  private func replaceTabs() -> String {
    if usesTabs {
      controller.tabs = controller.tabs.shuffled(using: &random)
    } else {
      controller.viewControllers = controller.viewControllers?.shuffled(using: &random)
    }
    controller.view.setNeedsLayout()
    layOut()
    return "tabs \(tabs.map(name))"
  }

  // MARK: - What must hold

  var problems: [String] {
    var problems = [problem].compactMap { $0 }
    let controls = controller.tabBarControls
    if controller.isTabBarPushedAway, !controls.overlayView.subviews.isEmpty,
      !controls.overlayView.isHidden
    {
      problems.append("a view of ours is over a page that hides the bar")
    }
    for tab in tabs {
      let badge = controls.badges[.identifier(name(tab))].map { $0.text() }
      let wanted = badges[name(tab)]?.text
      if badge != wanted { problems.append("badge of \(name(tab)): \(badge ?? "nil")") }
    }
    return problems
  }

  func problemsAfterDetaching() -> [String] {
    controller.tabBarControls.detach()
    controller.removeTabBarTheme()
    layOut()
    var problems: [String] = []
    if controller.delegate !== app { problems.append("delegate") }
    for tab in tabs where tab.badgeValue != appBadges[name(tab)] {
      problems.append("badge of \(name(tab)): \(tab.badgeValue ?? "nil")")
    }
    for child in controller.children {
      if child.additionalSafeAreaInsets != .zero { problems.append("safe area") }
      if (child as? UINavigationController)?.delegate != nil { problems.append("navigation") }
    }
    if controller.overrideUserInterfaceStyle != .unspecified { problems.append("style") }
    return problems
  }
}
