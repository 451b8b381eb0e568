public import TabUIKit

extension TabBarThemeStore {
  /// Gives a controller's bar the theme, now and whenever it changes, as long as the controller
  /// lives.
  ///
  /// Attached before it is on screen, it is never seen without. Unless a window is attached, it has
  /// the style, too. Attaching a controller twice does nothing.
  ///
  /// - Parameter controller: The controller; the store doesn't keep it.
  public func attach(_ controller: UITabBarController) {
    guard !attachedControllers.contains(where: { $0.object === controller }) else { return }
    attachedControllers.removeAll { $0.object == nil }
    attachedControllers.append(
      Attached(controller, styleBefore: controller.overrideUserInterfaceStyle)
    )
    apply(to: controller, restyles: false)
  }

  /// Gives a window, and so all of a scene, the style, now and whenever it changes.
  ///
  /// With a window attached, controllers have no style of the store's own.
  ///
  /// - Parameter window: The window; the store doesn't keep it.
  public func attach(_ window: UIWindow) {
    guard !attachedWindows.contains(where: { $0.object === window }) else { return }
    attachedWindows.removeAll { $0.object == nil }
    attachedWindows.append(Attached(window, styleBefore: window.overrideUserInterfaceStyle))
    if attachedWindows.count == 1 {
      // From here on the windows have the style.
      for entry in attachedControllers {
        entry.object.map { ThemedBar.of($0.tabBar, in: $0).style = entry.styleBefore }
      }
    }
    setStyle(of: window)
  }

  /// Leaves a controller alone from now on; it stays as it looks.
  ///
  /// - Parameter controller: The controller.
  public func detach(_ controller: UITabBarController) {
    attachedControllers.removeAll { $0.object == nil || $0.object === controller }
  }

  /// Leaves a window alone from now on; it stays as it looks.
  ///
  /// - Parameter window: The window.
  public func detach(_ window: UIWindow) {
    attachedWindows.removeAll { $0.object == nil || $0.object === window }
  }

  /// An object that a store may change as long as others keep it.
  struct Attached<Object: AnyObject> {
    weak var object: Object?
    let styleBefore: UIUserInterfaceStyle

    init(_ object: Object, styleBefore: UIUserInterfaceStyle) {
      self.object = object
      self.styleBefore = styleBefore
    }
  }
}

extension TabBarThemeStore {
  /// Applies the state to all, in as few dissolves as there are views with something to dissolve.
  ///
  /// Each gets the state of that moment: the app may change it, or attach others, while UIKit calls
  /// it.
  func applyToAttached(restyles: Bool, animated: Bool) {
    let windows = attachedWindows.compactMap(\.object)
    let controllers = attachedControllers.compactMap(\.object)
    for window in windows where restyles {
      let inside = controllers.filter { $0.viewIfLoaded?.window === window }
      window.dissolve(animated: animated) {
        self.setStyle(of: window)
        for controller in inside { self.apply(to: controller, restyles: true) }
      }
    }
    for controller in controllers {
      let window = controller.viewIfLoaded?.window
      if restyles, windows.contains(where: { $0 === window }) { continue }
      let view = restyles ? controller.viewIfLoaded : controller.tabBar
      (view ?? controller.tabBar).dissolve(animated: animated) {
        self.apply(to: controller, restyles: restyles)
      }
    }
  }

  func apply(to controller: UITabBarController, restyles: Bool) {
    let hasWindows = attachedWindows.contains { $0.object != nil }
    let style = hasWindows ? nil : state.style
    ThemedBar.of(controller.tabBar, in: controller).apply(
      .init(theme: state.theme, style: style, assets: state.assets),
      isRestyled: restyles
    )
  }

  private func setStyle(of window: UIWindow) {
    let style = state.style.userInterfaceStyle
    if window.overrideUserInterfaceStyle != style { window.overrideUserInterfaceStyle = style }
  }
}

extension UIView {
  /// Makes changes, and lets the view dissolve into them if it can be seen and motion is welcome.
  func dissolve(animated: Bool, _ changes: @escaping () -> Void) {
    guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else { return changes() }
    UIView.transition(
      with: self,
      duration: 0.3,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: changes
    )
  }
}
