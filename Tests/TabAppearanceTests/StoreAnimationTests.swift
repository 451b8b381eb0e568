#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance
import Testing

/// Tests of dissolving into another theme; Reduce Motion can be set only on a simulated system.
@MainActor
struct StoreAnimationTests {
  let red = TabBarTheme(name: "Red", bar: .init(backgroundColor: "#FF0000"))

  @Test(arguments: [(false, 0.3), (true, 0)])
  func `a switch dissolves, unless motion is reduced`(reducesMotion: Bool, duration: Double) {
    SimulatedSystem.withCurrent(SimulatedSystem(reducesMotion: reducesMotion)) {
      let (store, controller, window) = makeStore()
      store.select(red, animated: true)
      #expect(controller.recordedDurations == [duration])
      store.select(TabBarTheme(name: "None"))
      #expect(controller.recordedDurations == [duration, 0])
      store.setStyle(.dark, animated: true)
      #expect(controller.overrideUserInterfaceStyle == .dark)
      #expect(controller.recordedDurations == [duration, 0, duration])
      #expect(window.overrideUserInterfaceStyle == .unspecified)
    }
  }

  @Test func `a window dissolves with all that is in it`() {
    let (store, controller, window) = makeStore()
    let other = RecordingController()
    store.attach(other)
    store.attach(window)
    controller.recordedDurations = []
    other.recordedDurations = []
    store.setStyle(.dark, animated: true)
    #expect(window.overrideUserInterfaceStyle == .dark)
    #expect(controller.recordedDurations == [0.3])
    #expect(other.recordedDurations == [0], "it can't be seen")
  }

  @Test func `a finder dissolves into another theme, and sets no theme twice`() {
    let (store, controller, window) = makeStore()
    store.detach(controller)
    controller.removeTabBarTheme()
    let (host, finder) = (UIViewController(), TabBarControllerFinder())
    window.rootViewController = host
    for child in [controller, finder] {
      host.addChild(child)
      host.view.addSubview(child.view)
      child.didMove(toParent: host)
    }
    controller.recordedDurations = []
    func durations(to theme: TabBarTheme?, animated: Bool) -> [Double] {
      controller.recordedDurations = []
      finder.update(to: theme.map { .theme($0, style: nil, assets: nil) }, animated: animated)
      return controller.recordedDurations
    }
    #expect(durations(to: red, animated: false) == [0])
    #expect(durations(to: TabBarTheme(name: "None"), animated: true) == [0.3])
    #expect(durations(to: TabBarTheme(name: "None"), animated: true) == [])
    #expect(durations(to: nil, animated: true) == [0.3])
  }

  private func makeStore() -> (TabBarThemeStore, RecordingController, UIWindow) {
    let store = TabBarThemeStore()
    let controller = RecordingController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    store.attach(controller)
    controller.recordedDurations = []
    return (store, controller, window)
  }
}

/// A controller that records the durations of the animations in which its bar gets an appearance.
private final class RecordingController: UITabBarController {
  var recordedDurations: [Double] = []
  private lazy var recordingBar = RecordingBar { [weak self] in
    self?.recordedDurations.append(UIView.inheritedAnimationDuration)
  }

  override var tabBar: UITabBar { recordingBar }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(recordingBar)
  }
}

private final class RecordingBar: UITabBar {
  private let onAssignment: () -> Void

  init(onAssignment: @escaping () -> Void) {
    self.onAssignment = onAssignment
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var standardAppearance: UITabBarAppearance { didSet { onAssignment() } }
}
#endif
