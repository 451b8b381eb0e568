public import TabUIKit

extension TabBarThemeStore {
  /// Gives a controller's bar the theme, now and whenever it changes, as long as the controller lives.
  ///
  /// Attached before it is on screen, it is never seen without. Unless a window is attached, it has the
  /// style, too. Attaching a controller twice does nothing.
  ///
  /// - Parameter controller: The controller; the store doesn't keep it.
  public func attach(_ controller: UITabBarController) {
    attached.attach(controller, in: state)
  }

  /// Gives a window, and so all of a scene, the style, now and whenever it changes.
  ///
  /// With a window attached, controllers have no style of the store's own.
  ///
  /// - Parameter window: The window; the store doesn't keep it.
  public func attach(_ window: UIWindow) {
    attached.attach(window, in: state)
  }

  /// Leaves a controller alone from now on; it stays as it looks.
  ///
  /// - Parameter controller: The controller.
  public func detach(_ controller: UITabBarController) {
    attached.detach(controller)
  }

  /// Leaves a window alone from now on; it stays as it looks.
  ///
  /// - Parameter window: The window.
  public func detach(_ window: UIWindow) {
    attached.detach(window)
  }
}
