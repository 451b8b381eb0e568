public import Foundation

/// What the status bar of a scene has at present; it isn't drawn.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var window: UIWindow?

  init(window: UIWindow) {
    self.window = window
    super.init()
  }

  /// The style that the controllers asked for when they were asked last.
  open var statusBarStyle: UIStatusBarStyle { window?.statusBar.style ?? .default }

  /// Whether the controllers asked for no status bar when they were asked last.
  open var isStatusBarHidden: Bool { window?.statusBar.isHidden ?? false }
}

/// The color of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the style of the interface.
  case `default` = 0

  /// Light, for a dark background.
  case lightContent = 1

  /// Dark, for a light background.
  case darkContent = 3
}

extension UIWindow {
  /// Asks the controllers about the status bar, as UIKit does after a transition and where one calls
  /// `setNeedsStatusBarAppearanceUpdate()`.
  func updateStatusBar() {
    // Only what covers the screen decides, as documented.
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
