import TabThemes
import TabUIKit

extension UITabBarController {
  /// Whether the system's bar is hidden, which a custom bar overrides.
  static let hidingProperty = {
    var property = OverridableProperty(\UITabBarController.isSystemBarHidden)
    // After a push that hid the bar, UIKit shows it again, which isn't a change by the app.
    property.merge = { app, _, _ in app }
    return property
  }()

  private var isSystemBarHidden: Bool {
    get {
      if #available(iOS 18, *), TabBarEnvironment.current.os >= 18 { return isTabBarHidden }
      return tabBar.isHidden
    }
    set {
      if #available(iOS 18, *), TabBarEnvironment.current.os >= 18 {
        setTabBarHidden(newValue, animated: false)
      } else {
        tabBar.isHidden = newValue
      }
    }
  }
}
