#if !canImport(UIKit)
import Foundation
import HeadlessUIKit
import TabAppearance
import TabTestSupport
import Testing

/// Tests of random sequences of changes by apps, stores and themes: after all themes are removed,
/// each property has the value that the app set last.
@MainActor
struct RandomThemingTests {
  /// The systems, with UIKit's measured behavior, and with unverified behaviors in addition.
  nonisolated static let systems: [SimulatedSystem] =
    [(17, 0), (18, 0), (26, 0), (26, 1)].flatMap { os, minor in
      [[], SimulatedSystem.UnverifiedBehaviors(names: "all")].map {
        SimulatedSystem(osVersion: .init(os, minor), unverifiedBehaviors: $0)
      }
    }

  @Test(arguments: systems, [UInt64](1...5))
  func `after random sequences each property has the value that the app has set last`(
    system: SimulatedSystem,
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let clock = SimulatedClock()
    SimulatedSystem.withCurrent(system) {
      for round in 0..<rounds(3) {
        let app = clock.run { RandomApp(usesTabs: system.osVersion.major >= 18, random) }
        var log: [String] = []
        for _ in 0..<Int.random(in: 3...14, using: &random) {
          log.append(clock.run { app.step() })
          clock.advance(by: Bool.random(using: &random) ? 0 : 0.25)
        }
        clock.run { app.takeEverythingOff() }
        clock.advance(by: 0)
        random = app.random
        let problems = app.problems
        #expect(problems == [], "seed \(seed), round \(round): \(log)")
      }
    }
  }
}

/// An app with two tab bar controllers, each in a window, and a store.
@MainActor
private final class RandomApp {
  var random: SeededGenerator
  private let usesTabs: Bool
  private let store = TabBarThemeStore()
  private var controllers: [UITabBarController] = []
  private var windows: [UIWindow] = []
  private var handles: [AppliedTabBarTheme] = []

  /// All tabs of each controller, including those that it doesn't have at present.
  private var allTabs: [[AnyObject]] = []

  /// The values that the app has set last, by object and property.
  private var expected: [ObjectIdentifier: [String: AnyHashable]] = [:]

  /// The items that the app has changed, retained so that no later item has the identity of one of
  /// them.
  private var changedItems: [UITabBarItem] = []

  /// The number of values that the app has set, which makes each value unique.
  private var count = 0

  init(usesTabs: Bool, _ random: SeededGenerator) {
    self.usesTabs = usesTabs
    self.random = random
    for _ in 0..<2 {
      let controller = UITabBarController()
      var tabs: [AnyObject] = []
      for index in 0..<4 {
        let image = UIImage(systemName: "star")
        if usesTabs {
          tabs.append(
            UITab(title: "\(index)", image: image, identifier: "\(index)") { _ in
              UIViewController()
            }
          )
        } else {
          let child = UIViewController()
          child.tabBarItem = UITabBarItem(title: "\(index)", image: image, tag: index)
          tabs.append(child)
        }
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      controllers.append(controller)
      windows.append(window)
      allTabs.append(tabs)
      set(tabs, of: controller)
    }
  }

  private func set(_ tabs: [AnyObject], of controller: UITabBarController) {
    if usesTabs {
      controller.tabs = tabs.compactMap { $0 as? UITab }
    } else {
      controller.viewControllers = tabs.compactMap { $0 as? UIViewController }
    }
  }

  // MARK: - Properties

  /// A property that themes and the app set.
  @MainActor
  private struct Property<Object: NSObject> {
    let name: String
    /// Sets a value made of a number, and returns it.
    let change: @MainActor (Object, Int) -> AnyHashable
    let value: @MainActor (Object) -> AnyHashable

    init<Value: Hashable>(
      _ name: String,
      _ path: ReferenceWritableKeyPath<Object, Value>,
      _ make: @escaping @MainActor (Int) -> Value
    ) {
      self.name = name
      change = { object, number in
        let value = make(number)
        object[keyPath: path] = value
        return AnyHashable(value)
      }
      value = { AnyHashable($0[keyPath: path]) }
    }
  }

  private static func color(_ number: Int) -> UIColor {
    UIColor(white: CGFloat(number) / 1_000, alpha: 0.5)
  }

  private static func image(_ number: Int) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10 + number, height: 7)).image { _ in }
  }

  private static func appearance(_ number: Int) -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = color(number)
    return appearance
  }

  private static let bar: [Property<UITabBar>] = [
    Property("standard", \.standardAppearance, appearance),
    Property("scrollEdge", \.scrollEdgeAppearance, appearance),
    Property("tint", \.tintColor, color),
    Property("unselected", \.unselectedItemTintColor, color),
  ]

  private static let item: [Property<UITabBarItem>] = [
    Property("selectedImage", \.selectedImage, image),
    Property("landscape", \.landscapeImagePhone, image),
    Property("large", \.largeContentSizeImage, image),
    Property("insets", \.imageInsets.top) { CGFloat($0) + 0.125 },
    Property("moved", \.titlePositionAdjustment.vertical) { CGFloat($0) + 0.125 },
    Property("badgeColor", \.badgeColor, color),
    Property("standard", \.standardAppearance, appearance),
    Property("scrollEdge", \.scrollEdgeAppearance, appearance),
  ]

  private static let itemContent: [Property<UITabBarItem>] = [
    Property("image", \.image, image),
    Property("badge", \.badgeValue) { "app \($0)" },
  ]

  private static let tab: [Property<UITab>] = [
    Property("image", \.image, image),
    Property("badge", \.badgeValue) { "app \($0)" },
  ]

  private func change<Object: NSObject>(
    _ properties: [Property<Object>],
    of object: Object
  ) -> String {
    let property = properties[Int.random(in: properties.indices, using: &random)]
    count += 1
    let value = property.change(object, count)
    expected[ObjectIdentifier(object), default: [:]][property.name] = value
    return "\(property.name) \(count)"
  }

  private func problems<Object: NSObject>(
    _ properties: [Property<Object>],
    of object: Object,
    untouched: Object,
    _ name: String
  ) -> [String] {
    properties.compactMap { property in
      let wanted =
        expected[ObjectIdentifier(object)]?[property.name] ?? property.value(untouched)
      let found = property.value(object)
      return found == wanted ? nil : "\(property.name) of \(name): \(found), not \(wanted)"
    }
  }

  // MARK: - Steps

  func step() -> String {
    let index = Int.random(in: 0..<2, using: &random)
    let (controller, window) = (controllers[index], windows[index])
    let style = TabBarTheme.Style.allCases.randomElement(using: &random)
    switch Int.random(in: 0..<17, using: &random) {
    case 0...2:
      var theme = TabBarTheme.random(using: &random)
      theme.strategies.unselectedColors = Bool.random(using: &random) ? .value(.bakeImages) : nil
      let style = Bool.random(using: &random) ? style : nil
      handles.append(controller.applyTheme(theme, style: style))
      return "theme \(index) \(style.map { "\($0)" } ?? "")"
    case 3:
      return "revert \(handles.randomElement(using: &random)?.revert() ?? false)"
    case 4:
      controller.removeTabBarTheme()
      return "remove \(index)"
    case 5:
      store.attach(controller)
      return "attach \(index)"
    case 6:
      store.detach(controller)
      return "detach \(index)"
    case 7:
      if Bool.random(using: &random) {
        store.attach(window)
      } else {
        store.detach(window)
      }
      return "window of store \(index)"
    case 8:
      store.select(TabBarTheme.random(using: &random))
      return "select"
    case 9:
      store.style = Bool.random(using: &random) ? style : nil
      return "style \(store.style.map { "\($0)" } ?? "nil")"
    case 10:
      window.rootViewController = window.rootViewController == nil ? controller : nil
      if window.rootViewController != nil { window.makeKeyAndVisible() }
      window.layoutIfNeeded()
      return "window \(index) \(window.rootViewController != nil)"
    case 11:
      let tabs = allTabs[index].shuffled(using: &random)
      set(Array(tabs.prefix(Int.random(in: 2...4, using: &random))), of: controller)
      if Bool.random(using: &random) { controller.layoutThemedTabBar() }
      return "tabs \(index)"
    case 12:
      controller.loadViewIfNeeded()
      controller.layoutThemedTabBar()
      return "layout \(index)"
    case 13: return changeStyle(of: controller) + changeStyle(of: window)
    case 14: return change(Self.bar, of: controller.tabBar) + " of bar \(index)"
    default: return changeItem(of: controller) + " in \(index)"
    }
  }

  private func changeItem(of controller: UITabBarController) -> String {
    guard let item = controller.tabBar.items?.randomElement(using: &random) else { return "" }
    changedItems.append(item)
    guard Bool.random(using: &random) else { return change(Self.item, of: item) }
    guard usesTabs else { return change(Self.itemContent, of: item) }
    guard let tab = controller.tabs.first(where: { $0.title == item.title }) else { return "" }
    let step = change(Self.tab, of: tab)
    let behaviors = SimulatedSystem.current.unverifiedBehaviors
    if step.hasPrefix("image") && behaviors.contains(.refillsItems)
      || behaviors.contains(.refillsLater)
    {
      expected[ObjectIdentifier(item)]?["selectedImage"] = nil
    }
    return step
  }

  /// Sets a style other than the current one and those of store and theme, from which it couldn't
  /// be distinguished.
  private func changeStyle(of object: NSObject) -> String {
    let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
    func set<Object: NSObject>(
      _ object: Object,
      _ path: ReferenceWritableKeyPath<Object, UIUserInterfaceStyle>
    ) {
      let taken = [object[keyPath: path], store.style?.userInterfaceStyle]
      guard let style = styles.first(where: { !taken.contains($0) }) else { return }
      object[keyPath: path] = style
      expected[ObjectIdentifier(object), default: [:]]["style"] = AnyHashable(style)
    }
    if let window = object as? UIWindow { set(window, \.overrideUserInterfaceStyle) }
    if let controller = object as? UITabBarController {
      set(controller, \.overrideUserInterfaceStyle)
      controller.applyTheme(TabBarTheme(name: "Noted")).revert()
    }
    return "app's style "
  }

  // MARK: - The end

  func takeEverythingOff() {
    for (index, controller) in controllers.enumerated() {
      set(allTabs[index], of: controller)
      controller.loadViewIfNeeded()
      if Bool.random(using: &random) { controller.layoutThemedTabBar() }
      store.detach(controller)
      store.detach(windows[index])
      controller.removeTabBarTheme()
      controller.layoutThemedTabBar()
    }
  }

  /// The properties that don't have the app's value.
  var problems: [String] {
    let untouched = UITabBarItem(title: "", image: UIImage(systemName: "star"), tag: 0)
    let untouchedTab = UITab(title: "", image: untouched.image, identifier: "")
    let appImages = expected.values.compactMap { $0["selectedImage"] }
    var problems: [String] = []
    for (index, controller) in controllers.enumerated() {
      problems += self.problems(
        Self.bar,
        of: controller.tabBar,
        untouched: UITabBar(),
        "bar \(index)"
      )
      let styles: [(NSObject, UIUserInterfaceStyle, String)] = [
        (controller, controller.overrideUserInterfaceStyle, "controller"),
        (windows[index], windows[index].overrideUserInterfaceStyle, "window"),
      ]
      for (object, style, name) in styles {
        let wanted =
          expected[ObjectIdentifier(object)]?["style"]
          ?? AnyHashable(UIUserInterfaceStyle.unspecified)
        if wanted != AnyHashable(style) { problems.append("style of \(name) \(index): \(style)") }
      }
      for (place, item) in (controller.tabBar.items ?? []).enumerated() {
        let name = "item \(place) of \(index)"
        let plain = UITabBarItem(title: "", image: item.image, tag: 0)
        // Where UIKit makes new items, a new one may have the image that the app set on the one before.
        if usesTabs, expected[ObjectIdentifier(item)]?["selectedImage"] == nil,
          let image = item.selectedImage, appImages.contains(AnyHashable(Optional(image)))
        {
          plain.selectedImage = image
        }
        problems += self.problems(Self.item, of: item, untouched: plain, name)
        if !usesTabs {
          problems += self.problems(Self.itemContent, of: item, untouched: untouched, name)
        }
      }
      for tab in controller.tabs {
        let name = "tab \(tab.identifier) of \(index)"
        problems += self.problems(Self.tab, of: tab, untouched: untouchedTab, name)
      }
    }
    return problems
  }
}
#endif
