public import Foundation

/// The current state of a scene's status bar, which isn't drawn.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var window: UIWindow?

  init(window: UIWindow) {
    self.window = window
    super.init()
  }

  /// The style that the view controllers preferred at the last update.
  open var statusBarStyle: UIStatusBarStyle { window?.statusBar.style ?? .default }

  /// Whether the view controllers preferred a hidden status bar at the last update.
  open var isStatusBarHidden: Bool { window?.statusBar.isHidden ?? false }
}

/// The color of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, according to the style of the interface.
  case `default` = 0

  /// Light, for a dark background.
  case lightContent = 1

  /// Dark, for a light background.
  case darkContent = 3
}

extension UIWindow {
  /// Updates the status bar from the preferences of the controllers, as UIKit does after a transition and at
  /// `setNeedsStatusBarAppearanceUpdate()`.
  func updateStatusBar() {
    // As documented, only a controller that covers the screen decides.
    guard var style = shownControllers.last(where: { $0.decidesOnStatusBar }) else { return }
    var hidden = style
    while let child = style.childForStatusBarStyle { style = child }
    while let child = hidden.childForStatusBarHidden { hidden = child }
    statusBar = (style.preferredStatusBarStyle, hidden.prefersStatusBarHidden)
  }
}

extension UIViewController {
  fileprivate var decidesOnStatusBar: Bool {
    presentingViewController == nil || modalPresentationStyle == .fullScreen
  }
}
