#if canImport(UIKit)
import Foundation
import TabAppearance

/// An app that shows one screen, of which pictures are taken from the simulator's screen: glass and
/// materials are only there.
///
/// The screen's name follows `--screen` among the launch arguments. A line that begins with "ready"
/// is printed two seconds after the bar is shown, when its animations have ended.
public enum ScreenApp {
  /// Runs the app, and doesn't return.
  @MainActor
  public static func run() {
    _ = UIApplicationMain(
      CommandLine.argc,
      CommandLine.unsafeArgv,
      nil,
      NSStringFromClass(ScreenAppDelegate.self)
    )
  }

  /// The screen that the launch arguments name; nil if there is none of this name.
  @MainActor
  fileprivate static var screen: ParityScreen? {
    let name = CommandLine.arguments.drop { $0 != "--screen" }.dropFirst().first
    return ParityScreen.all.first { $0.name == name }
  }

  /// Prints a line without a buffer, since a script waits for it.
  fileprivate static func print(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}

final class ScreenAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = ScreenSceneDelegate.self
    return configuration
  }
}

final class ScreenSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    guard let screen = ScreenApp.screen else {
      ScreenApp.print("there is no screen of this name; screens.txt lists the names")
      exit(64)
    }
    let controller = screen.controller
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    Task {
      // Glass adapts to the content behind it during the first moments.
      try? await Task.sleep(nanoseconds: 2_000_000_000)
      let running = TabBarEnvironment.current
      let frame = controller.view.convert(controller.tabBar.bounds, from: controller.tabBar)
      ScreenApp.print(
        """
        ready: \(screen.name), iOS \(running.os), \(running.look.rawValue), \
        bar at y \(Double(frame.minY).word), \(Double(frame.height).word) high
        """
      )
    }
  }
}
#endif
