import TabThemes
import TabUIKit

extension TabBarControls {
  /// Reports that views over the bar don't move when the bar minimizes: UIKit has no public
  /// property for its state.
  func reportMinimizing() {
    guard #available(iOS 26, *), TabBarEnvironment.current.os >= 26, let controller,
      shownBar === controller.tabBar, overlayView.subviews.contains(where: { !$0.isHidden })
    else { return }
    switch controller.tabBarMinimizeBehavior {
    case .onScrollDown, .onScrollUp:
      report(
        ThemeDiagnostic(
          .warning,
          "views over the bar don't move while it is minimized",
          notes: ["UIKit doesn't let apps know that it does"],
          fix: "set 'tabBarMinimizeBehavior' to '.never', or use a CustomTabBar"
        )
      )
    default: break
    }
  }
}
