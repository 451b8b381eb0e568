package import Foundation
package import TabDevices

extension UIWindow {
  /// Creates a window that fills the screen of a device.
  package static func simulated(
    device: DeviceScreen,
    orientation: DeviceScreen.Orientation = .portrait,
    style: UIUserInterfaceStyle = .light,
    contrast: UIAccessibilityContrast = .normal,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    legibilityWeight: UILegibilityWeight = .regular,
    scale: CGFloat? = nil
  ) -> UIWindow {
    let window = UIWindow(
      frame: CGRect(origin: .zero, size: device.posture(in: orientation).size)
    )
    var values = UITraitCollection.ofSimulatedSystem.values
    values.userInterfaceIdiom = device.idiom
    values.userInterfaceStyle = style
    values.accessibilityContrast = contrast
    values.layoutDirection = layoutDirection
    values.legibilityWeight = legibilityWeight
    values.displayScale = scale ?? CGFloat(device.scale)
    window.device = device
    window.deviceTraits = values.traits(in: device.posture(in: orientation))
    window.deviceSafeAreaInsets = device.posture(in: orientation).safeAreaInsets
    return window
  }

  /// Rotates the device, with UIKit's calls in UIKit's order; the transition is over on return.
  ///
  /// First the controllers are notified of the new traits, then of the new size. Then the traits and the size change,
  /// the animations alongside the transition run, the window is laid out, and the completions run.
  package func simulateRotation(to orientation: DeviceScreen.Orientation) {
    guard let device else {
      preconditionFailure("A window without a device can't turn; use UIWindow.simulated(device:)")
    }
    let posture = device.posture(in: orientation)
    simulateChange(
      to: posture.size,
      traits: deviceTraits.values.traits(in: posture),
      safeAreaInsets: posture.safeAreaInsets
    )
  }

  /// Changes the size of the window's screen, as rotating a device or resizing a split view does.
  package func simulateChange(
    to size: CGSize,
    traits: UITraitCollection,
    safeAreaInsets: UIEdgeInsets
  ) {
    let transition = SimulatedTransition(containerView: self)
    if traits != deviceTraits {
      for controller in shownControllers { controller.willTransition(to: traits, with: transition) }
    }
    if size != bounds.size {
      for controller in shownControllers {
        controller.viewWillTransition(to: size, with: transition)
      }
    }
    deviceTraits = traits
    frame.size = size
    deviceSafeAreaInsets = safeAreaInsets
    transition.runAnimations()
    layoutIfNeeded()
    transition.complete()
  }
}

extension TraitValues {
  /// Returns the traits with the size classes of a posture.
  fileprivate func traits(in posture: DeviceScreen.Posture) -> UITraitCollection {
    var values = self
    values.horizontalSizeClass = posture.horizontalSizeClass
    values.verticalSizeClass = posture.verticalSizeClass
    return UITraitCollection(values: values)
  }
}
