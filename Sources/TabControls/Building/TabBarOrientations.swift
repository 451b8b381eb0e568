import TabAppearance
import TabUIKit

extension TabBarControls {
  /// Whether the selected tab determines the supported orientations of the tab bar controller; off
  /// by default.
  ///
  ///     controller.tabBarControls.followsTabOrientations = true
  ///
  /// For a navigation controller, the top controller determines them, even if the navigation
  /// controller's class overrides the property. The orientation for presentation is still that of
  /// the app's delegate or UIKit, and so is `shouldAutorotate`, which is deprecated. For the status
  /// bar UIKit already asks the selected tab, by `childForStatusBarStyle`.
  public var followsTabOrientations: Bool {
    get { part(TabBarOrientations.self) != nil }
    set {
      guard newValue != followsTabOrientations else { return }
      setPart(newValue ? TabBarOrientations() : nil as TabBarOrientations?)
      refreshDelegate()
    }
  }
}

/// Forwards the supported orientations of the selected tab to the controller.
final class TabBarOrientations: TabBarPart {
  private weak var controls: TabBarControls?
  private var lastMask: UIInterfaceOrientationMask?

  func attach(to controls: TabBarControls) {
    self.controls = controls
  }

  func detach() {
    let controller = controls?.controller
    controls = nil
    controller?.orientationsDidChange()
  }

  func layOut() {
    guard lastMask != supportedInterfaceOrientations else { return }
    lastMask = supportedInterfaceOrientations
    controls?.controller?.orientationsDidChange()
  }

  var supportedInterfaceOrientations: UIInterfaceOrientationMask? {
    let selected = controls?.controller?.selectedViewController
    let top = (selected as? UINavigationController)?.topViewController
    return (top ?? selected)?.supportedInterfaceOrientations
  }
}

extension UITabBarController {
  /// Makes UIKit read the orientations again; before iOS 16 it does so when the device is rotated.
  fileprivate func orientationsDidChange() {
    guard #available(iOS 16, *), TabBarEnvironment.current.os >= 16 else { return }
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }
}
