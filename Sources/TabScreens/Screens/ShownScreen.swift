package import TabAppearance
import TabUIKit

/// A controller on the screen of a device.
@MainActor
package struct ShownScreen {
  package var configuration: TabSnapshotConfiguration
  package let window: UIWindow

  /// The controller that fills the screen.
  package let controller: UIViewController

  /// Shows a subject, lays it out, and removes it again.
  ///
  /// - Parameters:
  ///   - subject: The subject to show.
  ///   - configuration: The device and traits.
  ///   - isDevice: Whether the device's status bar is shown too, so that rows behind a bar begin
  ///     below it.
  ///   - body: Reads the screen, and the tab bar on it if there is one.
  /// - Returns: The result of the body.
  /// - Throws: ``TabSnapshotError`` for a subject that can't be shown, and the error of the body.
  package static func with<Result>(
    _ subject: some TabSnapshotSubject,
    on configuration: TabSnapshotConfiguration,
    asDevice isDevice: Bool = false,
    body: (ShownScreen, ShownBar?) throws -> Result
  ) throws -> Result {
    if let screen = subject as? any ScreenSubject {
      return try screen.shown.asItIs(on: configuration) { try body($0.screen, $0) }
    }
    return try withNew(showing: subject, on: configuration) { screen in
      guard let bar = screen.bar else {
        try configuration.checkNeedsNoBar(of: screen.controller)
        return try body(screen, nil)
      }
      let top = isDevice ? configuration.device.safeAreaInsets(configuration.orientation).top : 0
      return try bar.withContent(of: subject, from: top, areRowsWhole: isDevice) {
        try body($0.screen, $0)
      }
    }
  }

  /// Shows a subject without content behind its bar, and removes it again.
  static func withNew<Result>(
    showing subject: some TabSnapshotSubject,
    on configuration: TabSnapshotConfiguration,
    _ body: (ShownScreen) throws -> Result
  ) throws -> Result {
    try configuration.withSystem {
      let controller = subject.tabSnapshotController(on: configuration)
      let window = configuration.window(showing: controller)
      defer { window.rootViewController = nil }
      try window.checkLayout()
      return try body(
        ShownScreen(configuration: configuration, window: window, controller: controller)
      )
    }
  }

  /// The tab bar on the screen, or `nil` if there is none.
  var bar: ShownBar? { controller.shownTabBar.map { ShownBar(screen: self, bar: $0) } }
}

extension TabSnapshotConfiguration {
  /// Throws if the configuration has settings that require a tab bar.
  @MainActor
  fileprivate func checkNeedsNoBar(of controller: UIViewController) throws {
    if backdrop != nil || edge != nil { throw TabSnapshotError(noTabBarIn: controller) }
  }
}

extension TabSnapshotError {
  /// Creates the error for a controller without a tab bar.
  @MainActor
  package init(noTabBarIn controller: UIViewController) {
    self.init(
      "\(type(of: controller)) shows no tab bar",
      fix: "take a snapshot of a controller that has a UITabBar in its view"
    )
  }
}

extension UIViewController {
  /// The tab bar of the controller, or the first one in its view.
  fileprivate var shownTabBar: UITabBar? {
    (self as? UITabBarController)?.tabBar ?? viewIfLoaded?.firstTabBar
  }
}

extension UIView {
  fileprivate var firstTabBar: UITabBar? {
    if let bar = self as? UITabBar { return bar }
    return subviews.lazy.compactMap(\.firstTabBar).first
  }
}
