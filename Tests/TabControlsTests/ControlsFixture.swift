import HeadlessUIKit
import TabAppearance
import TabDevices
import Testing

@testable import TabControls

/// A system, a kind of device and a layout direction with which a test runs.
struct ControlsPlace: Hashable, Sendable, CustomTestStringConvertible {
  var os = 18
  var idiom = UIUserInterfaceIdiom.phone
  var direction = UITraitEnvironmentLayoutDirection.leftToRight

  /// The combinations of a classic and a glass look, iPhone and iPad, and both directions.
  static let all: [ControlsPlace] = [17, 26].flatMap { os in
    [UIUserInterfaceIdiom.phone, .pad].flatMap { idiom in
      [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].map {
        ControlsPlace(os: os, idiom: idiom, direction: $0)
      }
    }
  }

  /// The combinations in which the system's bar is at the bottom.
  static let bottom = all.filter { $0.idiom == .phone || $0.os < 18 }

  var testDescription: String {
    "iOS \(os), \(idiom == .pad ? "iPad" : "iPhone"), "
      + (direction == .rightToLeft ? "right to left" : "left to right")
  }

  /// Runs a test on the system, with a clock.
  ///
  /// - Parameters:
  ///   - behaviors: Unverified behaviors in addition to those of the process.
  ///   - absent: Unverified behaviors without which the test has no subject.
  ///   - test: The test.
  /// - Returns: The result of the test.
  @MainActor
  func run<Result>(
    with behaviors: SimulatedSystem.UnverifiedBehaviors = [],
    without absent: SimulatedSystem.UnverifiedBehaviors = [],
    _ test: () throws -> Result
  ) rethrows -> Result {
    let system = SimulatedSystem(
      osVersion: .init(os),
      idiom: idiom,
      unverifiedBehaviors: .ofProcess.union(behaviors).subtracting(absent)
    )
    return try SimulatedSystem.withCurrent(system) { try SimulatedClock().run(test) }
  }
}

/// A themed tab bar controller on the screen of a device, with its controls.
@MainActor
struct ControlsFixture {
  let window: UIWindow
  let controller: ThemedTabBarController
  var controls: TabBarControls { controller.tabBarControls }

  /// Creates a controller on the simulated system of the running test; without a name, the device
  /// is an iPhone 16 or an iPad.
  init(
    _ titles: [String] = ["Home", "Search", "Cart", "Inbox", "Me"],
    on device: String? = nil,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    let idiom = SimulatedSystem.current.idiom
    let name = device ?? (idiom == .pad ? "iPad" : "iPhone 16")
    window = UIWindow.simulated(
      device: DeviceScreen.all.first { $0.name == name } ?? DeviceScreen.all[0],
      layoutDirection: direction
    )
    controller = ThemedTabBarController()
    controller.viewControllers = titles.map { title in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return child
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    layOut()
  }

  func layOut() {
    window.layoutIfNeeded()
  }

  /// Returns the height that bars take from the safe area of a child, in whole points, without the
  /// home indicator's.
  func roomOfBars(in child: UIViewController?) -> CGFloat? {
    child?.viewIfLoaded.map { view in
      (view.safeAreaInsets.bottom - controller.view.safeAreaInsets.bottom).rounded()
    }
  }

  /// Taps the center of the item at a position in the visible bar; the item may be that of More.
  func tap(_ position: Int) {
    guard let frame = controls.tappableFrame(at: position, in: window) else { return }
    window.simulateTap(at: CGPoint(x: frame.midX, y: frame.midY))
    layOut()
  }
}

extension TabBarControls {
  /// Returns the frame of an item on the screen, also where `frame(in:)` returns none.
  func tappableFrame(at position: Int, in window: UIWindow) -> CGRect? {
    let frames =
      itemFrames(in: window)?.frames
      ?? (barPart == nil
        ? controller?.tabBar.items?.map { $0.shownFrame(in: window) ?? .null } : nil) ?? []
    guard frames.indices.contains(position), !frames[position].isNull else { return nil }
    return frames[position]
  }
}
