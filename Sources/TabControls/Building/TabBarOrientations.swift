import TabAppearance
import TabUIKit

extension TabBarControls {
  /// Whether the selected tab decides in which orientations the tab bar controller may be; off unless
  /// set.
  ///
  ///     controller.tabBarControls.followsTabOrientations = true
  ///
  /// Of a navigation controller the one on top decides, also where its own class says something
  /// else. The orientation for presentation stays what the app's delegate or UIKit says, and so does
  /// `shouldAutorotate`, which is deprecated. UIKit asks for the status bar by itself: it goes by
  /// `childForStatusBarStyle` to the selected tab.
  public var followsTabOrientations: Bool {
    get { part(TabBarOrientations.self) != nil }
    set {
      guard newValue != followsTabOrientations else { return }
      setPart(newValue ? TabBarOrientations() : nil as TabBarOrientations?)
      refreshDelegate()
    }
  }
}

/// The orientations of the selected tab, for the controller.
final class TabBarOrientations: TabBarPart {
  private weak var controls: TabBarControls?
  private var known: UIInterfaceOrientationMask?

  func attach(to controls: TabBarControls) {
    self.controls = controls
  }

  func detach() {
    let controller = controls?.controller
    controls = nil
    controller?.orientationsDidChange()
  }

  func layOut() {
    guard known != supportedInterfaceOrientations else { return }
    known = supportedInterfaceOrientations
    controls?.controller?.orientationsDidChange()
  }

  var supportedInterfaceOrientations: UIInterfaceOrientationMask? {
    let selected = controls?.controller?.selectedViewController
    let top = (selected as? UINavigationController)?.topViewController
    return (top ?? selected)?.supportedInterfaceOrientations
  }
}

extension UITabBarController {
  /// Has UIKit ask again; before iOS 16 it does so when the device is turned.
  fileprivate func orientationsDidChange() {
    guard #available(iOS 16, *), TabBarEnvironment.current.os >= 16 else { return }
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }
}
