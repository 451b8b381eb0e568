import TabUIKit

/// The controllers and windows of a store, none of which it keeps alive.
@MainActor
struct AttachedBars {
  private var controllers: [Attached<UITabBarController>] = []
  private var windows: [Attached<UIWindow>] = []

  mutating func attach(_ controller: UITabBarController, in state: TabBarThemeStore.State) {
    guard index(of: controller) == nil else { return }
    controllers.removeAll { $0.object == nil }
    controllers.append(Attached(controller, styleBefore: controller.overrideUserInterfaceStyle))
    apply(state, to: controller, restyles: false)
  }

  mutating func attach(_ window: UIWindow, in state: TabBarThemeStore.State) {
    guard !windows.contains(where: { $0.object === window }) else { return }
    windows.removeAll { $0.object == nil }
    if windows.isEmpty {
      // From here on the windows have the style.
      for entry in controllers {
        if let controller = entry.object { ThemedBar(controller).style = entry.styleBefore }
      }
    }
    windows.append(Attached(window, styleBefore: window.overrideUserInterfaceStyle))
    window.setStyle(state.style.userInterfaceStyle)
  }

  mutating func detach(_ controller: UITabBarController) {
    controllers.removeAll { $0.object == nil || $0.object === controller }
  }

  mutating func detach(_ window: UIWindow) {
    windows.removeAll { $0.object == nil || $0.object === window }
  }

  /// Applies a state to all, in as few dissolves as there are views with something to dissolve.
  func apply(_ state: TabBarThemeStore.State, restyles: Bool, animated: Bool) {
    let windows = windows.compactMap(\.object)
    let controllers = controllers.compactMap(\.object)
    for window in windows where restyles {
      let inside = controllers.filter { $0.viewIfLoaded?.window === window }
      window.dissolve(animated: animated) {
        window.setStyle(state.style.userInterfaceStyle)
        for controller in inside { apply(state, to: controller, restyles: true) }
      }
    }
    for controller in controllers {
      let window = controller.viewIfLoaded?.window
      if restyles, windows.contains(where: { $0 === window }) { continue }
      let view = restyles ? controller.viewIfLoaded : controller.tabBar
      (view ?? controller.tabBar).dissolve(animated: animated) {
        apply(state, to: controller, restyles: restyles)
      }
    }
  }

  private func apply(
    _ state: TabBarThemeStore.State,
    to controller: UITabBarController,
    restyles: Bool
  ) {
    let hasWindows = windows.contains { $0.object != nil }
    _ = ThemedBar(controller)
      .apply(state.theme, style: hasWindows ? nil : state.style, isRestyled: restyles)
  }

  private func index(of controller: UITabBarController) -> Int? {
    controllers.firstIndex { $0.object === controller }
  }
}

/// An object that a store may change as long as others keep it.
private struct Attached<Object: AnyObject> {
  weak var object: Object?
  let styleBefore: UIUserInterfaceStyle

  init(_ object: Object, styleBefore: UIUserInterfaceStyle) {
    self.object = object
    self.styleBefore = styleBefore
  }
}

extension UIView {
  /// Makes changes, and lets the view dissolve into what they come to if it can be seen and motion is welcome.
  fileprivate func dissolve(animated: Bool, _ changes: @escaping () -> Void) {
    guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else { return changes() }
    UIView.transition(
      with: self,
      duration: 0.3,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: changes
    )
  }
}

extension UIWindow {
  fileprivate func setStyle(_ style: UIUserInterfaceStyle) {
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
  }
}
