#if !canImport(UIKit)
import Foundation
import HeadlessUIKit
import Observation
import TabAppearance
import TabTestSupport
import Testing

/// Tests of random uses of a store inside of each other: after the outermost call, each attached
/// window and controller has the store's theme and style.
@MainActor
struct RandomStoreTests {
  @Test(arguments: [UInt64](1...10))
  func `windows and controllers have what the store has, whatever observers do meanwhile`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<rounds(10) {
      let app = StoreApp(random)
      for _ in 0..<Int.random(in: 3...12, using: &app.random) {
        app.step()
        let problems = app.problems
        #expect(problems == [], "seed \(seed), round \(round): \(app.log)")
        if !problems.isEmpty { return }
      }
      random = app.random
    }
  }
}

/// An app whose observers and callbacks use the store while it changes.
@MainActor
private final class StoreApp {
  var random: SeededGenerator
  private(set) var log: [String] = []
  private let store = TabBarThemeStore(
    catalog: TabBarThemeCatalog(.themes(["A", "B", "C"].map { TabBarTheme(name: $0) }))
  )
  private var controllers: [StoreAppController] = []
  private var windows: [UIWindow] = []
  private var attachedControllers: Set<Int> = []
  private var attachedWindows: Set<Int> = []

  /// The number of uses inside of the running one, which is limited, so that each ends.
  private var depth = 0
  private var uses = 0

  init(_ random: SeededGenerator) {
    self.random = random
    for _ in 0..<3 {
      let (controller, window) = (StoreAppController(), UIWindow(frame: .zero))
      controller.viewControllers = [UIViewController()]
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controllers.append(controller)
      windows.append(window)
    }
  }

  func step() {
    uses = 0
    observe()
    for controller in controllers {
      let isCalling = Int.random(in: 0..<3, using: &random) == 0
      controller.onTraits = isCalling ? { [weak self] in self?.use() } : nil
    }
    use()
    for controller in controllers { controller.onTraits = nil }
  }

  private func observe() {
    guard #available(iOS 17, macOS 14, *), Bool.random(using: &random) else { return }
    withObservationTracking {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: _ = store.style
      case 1: _ = store.theme
      case 2: _ = store.catalog
      default: _ = (store.style, store.theme, store.diagnostics)
      }
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.use()
        self?.observe()
      }
    }
  }

  /// Uses the store in one way, of which some call this method again.
  private func use() {
    guard depth < 4, uses < 12 else { return }
    (depth, uses) = (depth + 1, uses + 1)
    defer { depth -= 1 }
    let index = Int.random(in: controllers.indices, using: &random)
    let animated = Bool.random(using: &random)
    log.append(String(repeating: ">", count: depth - 1))
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      let name = ["A", "B", "C"].randomElement(using: &random) ?? "A"
      log.append("select \(name)")
      try? store.select(name, animated: animated)
    case 2:
      log.append("select a value")
      store.select(TabBarTheme(name: "Value \(uses)"), animated: animated)
    case 3, 4:
      let style = ([nil] + TabBarTheme.Style.allCases).randomElement(using: &random) ?? nil
      log.append("style \(style.map { "\($0)" } ?? "nil")")
      store.setStyle(style, animated: animated)
    case 5:
      log.append("attach controller \(index)")
      attachedControllers.insert(index)
      store.attach(controllers[index])
    case 6:
      log.append("detach controller \(index)")
      attachedControllers.remove(index)
      store.detach(controllers[index])
    case 7:
      let attaches = Bool.random(using: &random)
      log.append("\(attaches ? "attach" : "detach") window \(index)")
      if attaches {
        attachedWindows.insert(index)
        store.attach(windows[index])
      } else {
        attachedWindows.remove(index)
        store.detach(windows[index])
      }
    default:
      log.append("reload")
      store.reload(animated: animated)
    }
  }

  /// The windows and controllers that differ from the store.
  var problems: [String] {
    var problems: [String] = []
    let style = store.style?.userInterfaceStyle ?? .unspecified
    for (index, controller) in controllers.enumerated() {
      let hasWindow = attachedWindows.contains(index)
      let window = windows[index].overrideUserInterfaceStyle
      if window != (hasWindow ? style : .unspecified) {
        problems.append("window \(index) has style \(window)")
      }
      let isAttached = attachedControllers.contains(index)
      let own = controller.overrideUserInterfaceStyle
      if own != (isAttached && !hasWindow ? style : .unspecified) {
        problems.append("controller \(index) has style \(own)")
      }
      if isAttached, controller.tabBarTheme != store.theme {
        problems.append("controller \(index) has \(controller.tabBarTheme?.name ?? "no theme")")
      }
    }
    return problems
  }
}

/// A controller that calls a closure once, after its traits have changed.
private final class StoreAppController: UITabBarController {
  var onTraits: (() -> Void)?

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let call = onTraits
    onTraits = nil
    call?()
  }
}
#endif
