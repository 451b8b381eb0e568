import TabUIKit

extension UITabBarController {
  /// Returns the edge of the screen at which the system puts the bar: the top on an iPad with iOS
  /// 18 and later, unless the width is compact.
  package func barPlacement(in environment: TabBarEnvironment) -> BarPlacement {
    hasWideBar && environment.os >= 18 ? .top : .bottom
  }
}
