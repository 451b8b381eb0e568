import Foundation
import HeadlessUIKit
import TabAppearance
import TabBarExamples
import TabControls
import TabScreens

/// A themed bar to draw: the system's, or that of an example.
struct PictureSubject: ThemeSubject {
  let theme: TabBarTheme
  let content: BarContent

  /// The example whose bar is drawn, or `nil` for the system's.
  let example: BarExample?

  /// The bundle that is searched for colors and images named as `asset:`.
  let assets: Bundle?

  /// The features of the bar besides its items.
  var features = BarFeatures()

  func tabSnapshotController(on configuration: TabSnapshotConfiguration) -> UIViewController {
    let controller = content.controller()
    controller.applyTheme(theme, assets: assets)
    example?.setUp(controller.tabBarControls)
    features.apply(to: controller)
    return controller
  }

  func customBar(of controller: UIViewController) -> UIView? {
    guard example != nil else { return nil }
    return (controller as? UITabBarController)?.tabBarControls.customBar
  }
}
