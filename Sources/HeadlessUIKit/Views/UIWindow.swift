public import Foundation
package import TabDevices

/// The root of a tree of views, which shows the view of its root controller.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The device whose screen the window fills.
  package var device: DeviceScreen?

  /// The view that has the keyboard focus.
  weak var focusedView: UIView?

  let touchesOnScreen = TouchesOnScreen()
  private let gestures = GestureArena()

  /// Creates a window, which is hidden until the app shows it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Returns nil: archives aren't modelled, but subclasses must implement the initializer.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }

  /// Delivers the touches of an event to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) {
    let touches = event.touches(for: self) ?? []
    gestures.receive(event, touches: touches.filter { $0.phase != .stationary })
  }

  // MARK: - The device

  /// The safe area insets of the simulated device's screen, in points.
  package var deviceSafeAreaInsets = UIEdgeInsets.zero {
    didSet { updateSafeArea() }
  }

  /// The traits of the simulated device, which the window and its descendants inherit.
  package var deviceTraits: UITraitCollection {
    get { inheritedTraits }
    set {
      inheritedTraits = newValue
      updateTraits()
    }
  }

  // MARK: - Content

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue { dismissContent(of: oldValue) }
      if !isHidden { presentContent() }
    }
  }

  /// Whether the window was the last one made key.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  open func makeKey() {
    UIApplication.shared.makeKey(self)
  }

  /// The style and visibility of the status bar, as the controllers returned them last.
  var statusBar = (style: UIStatusBarStyle.default, isHidden: false)
  private lazy var storedScene = UIWindowScene(window: self)
  private lazy var storedScreen = UIScreen(window: self)

  open var windowScene: UIWindowScene? { storedScene }
  open var screen: UIScreen { storedScreen }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  override func visibilityDidChange() {
    UIApplication.shared.visibilityDidChange(of: self)
    if isHidden {
      if let rootViewController { dismissContent(of: rootViewController) }
    } else {
      presentContent()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for controller in shownControllers where controller.viewIfLoaded?.superview === self {
      controller.viewIfLoaded?.place(at: bounds)
    }
  }

  /// Shows the root controller's view, with all of its appearance callbacks at once.
  private func presentContent() {
    guard let controller = rootViewController else { return }
    controller.isInContainerTransition = true
    defer { controller.isInContainerTransition = false }
    controller.willAppear(animated: false)
    let view: UIView = controller.view
    view.place(at: bounds)
    addSubview(view)
    controller.isAppearing(animated: false)
    layoutIfNeeded()
    controller.didAppear(animated: false)
  }

  private func dismissContent(of controller: UIViewController) {
    controller.isInContainerTransition = true
    defer { controller.isInContainerTransition = false }
    controller.willDisappear(animated: false)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.didDisappear(animated: false)
  }
}
