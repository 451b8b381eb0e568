public import TabUIKit

extension TabBarThemeStore {
  /// Gives a controller's bar the theme, now and whenever it changes, as long as the controller
  /// lives.
  ///
  /// Attached before it is on screen, it is never seen without. It has the store's ``style``, too,
  /// unless its window is attached. Attaching a controller twice does nothing.
  ///
  /// - Parameter controller: The controller; the store doesn't keep it.
  public func attach(_ controller: UITabBarController) { attach(controller, owner: self) }

  /// Attaches a controller, whose theme is the owner's: the store itself, or claims that follow it.
  func attach(_ controller: UITabBarController, owner: AnyObject) {
    guard !attachedControllers.contains(where: { $0.controller === controller }) else { return }
    attachedControllers.removeAll { $0.controller == nil }
    attachedControllers.append(AttachedController(controller: controller, owner: owner))
    apply(to: controller, restyles: false)
  }

  /// Gives a window, and so all of a scene, the style, now and whenever it changes.
  ///
  ///     store.attach(window)  // sheets and alerts have the style, too
  ///     store.attach(tabBarController)
  ///
  /// Attach the window where the app has sheets or alerts: UIKit gives what is presented the style
  /// of the window, not that of the controller below. Controllers in the window have no style of the
  /// store's own then. Until the store has a ``style``, the window keeps the app's.
  ///
  /// - Parameter window: The window; the store doesn't keep it.
  public func attach(_ window: UIWindow) {
    guard !attachedWindows.contains(where: { $0.object === window }) else { return }
    attachedWindows.removeAll { $0.object == nil }
    attachedWindows.append(WeakReference(window))
    updateStyle(of: window)
  }

  /// Stops changing a controller; it keeps the theme, and has the style again that the app has set
  /// last.
  ///
  /// - Parameter controller: The controller.
  public func detach(_ controller: UITabBarController) {
    guard attachedControllers.contains(where: { $0.controller === controller }) else { return }
    leave(controller)
    ThemedBar.of(controller.tabBar, in: controller)
      .apply(.init(theme: state.theme, style: nil, assets: state.assets), by: self)
  }

  /// Stops changing a window; it has the style again that the app has set last.
  ///
  /// - Parameter window: The window.
  public func detach(_ window: UIWindow) {
    guard attachedWindows.contains(where: { $0.object === window }) else { return }
    attachedWindows.removeAll { $0.object == nil || $0.object === window }
    updateStyle(of: window)
  }

  /// A controller that a store may change as long as others keep it.
  struct AttachedController {
    weak var controller: UITabBarController?
    weak var owner: AnyObject?
  }
}

extension TabBarThemeStore {
  /// Applies the state to all, in as few dissolves as there are views with something to dissolve.
  ///
  /// Each gets the state of that moment: the app may change it, or attach others, while UIKit calls
  /// it.
  func applyToAttached(restyles: Bool, animated: Bool) {
    let windows = attachedWindows.compactMap(\.object)
    let controllers = attachedControllers.compactMap(\.controller)
    for window in windows where restyles {
      window.dissolve(animated: animated) { self.updateStyle(of: window) }
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
    guard let attached = attachedControllers.first(where: { $0.controller === controller }) else {
      return
    }
    let window = controller.viewIfLoaded?.window
    let isInAttachedWindow = window != nil && attachedWindows.contains { $0.object === window }
    ThemedBar.of(controller.tabBar, in: controller).apply(
      .init(
        theme: state.theme,
        style: isInAttachedWindow ? nil : state.style,
        assets: state.assets
      ),
      isRestyled: restyles,
      by: attached.owner
    )
  }

  /// Removes a controller from those that are attached, and leaves it as it is.
  func leave(_ controller: UITabBarController) {
    attachedControllers.removeAll { $0.controller == nil || $0.controller === controller }
  }

  /// Gives a window the style, or where it isn't attached that of the app, and lets its controllers
  /// follow.
  private func updateStyle(of window: UIWindow) {
    let isAttached = attachedWindows.contains { $0.object === window }
    UIView.styleProperty.set(isAttached ? state.style?.userInterfaceStyle : nil, on: window)
    for controller in attachedControllers.compactMap(\.controller)
    where controller.viewIfLoaded?.window === window {
      apply(to: controller, restyles: true)
    }
  }
}

extension UIView {
  /// Makes changes, and lets the view dissolve into them if it can be seen and the user hasn't
  /// reduced motion; not on glass, whose material a snapshot of the view lacks.
  func dissolve(animated: Bool, _ changes: @escaping () -> Void) {
    guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled,
      TabBarEnvironment.current.look == .classic
    else { return changes() }
    UIView.transition(
      with: self,
      duration: 0.3,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: changes
    )
  }
}
