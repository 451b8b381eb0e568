public import TabUIKit

extension TabBarThemeStore {
  /// Applies the store's theme to a controller's bar, now and whenever it changes, as long as the
  /// controller lives.
  ///
  /// A controller that is attached before it is on screen never shows a bar without the theme. It
  /// also gets the store's ``style``, unless its window is attached. Attaching a controller twice
  /// does nothing.
  ///
  /// - Parameter controller: The controller, to which the store keeps a weak reference.
  public func attach(_ controller: UITabBarController) { attach(controller, owner: self) }

  /// Attaches a controller whose theme belongs to `owner`: the store, or the claims that follow it.
  func attach(_ controller: UITabBarController, owner: AnyObject) {
    guard !attachedControllers.contains(where: { $0.controller === controller }) else { return }
    attachedControllers.removeAll { $0.controller == nil }
    attachedControllers.append(AttachedController(controller: controller, owner: owner))
    apply(to: controller)
  }

  /// Sets the store's style on a window, and so on an entire scene, now and whenever it changes.
  ///
  ///     store.attach(window)  // sheets and alerts have the style, too
  ///     store.attach(tabBarController)
  ///
  /// Attach the window if the app presents sheets or alerts: UIKit gives presented controllers the
  /// style of the window, not that of the presenting controller. Controllers in the window then
  /// inherit the style from it. While ``style`` is `nil`, the window keeps the app's.
  ///
  /// - Parameter window: The window, to which the store keeps a weak reference.
  public func attach(_ window: UIWindow) {
    guard !attachedWindows.contains(where: { $0.object === window }) else { return }
    attachedWindows.removeAll { $0.object == nil }
    attachedWindows.append(WeakReference(window))
    updateStyle(of: window)
  }

  /// Stops updating a controller; it keeps the theme, and the style that the app set last is
  /// restored.
  ///
  /// - Parameter controller: The controller to detach.
  public func detach(_ controller: UITabBarController) {
    guard attachedControllers.contains(where: { $0.controller === controller }) else { return }
    leave(controller)
    ThemedBar.themedBar(for: controller.tabBar, in: controller)
      .apply(.init(theme: state.theme, style: nil, assets: state.assets), by: self)
  }

  /// Stops updating a window, and restores the style that the app set last.
  ///
  /// - Parameter window: The window to detach.
  public func detach(_ window: UIWindow) {
    guard attachedWindows.contains(where: { $0.object === window }) else { return }
    attachedWindows.removeAll { $0.object == nil || $0.object === window }
    updateStyle(of: window)
  }

  /// An attached controller with the owner of its theme, both weakly referenced.
  struct AttachedController {
    weak var controller: UITabBarController?
    weak var owner: AnyObject?
  }
}

extension TabBarThemeStore {
  /// Applies the state to all attached windows and controllers, in as few dissolves as possible.
  ///
  /// Each gets the state at the moment of its update: the app may change the state, or attach
  /// others, while UIKit calls it. What a window or a controller has already isn't written again.
  func applyToAttached(animated: Bool) {
    let windows = attachedWindows.compactMap(\.object)
    let controllers = attachedControllers.compactMap(\.controller)
    let restyles = state.style != appliedStyle
    appliedStyle = state.style
    for window in windows {
      window.dissolve(animated: animated && restyles) { self.updateStyle(of: window) }
    }
    for controller in controllers {
      let window = controller.viewIfLoaded?.window
      let hasDissolved = restyles && windows.contains { $0 === window }
      let view = restyles ? controller.viewIfLoaded : nil
      (view ?? controller.tabBar).dissolve(animated: animated && !hasDissolved) {
        self.apply(to: controller)
      }
    }
  }

  func apply(to controller: UITabBarController, isRestyled: Bool = false) {
    guard let attached = attachedControllers.first(where: { $0.controller === controller }) else {
      return
    }
    let window = controller.viewIfLoaded?.window
    let isInAttachedWindow = window != nil && attachedWindows.contains { $0.object === window }
    ThemedBar.themedBar(for: controller.tabBar, in: controller).apply(
      .init(
        theme: state.theme,
        style: isInAttachedWindow ? nil : state.style,
        assets: state.assets
      ),
      isRestyled: isRestyled,
      by: attached.owner
    )
  }

  /// Removes a controller from the attached ones without changing it.
  package func leave(_ controller: UITabBarController) {
    attachedControllers.removeAll { $0.controller == nil || $0.controller === controller }
  }

  /// Sets the style on a window, or restores the app's if the window isn't attached, and updates
  /// the style of its controllers.
  private func updateStyle(of window: UIWindow) {
    let isAttached = attachedWindows.contains { $0.object === window }
    let style = isAttached ? state.style?.userInterfaceStyle : nil
    let isWritten = UIView.styleProperty.set(style, on: window)
    for controller in attachedControllers.compactMap(\.controller)
    where controller.viewIfLoaded?.window === window {
      apply(to: controller, isRestyled: isWritten)
    }
  }
}

extension TabBarThemeStore: TabBarThemeSource {
  package func hasTheme(_ controller: UITabBarController) -> Bool {
    controller.tabBarTheme == state.theme
  }

  package func follow(_ controller: UITabBarController, owner: AnyObject) {
    attach(controller, owner: owner)
    // For items added after the controller was attached.
    apply(to: controller)
  }
}
