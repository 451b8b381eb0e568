import Observation
import TabAppearance
import TabUIKit
import Testing

/// Tests of changes that an app makes during another change: the last call wins, for the store, the
/// bars and the observers.
@MainActor
struct StoreReentranceTests {
  let red = TabBarTheme(
    name: "Red",
    tintColor: "#FF0000",
    bar: .init(backgroundColor: "#FF0000"),
    items: [0: .init(badgeValue: "red", badgeColor: "#FF0000")]
  )
  let blue = TabBarTheme(
    name: "Blue",
    tintColor: "#0000FF",
    bar: .init(backgroundColor: "#0000FF"),
    items: [0: .init(badgeColor: "#0000FF")]
  )

  @Test func `a style set in traitCollectionDidChange holds`() async {
    let store = TabBarThemeStore()
    let controllers = [CallingController(), CallingController(), CallingController()]
    for controller in controllers { store.attach(controller) }
    var changes = store.changes().makeAsyncIterator()
    controllers[1].onTraits = { [weak store] in store?.style = .light }
    store.style = .dark
    #expect(store.style == .light)
    for controller in controllers { #expect(controller.overrideUserInterfaceStyle == .light) }
    #expect(await changes.next()?.style == .light)
  }

  @Test func `a theme chosen in traitCollectionDidChange holds, in the style that was set`() async {
    let store = TabBarThemeStore()
    let controllers = [CallingController(), CallingController()]
    for controller in controllers { store.attach(controller) }
    var changes = store.changes().makeAsyncIterator()
    controllers[0].onTraits = { store.select(blue) }
    store.setStyle(.dark)
    let state = await changes.next()
    #expect(store.theme == blue && store.style == .dark)
    #expect(state?.theme == blue && state?.style == .dark)
    for controller in controllers {
      #expect(controller.tabBarTheme == blue && controller.tabBar.tintColor == .blue)
      #expect(controller.overrideUserInterfaceStyle == .dark)
    }
  }

  @Test func `a theme chosen in the onChange of Observation holds`() async {
    guard #available(iOS 17, macOS 14, *) else { return }
    let store = TabBarThemeStore()
    let controller = CallingController()
    store.attach(controller)
    var changes = store.changes().makeAsyncIterator()
    withObservationTracking {
      _ = store.theme
    } onChange: {
      MainActor.assumeIsolated { store.select(blue) }
    }
    store.select(red)
    #expect(store.theme == blue)
    #expect(controller.tabBarTheme == blue && controller.tabBar.tintColor == .blue)
    #expect(await changes.next()?.theme == blue)
  }

  // Regression: a style during whose change an observer chose a theme never reached the window.
  @Test(arguments: [true, false])
  func `a style holds although its observer makes another change`(selects: Bool) async {
    guard #available(iOS 17, macOS 14, *) else { return }
    let (store, controller) = (TabBarThemeStore(), CallingController())
    let window = UIWindow(frame: .zero)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    store.attach(window)
    store.attach(controller)
    withObservationTracking {
      _ = store.style
    } onChange: {
      MainActor.assumeIsolated {
        if selects { store.select(blue) } else { store.reload() }
      }
    }
    store.style = .dark
    #expect(store.style == .dark && window.overrideUserInterfaceStyle == .dark)
    #expect(controller.overrideUserInterfaceStyle == .unspecified)
    #expect(controller.tabBarTheme == store.theme)
  }

  @Test func `a theme chosen while the bar gets another is complete`() throws {
    for property in CallingBar.Property.allCases {
      let store = TabBarThemeStore()
      let controller = CallingController()
      controller.viewControllers = [UIViewController()]
      let item = try #require(controller.tabBar.items?.first)
      store.attach(controller)
      controller.callingBar.onAssignment = { if $0 == property { store.select(blue) } }
      store.select(red)
      let bar = controller.tabBar
      #expect(store.theme == blue && controller.tabBarTheme == blue)
      #expect(bar.tintColor == .blue, "\(property)")
      #expect(bar.standardAppearance.backgroundColor == .blue, "\(property)")
      #expect(bar.scrollEdgeAppearance?.backgroundColor == .blue, "\(property)")
      #expect(item.badgeColor == .blue && item.badgeValue == nil, "\(property)")
      controller.callingBar.onAssignment = nil
      controller.removeTabBarTheme()
      #expect(bar.standardAppearance == UITabBarAppearance() && bar.scrollEdgeAppearance == nil)
      #expect(bar.tintColor == UIView().tintColor && item.badgeColor == nil)
    }
  }

  @Test func `others can be attached and detached from inside a change`() {
    let store = TabBarThemeStore()
    let (first, second, third) = (CallingController(), CallingController(), CallingController())
    let window = UIWindow(frame: .zero)
    window.rootViewController = first
    window.makeKeyAndVisible()
    store.attach(first)
    store.attach(third)
    first.onTraits = {
      store.attach(second)
      store.detach(third)
      store.attach(window)
    }
    store.select(red)
    store.style = .dark
    #expect(second.tabBarTheme == red)
    #expect(window.overrideUserInterfaceStyle == .dark)
    #expect(first.overrideUserInterfaceStyle == .unspecified, "the window has the style")
    store.select(blue)
    #expect(third.tabBarTheme == red)
  }

  // Regression: an appearance that an app set in `viewWillAppear` was never replaced.
  @Test func `choosing the theme again paints over what the app has set since`() throws {
    final class Overwriting: UITabBarController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tabBar.standardAppearance.backgroundColor = .green
        tabBar.standardAppearance = UITabBarAppearance(barAppearance: tabBar.standardAppearance)
      }
    }
    let store = TabBarThemeStore()
    let controller = Overwriting()
    store.attach(controller)
    store.select(red)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.tabBar.standardAppearance.backgroundColor == .green)
    store.select(red)
    #expect(controller.tabBar.standardAppearance.backgroundColor == .red)
  }
}

/// A controller that calls a closure once, after its traits have changed.
private final class CallingController: UITabBarController {
  let callingBar = CallingBar()
  var onTraits: (() -> Void)?

  override var tabBar: UITabBar { callingBar }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let call = onTraits
    onTraits = nil
    call?()
  }
}

/// A bar that calls a closure when a property is set, and not for changes by that closure.
private final class CallingBar: UITabBar {
  enum Property: CaseIterable { case standard, scrollEdge, tint }

  var onAssignment: ((Property) -> Void)?
  private var isCalling = false

  override var standardAppearance: UITabBarAppearance { didSet { call(.standard) } }
  override var scrollEdgeAppearance: UITabBarAppearance? { didSet { call(.scrollEdge) } }
  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tintColor: UIColor! { didSet { call(.tint) } }

  private func call(_ property: Property) {
    guard !isCalling else { return }
    isCalling = true
    onAssignment?(property)
    isCalling = false
  }
}
