import TabUIKit

extension UITabBarController {
  /// Returns the edge of the screen at which the system puts the bar: the top on an iPad with iOS
  /// 18 and later, unless the width is compact.
  package func barPlacement(in environment: TabBarEnvironment) -> BarPlacement {
    // The controller's traits, since the bar may be outside of the window when it is at the top of
    // an iPad.
    let traits = traitCollection
    let isWide = traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
    return isWide && environment.os >= 18 ? .top : .bottom
  }
}
