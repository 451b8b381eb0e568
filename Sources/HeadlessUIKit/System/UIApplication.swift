public import Foundation
import TabDevices

/// The app, with its windows.
///
/// Every window of the stand-in fills a device, and therefore has a separate scene and screen.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private static let theOnly = UIApplication()
  private var visibleWindows: [WeakReference<UIWindow>] = []
  private weak var storedKeyWindow: UIWindow?

  open class var shared: UIApplication { theOnly }

  /// The windows that aren't hidden, in the order in which they became visible.
  open var windows: [UIWindow] { visibleWindows.compactMap(\.object) }

  /// The window that became key last; nil if it was deallocated.
  open var keyWindow: UIWindow? { storedKeyWindow }

  /// The scenes of the windows that aren't hidden.
  open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }

  /// The layout direction of the key window.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    keyWindow?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// The text size that the user prefers, from the traits of the key window.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    (keyWindow?.traitCollection ?? .ofSimulatedSystem).preferredContentSizeCategory
  }

  func makeKey(_ window: UIWindow) {
    storedKeyWindow = window
  }

  func visibilityDidChange(of window: UIWindow) {
    visibleWindows.removeAll { $0.object === window || $0.object == nil }
    if !window.isHidden { visibleWindows.append(WeakReference(window)) }
  }
}

/// A part of the app's interface that the system shows.
@preconcurrency @MainActor open class UIScene: UIResponder {}

/// A scene with one window, which fills a device.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private weak var window: UIWindow?
  private let storedStatusBarManager: UIStatusBarManager

  init(window: UIWindow) {
    self.window = window
    storedStatusBarManager = UIStatusBarManager(window: window)
    super.init()
  }

  open var windows: [UIWindow] { window.map { [$0] } ?? [] }
  open var keyWindow: UIWindow? { window.flatMap { $0.isKeyWindow ? $0 : nil } }
  open var screen: UIScreen { window?.screen ?? .main }
  open var statusBarManager: UIStatusBarManager? { storedStatusBarManager }
  open var traitCollection: UITraitCollection { screen.traitCollection }

  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
}

/// The screen that a window fills.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  private static let usual = UIScreen(window: nil)
  private weak var window: UIWindow?

  init(window: UIWindow?) {
    self.window = window
    super.init()
  }

  /// The screen of the key window; without a key window, that of the default device in portrait.
  open class var main: UIScreen { UIApplication.shared.keyWindow?.screen ?? usual }

  /// The size in the current orientation, in points.
  open var bounds: CGRect {
    let device = DeviceScreen.usual(for: traitCollection.userInterfaceIdiom)
    return CGRect(origin: .zero, size: window?.bounds.size ?? device.posture(in: .portrait).size)
  }

  /// The size in portrait, in pixels.
  open var nativeBounds: CGRect {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return CGRect(x: 0, y: 0, width: short * nativeScale, height: long * nativeScale)
  }

  /// The number of pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }
  open var nativeScale: CGFloat { scale }

  open var traitCollection: UITraitCollection { window?.deviceTraits ?? .ofSimulatedSystem }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
